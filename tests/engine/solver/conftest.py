import pytest


@pytest.fixture(scope="session", autouse=True)
def compiled(kernels: None) -> None:
    """Every test here asks the solver."""
