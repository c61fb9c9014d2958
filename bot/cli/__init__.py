"""The tasks of the command line, such as ``ricochet backup`` and ``ricochet doctor``."""
