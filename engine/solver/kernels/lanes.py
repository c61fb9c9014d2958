# pyright: basic, reportAttributeAccessIssue=false
# ruff: noqa: ARG001 - Numba counts the parameters
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""Vectors of four lanes of four bytes: parallel computation for the four headings of a robot.

Numba has no such type. `lanes` is a vector of sixteen bytes, which fits in one register of every processor. Each function is
one or a few instructions.
"""

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from engine.solver.kernels.vectors import BYTE, LONG, NUMBER, Vector

_BYTES, _NUMBERS = ir.VectorType(BYTE, 16), ir.VectorType(NUMBER, 4)

lanes = Vector("lanes", 16)


def _constant(value):
    return ir.Constant(_NUMBERS, [value] * 4)


def _number(index):
    return ir.Constant(NUMBER, index)


def _load(context, builder, kind, array, index):
    data = context.make_array(kind)(context, builder, array).data
    return builder.load(builder.gep(data, [index]))


def _choose(builder, order, one, other):
    return builder.select(builder.icmp_unsigned(order, one, other), one, other)


@intrinsic
def splat(_typing, number):
    """Return the same number in all four lanes."""

    def generate(_context, builder, _signature, arguments):
        narrow = builder.trunc(arguments[0], NUMBER)
        vector = builder.insert_element(ir.Constant(_NUMBERS, ir.Undefined), narrow, _number(0))
        vector = builder.shuffle_vector(vector, vector, ir.Constant(_NUMBERS, [0] * 4))
        return builder.bitcast(vector, _BYTES)

    return lanes(types.int64), generate


@intrinsic
def gather(_typing, array, offset, stride, cells):
    """Return the 32-bit entries at ``offset + stride * cell``, for four cells that are packed into a number."""

    def generate(context, builder, signature, arguments):
        values, start, factor, packed = arguments
        vector = ir.Constant(_NUMBERS, ir.Undefined)
        for lane in range(4):
            cell = builder.and_(builder.lshr(packed, ir.Constant(LONG, 8 * lane)), ir.Constant(LONG, 255))
            index = builder.add(start, builder.mul(factor, cell))
            vector = builder.insert_element(vector, _load(context, builder, signature.args[0], values, index), _number(lane))
        return builder.bitcast(vector, _BYTES)

    return lanes(array, types.int64, types.int64, types.int64), generate


@intrinsic
def smaller(_typing, one, other):
    """Return the smaller of each two bytes of two vectors."""

    def generate(_context, builder, _signature, arguments):
        return _choose(builder, "<", *arguments)

    return one(one, other), generate


@intrinsic
def larger(_typing, one, other):
    """Return the larger of each two bytes of two vectors."""

    def generate(_context, builder, _signature, arguments):
        return _choose(builder, ">", *arguments)

    return one(one, other), generate


@intrinsic
def least_of_lanes(_typing, least, second):
    """Return `bounds.least_moves` of four positions, packed into a number: a byte for each.

    ``least`` holds T, W, V and X of the helpers in the bytes of each lane, ``second`` the second smallest of them.
    """

    def generate(_context, builder, _signature, arguments):
        first, then = (builder.bitcast(one, _NUMBERS) for one in arguments)
        one_more = _constant(1)

        def shifted(lanes_of, byte):
            return builder.lshr(lanes_of, _constant(8 * byte))

        def bytes_of(lanes_of):
            return builder.bitcast(lanes_of, _BYTES)

        def one_more_than(lanes_of):
            return bytes_of(builder.add(builder.bitcast(lanes_of, _NUMBERS), one_more))

        # In the lowest byte of each lane; the others hold garbage.
        w, v, x = (bytes_of(shifted(first, byte)) for byte in (1, 2, 3))
        second_w, second_v = bytes_of(shifted(then, 1)), bytes_of(shifted(then, 2))
        alone = _choose(builder, ">", one_more_than(w), x)
        several = _choose(builder, ">", second_w, x)
        standing = _choose(builder, "<", second_v, one_more_than(v))
        several = _choose(builder, "<", _choose(builder, ">", standing, several), one_more_than(several))
        bound = _choose(builder, "<", _choose(builder, "<", arguments[0], alone), several)
        picked = builder.shuffle_vector(bound, bound, ir.Constant(_NUMBERS, [0, 4, 8, 12]))
        return builder.zext(builder.bitcast(picked, NUMBER), LONG)

    return types.int64(least, second), generate


@intrinsic
def matches_in_line(_typing, array, start, mask, wanted):
    """Compare the sixteen 32-bit numbers of a cache line: return a bit for each that equals ``wanted`` under the mask.

    Sixteen bits higher, it has a bit for each that is zero.
    """
    wide = ir.VectorType(NUMBER, 16)

    def everywhere(builder, number):
        vector = builder.insert_element(ir.Constant(wide, ir.Undefined), builder.trunc(number, NUMBER), _number(0))
        return builder.shuffle_vector(vector, vector, ir.Constant(wide, [0] * 16))

    def generate(context, builder, signature, arguments):
        values, place, under, number = arguments
        data = context.make_array(signature.args[0])(context, builder, values).data
        pointer = builder.bitcast(builder.gep(data, [place]), wide.as_pointer())
        line = builder.load(pointer, align=64)
        same = builder.icmp_unsigned("==", builder.and_(line, everywhere(builder, under)), everywhere(builder, number))
        none = builder.icmp_unsigned("==", line, ir.Constant(wide, [0] * 16))
        bits = [builder.zext(builder.bitcast(one, ir.IntType(16)), LONG) for one in (same, none)]
        return builder.or_(bits[0], builder.shl(bits[1], ir.Constant(LONG, 16)))

    return types.int64(array, types.int64, types.int64, types.int64), generate


@intrinsic
def lowest_bit(_typing, number):
    """Return the place of the lowest bit that is set, of a number that is not zero."""

    def generate(_context, builder, _signature, arguments):
        kind = ir.FunctionType(LONG, [LONG, ir.IntType(1)])
        count = cgutils.get_or_insert_function(builder.module, kind, "llvm.cttz.i64")
        return builder.call(count, [arguments[0], ir.Constant(ir.IntType(1), 1)])

    return types.int64(types.int64), generate
