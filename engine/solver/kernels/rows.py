# pyright: basic, reportAttributeAccessIssue=false
# ruff: noqa: ARG001 - Numba counts the parameters
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""Vectors of a byte for each cell of the board: whole rows of tables in registers.

Numba has no such type. `row` is a vector of 256 bytes, which a compiler spreads over as many registers as it takes. In memory a
row is 256 bytes of an array, and rows are counted from the beginning of the array.
"""

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from engine.solver.kernels.sizes import CELLS
from engine.solver.kernels.vectors import BYTE, LONG, NUMBER, Vector

_BYTES = ir.VectorType(BYTE, CELLS)
_PART = 64

BLOCK = 16
"""Rows and columns of a block that is transposed at once."""

row = Vector("row", CELLS)


def _everywhere(builder, number):
    vector = builder.insert_element(ir.Constant(_BYTES, ir.Undefined), builder.trunc(number, BYTE), ir.Constant(NUMBER, 0))
    return builder.shuffle_vector(vector, vector, ir.Constant(ir.VectorType(NUMBER, CELLS), [0] * CELLS))


def _place(context, builder, kind, array, index):
    data = context.make_array(kind)(context, builder, array).data
    rows = builder.bitcast(data, _BYTES.as_pointer())
    return builder.gep(rows, [index])


@intrinsic
def row_of(_typing, number):
    """Return the same number for every cell."""

    def generate(_context, builder, _signature, arguments):
        return _everywhere(builder, arguments[0])

    return row(types.int64), generate


@intrinsic
def row_at(_typing, array, index):
    """Return a row of an array of bytes."""

    def generate(context, builder, signature, arguments):
        return builder.load(_place(context, builder, signature.args[0], *arguments), align=1)

    return row(array, types.int64), generate


@intrinsic
def put_row(_typing, array, index, cells):
    """Write a row of an array of bytes."""

    def generate(context, builder, signature, arguments):
        builder.store(arguments[2], _place(context, builder, signature.args[0], *arguments[:2]), align=1)
        return context.get_dummy_value()

    return types.void(array, types.int64, row), generate


@intrinsic
def more_by(_typing, cells, number):
    """Return a row with so much added to each byte."""

    def generate(_context, builder, _signature, arguments):
        return builder.add(arguments[0], _everywhere(builder, arguments[1]))

    return row(row, types.int64), generate


@intrinsic
def sum_of(_typing, one, other):
    """Return for each cell the sum of two rows."""

    def generate(_context, builder, _signature, arguments):
        return builder.add(*arguments)

    return row(row, row), generate


@intrinsic
def smaller_of(_typing, one, other):
    """Return for each cell the smaller of two rows."""

    def generate(_context, builder, _signature, arguments):
        return builder.select(builder.icmp_unsigned("<", *arguments), *arguments)

    return row(row, row), generate


@intrinsic
def larger_of(_typing, one, other):
    """Return for each cell the larger of two rows."""

    def generate(_context, builder, _signature, arguments):
        return builder.select(builder.icmp_unsigned(">", *arguments), *arguments)

    return row(row, row), generate


@intrinsic
def capped(_typing, cells, most, far):
    """Return a row capped at ``most``, except for values of ``far`` or more."""

    def generate(_context, builder, _signature, arguments):
        cells, most, far = arguments[0], *(_everywhere(builder, number) for number in arguments[1:])
        is_over = builder.and_(builder.icmp_unsigned(">", cells, most), builder.icmp_unsigned("<", cells, far))
        return builder.select(is_over, most, cells)

    return row(row, types.int64, types.int64), generate


@intrinsic
def differ(_typing, one, other):
    """Return whether two rows differ."""
    whole = ir.IntType(8 * _PART)

    def generate(_context, builder, _signature, arguments):
        apart = builder.xor(*arguments)
        some = None
        for begin in range(0, CELLS, _PART):
            mask = ir.Constant(ir.VectorType(NUMBER, _PART), list(range(begin, begin + _PART)))
            part = builder.shuffle_vector(apart, apart, mask)
            some = builder.or_(some, part) if some else part
        return builder.icmp_unsigned("!=", builder.bitcast(some, whole), ir.Constant(whole, 0))

    return types.boolean(row, row), generate


def _interleaved(builder, vectors, times):
    """Interleave the two halves of vectors of equal length, so many times."""
    size = vectors[0].type.count
    lower, upper = (
        ir.Constant(ir.VectorType(NUMBER, size), [half + index // 2 + index % 2 * size for index in range(size)])
        for half in (0, size // 2)
    )
    for _ in range(times):
        pairs = zip(vectors[: len(vectors) // 2], vectors[len(vectors) // 2 :], strict=True)
        vectors = [builder.shuffle_vector(one, other, half) for one, other in pairs for half in (lower, upper)]
    return vectors


@intrinsic
def put_numbers(_typing, array, index, first, second, third, fourth):
    """Write a row of an array of 32-bit numbers: each of four bytes, the first of them the lowest."""

    def generate(context, builder, signature, arguments):
        place = _place(context, builder, signature.args[0], arguments[0], builder.mul(arguments[1], ir.Constant(LONG, 4)))
        for begin in range(0, CELLS, _PART):
            order = ir.Constant(ir.VectorType(NUMBER, _PART), list(range(begin, begin + _PART)))
            parts = [builder.shuffle_vector(one, one, order) for one in arguments[2:]]
            target = builder.gep(builder.bitcast(place, parts[0].type.as_pointer()), [ir.Constant(NUMBER, 4 * begin // _PART)])
            for number, part in enumerate(_interleaved(builder, parts, 2)):
                builder.store(part, builder.gep(target, [ir.Constant(NUMBER, number)]), align=1)
        return context.get_dummy_value()

    return types.void(array, types.int64, row, row, row, row), generate


def _transposed(builder, rows):
    """Return sixteen rows of sixteen bytes each, transposed."""
    return _interleaved(builder, rows, 4)


def _rows_of_block(context, builder, kind, array, row, column):
    """Return the pointers to the rows of a block that begins at a row and a column of a square array."""
    data = context.make_array(kind)(context, builder, array).data
    begin = builder.add(builder.mul(row, row.type(CELLS)), column)
    numbers = [builder.add(begin, row.type(CELLS * index)) for index in range(BLOCK)]
    return [builder.bitcast(builder.gep(data, [number]), ir.VectorType(BYTE, BLOCK).as_pointer()) for number in numbers]


def _load(builder, places):
    return [builder.load(place, align=1) for place in places]


def _store(builder, rows, places):
    for row, place in zip(rows, places, strict=True):
        builder.store(row, place, align=1)


@intrinsic
def transpose_block(_typing, source, target, row, column):
    """Write a block of a square array to the mirror image of its place in another."""

    def generate(context, builder, signature, arguments):
        one, other, row, column = arguments
        rows = _load(builder, _rows_of_block(context, builder, signature.args[0], one, row, column))
        places = _rows_of_block(context, builder, signature.args[1], other, column, row)
        _store(builder, _transposed(builder, rows), places)
        return context.get_dummy_value()

    return types.void(source, target, types.int64, types.int64), generate


@intrinsic
def make_block_symmetric(_typing, array, row, column):
    """Set each byte of a block of a square array, and its mirror image, to the smaller of both."""

    def generate(context, builder, signature, arguments):
        kind = signature.args[0]
        whole, row, column = arguments
        places = _rows_of_block(context, builder, kind, whole, row, column)
        mirrored = _rows_of_block(context, builder, kind, whole, column, row)
        both = zip(_load(builder, places), _transposed(builder, _load(builder, mirrored)), strict=True)
        least = [builder.select(builder.icmp_unsigned("<", one, other), one, other) for one, other in both]
        _store(builder, least, places)
        _store(builder, _transposed(builder, least), mirrored)
        return context.get_dummy_value()

    return types.void(array, types.int64, types.int64), generate
