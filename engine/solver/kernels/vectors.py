# pyright: basic
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""The type of vectors of bytes, which Numba lacks: `lanes`, `quads` and `rows` have their operations."""

from llvmlite import ir
from numba import types
from numba.core.datamodel import models
from numba.core.datamodel.registry import register_default

BIT, BYTE, NUMBER, LONG = ir.IntType(1), ir.IntType(8), ir.IntType(32), ir.IntType(64)


class Vector(types.Type):
    """Vectors of ``size`` bytes. Those of another name are another type."""

    def __init__(self, name, size):
        self.size = size
        super().__init__(name=name)


@register_default(Vector)
class _VectorModel(models.PrimitiveModel):
    def __init__(self, dmm, fe_type):
        super().__init__(dmm, fe_type, ir.VectorType(BYTE, fe_type.size))
