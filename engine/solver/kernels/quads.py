# pyright: basic, reportAttributeAccessIssue=false
# ruff: noqa: ARG001 - Numba counts the parameters
# Numba brings no types of its own, and what it compiles is known only when it runs.
"""Vectors of four bytes, one for each heading, for up to eight robots: parallel computation for all moves.

Numba has no such type. `quads` is a vector of 32 bytes. A robot's four bytes are its *lane*. A set of bytes is a number with a
bit for each: the moves of robot r have the bits from 4 * r on.
"""

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from engine.solver.kernels.sizes import CELLS, HEADINGS, ROBOTS
from engine.solver.kernels.vectors import BIT, BYTE, LONG, NUMBER, Vector

_LANES = 8
_SIZE = _LANES * HEADINGS
_QUADS, _NUMBERS, _LONGS = ir.VectorType(BYTE, _SIZE), ir.VectorType(NUMBER, _LANES), ir.VectorType(LONG, _LANES)
_WIDE = 64
_TABLE = ir.VectorType(BYTE, _WIDE)

quads = Vector("quads", _SIZE)


def _order(places):
    return ir.Constant(ir.VectorType(NUMBER, len(places)), places)


def _for_headings(up, right, down, left):
    return ir.Constant(_QUADS, [up, right, down, left] * _LANES)


def _everywhere(builder, number):
    vector = builder.insert_element(ir.Constant(_NUMBERS, ir.Undefined), builder.trunc(number, NUMBER), NUMBER(0))
    return builder.bitcast(builder.shuffle_vector(vector, vector, _order([0] * _LANES)), _QUADS)


def _smaller(builder, one, other):
    return builder.select(builder.icmp_unsigned("<", one, other), one, other)


def _bits(builder, some):
    return builder.zext(builder.bitcast(some, NUMBER), LONG)


def _spread(builder, packed):
    cells = builder.bitcast(packed, ir.VectorType(BYTE, _LANES))
    return builder.shuffle_vector(cells, cells, _order([place // HEADINGS for place in range(_SIZE)]))


@intrinsic
def repeat(_typing, lane):
    """Return the same four bytes, packed into a number, for all robots."""

    def generate(_context, builder, _signature, arguments):
        return _everywhere(builder, arguments[0])

    return quads(types.int64), generate


@intrinsic
def spread(_typing, packed):
    """Return each robot's byte of a number, four times."""

    def generate(_context, builder, _signature, arguments):
        return _spread(builder, arguments[0])

    return quads(types.int64), generate


@intrinsic
def halves(_typing, numbers):
    """Return the lower halves of five 64-bit numbers as the lanes of five robots, and the upper halves."""

    def generate(context, builder, signature, arguments):
        wide = ir.Constant(_LONGS, [0] * _LANES)
        for place, number in enumerate(cgutils.unpack_tuple(builder, arguments[0])):
            wide = builder.insert_element(wide, number, NUMBER(place))
        upper = builder.lshr(wide, ir.Constant(_LONGS, [32] * _LANES))
        both = [builder.bitcast(builder.trunc(half, _NUMBERS), _QUADS) for half in (wide, upper)]
        return context.make_tuple(builder, signature.return_type, both)

    return types.UniTuple(quads, 2)(numbers), generate


@intrinsic
def put_lanes(_typing, array, lanes):
    """Write the lanes to the first eight numbers of an array."""

    def generate(context, builder, signature, arguments):
        data = context.make_array(signature.args[0])(context, builder, arguments[0]).data
        numbers = builder.zext(builder.bitcast(arguments[1], _NUMBERS), _LONGS)
        builder.store(numbers, builder.bitcast(data, _LONGS.as_pointer()), align=8)
        return context.get_dummy_value()

    return types.void(array, quads), generate


@intrinsic
def chosen(_typing, bits, one, other):
    """Return the bytes of ``one`` where a bit is set, else those of ``other``."""

    def generate(_context, builder, _signature, arguments):
        bits, one, other = arguments
        some = builder.bitcast(builder.trunc(bits, NUMBER), ir.VectorType(BIT, _SIZE))
        return builder.select(some, one, other)

    return quads(types.int64, quads, quads), generate


@intrinsic
def sum_of_bytes(_typing, one, other):
    """Return the sum of each two bytes."""

    def generate(_context, builder, _signature, arguments):
        return builder.add(*arguments)

    return quads(quads, quads), generate


@intrinsic
def equal(_typing, one, other):
    """Return where two vectors have the same byte."""

    def generate(_context, builder, _signature, arguments):
        return _bits(builder, builder.icmp_unsigned("==", *arguments))

    return types.int64(quads, quads), generate


@intrinsic
def at_most(_typing, one, other):
    """Return where the byte of ``one`` is at most that of ``other``."""

    def generate(_context, builder, _signature, arguments):
        return _bits(builder, builder.icmp_unsigned("<=", *arguments))

    return types.int64(quads, quads), generate


@intrinsic
def have_bits_of(_typing, one, other):
    """Return where both have a bit in common."""

    def generate(_context, builder, _signature, arguments):
        return _bits(builder, builder.icmp_unsigned("!=", builder.and_(*arguments), _for_headings(0, 0, 0, 0)))

    return types.int64(quads, quads), generate


@intrinsic
def least_of_each(_typing, lanes):
    """Return the smallest byte of each lane, packed into a number: a byte for each."""

    def generate(_context, builder, _signature, arguments):
        (least,) = arguments
        for apart in (1, 2):
            other = builder.shuffle_vector(least, least, _order([place ^ apart for place in range(_SIZE)]))
            least = _smaller(builder, least, other)
        packed = builder.shuffle_vector(least, least, _order(list(range(0, _SIZE, HEADINGS))))
        return builder.bitcast(packed, LONG)

    return types.int64(quads), generate


@intrinsic
def stopped_runs(_typing, cells, free):
    """Return where the runs of five robots end, other robots in the way included.

    ``cells`` has a byte for each robot; a robot that does not play has the cell of the first, and blocks no other. ``free`` is
    where the runs end on an empty board.
    """

    def generate(_context, builder, _signature, arguments):
        cells, free = arguments
        # Where cells decrease along a path their complements are compared, so that all paths increase.
        flip, one_step = _for_headings(255, 0, 0, 255), _for_headings(16, 1, 16, 1)
        aside, none = _for_headings(0x0F, 0xF0, 0x0F, 0xF0), _for_headings(0, 0, 0, 0)
        packed = builder.bitcast(cells, ir.VectorType(BYTE, _LANES))
        standing = _spread(builder, cells)
        begins, ends = builder.xor(standing, flip), builder.xor(free, flip)
        for robot in range(ROBOTS):
            other = builder.shuffle_vector(packed, packed, _order([robot] * _SIZE))
            obstacle = builder.xor(other, flip)
            same_line = builder.icmp_unsigned("==", builder.and_(builder.xor(other, standing), aside), none)
            ahead = builder.icmp_unsigned(">", obstacle, begins)
            stop = _smaller(builder, ends, builder.sub(obstacle, one_step))
            ends = builder.select(builder.and_(same_line, ahead), stop, ends)
        return builder.xor(ends, flip)

    return quads(types.int64, quads), generate


@intrinsic
def stopped_run(_typing, cells, begin, at, heading, end):
    """Return where a robot's run from ``begin`` ends that would end on ``end`` without robots. It has set off from ``at``.

    ``cells`` has a byte for each robot, itself included.
    """
    eight = ir.VectorType(BYTE, _LANES)

    def generate(_context, builder, _signature, arguments):
        cells, begin, at, heading, end = arguments
        odd = builder.icmp_unsigned("!=", builder.and_(heading, LONG(1)), LONG(0))
        turned = builder.and_(builder.add(heading, LONG(1)), LONG(2))
        # Where cells decrease along a path their complements are compared, so that all paths increase.
        flip = builder.select(builder.icmp_unsigned("!=", turned, LONG(0)), LONG(0), LONG(255))
        aside, one_step = (builder.select(odd, LONG(one), LONG(other)) for one, other in ((0xF0, 0x0F), (1, 16)))

        def everywhere(number):
            vector = builder.insert_element(ir.Constant(eight, ir.Undefined), builder.trunc(number, BYTE), NUMBER(0))
            return builder.shuffle_vector(vector, vector, _order([0] * _LANES))

        robots = builder.bitcast(cells, eight)
        none, most = ir.Constant(eight, [0] * _LANES), ir.Constant(eight, [255] * _LANES)
        obstacle = builder.xor(robots, everywhere(flip))
        apart = builder.and_(builder.xor(robots, everywhere(at)), everywhere(aside))
        in_way = builder.and_(builder.icmp_unsigned("==", apart, none), builder.icmp_unsigned("!=", robots, everywhere(begin)))
        in_way = builder.and_(in_way, builder.icmp_unsigned(">", obstacle, everywhere(builder.xor(at, flip))))
        stops = builder.select(in_way, builder.sub(obstacle, everywhere(one_step)), most)
        least = cgutils.get_or_insert_function(builder.module, ir.FunctionType(BYTE, [eight]), "llvm.vector.reduce.umin.v8i8")
        first = builder.zext(builder.call(least, [stops]), LONG)
        return builder.xor(_smaller(builder, first, builder.xor(end, flip)), flip)

    return types.int64(types.int64, types.int64, types.int64, types.int64, types.int64), generate


@intrinsic
def look_up(_typing, array, row, places):
    """Return the bytes of a row of 256 at the places of the four robots after the first; the other bytes are undefined."""

    def generate(context, builder, signature, arguments):
        values, row, places = arguments
        data = builder.gep(context.make_array(signature.args[0])(context, builder, values).data, [row])
        return builder.call(_define_look_up(builder.module, _features(context)), [data, places])

    return quads(array, types.int64, quads), generate


def level_module(features):
    """Return the IR of a module with the processor-specific functions, for a processor with these features by LLVM's names.

    Linked with a module of the kernels, it replaces what Numba has compiled for a generic processor.
    """
    module = ir.Module()
    _define_look_up(module, features).linkage = ""
    return str(module)


def _features(context):
    """Return the features of the processor for which Numba compiles, as LLVM names them."""
    return set(context.codegen()._tm_features.split(","))  # noqa: SLF001 - Numba offers no other way


def _define_look_up(module, features):
    """Return the look-up function of a module, after adding it if need be. Another definition may replace it."""
    name = "look_up"
    if name in module.globals:
        return module.globals[name]
    function = ir.Function(module, ir.FunctionType(_QUADS, [BYTE.as_pointer(), _QUADS]), name)
    function.linkage = "weak"
    function.attributes.add("noinline")
    builder = ir.IRBuilder(function.append_basic_block())
    if "+avx512vbmi" in features:
        found = _look_up_in_registers(builder, *function.args)
    elif "+avx2" in features:
        found = _look_up_in_small_registers(builder, *function.args)
    else:
        found = _look_up_in_memory(builder, *function.args)
    builder.ret(found)
    return function


def _look_up_in_registers(builder, data, places):
    """Look up by two instructions, in 128 bytes each."""
    kind = ir.FunctionType(_TABLE, [_TABLE] * 3)
    permute = cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.avx512.vpermi2var.qi.512")
    parts = [
        builder.load(builder.bitcast(builder.gep(data, [LONG(begin)]), _TABLE.as_pointer()), align=_WIDE)
        for begin in range(0, CELLS, _WIDE)
    ]
    wide = builder.shuffle_vector(places, places, _order(list(range(_SIZE)) * 2))
    lower, upper = (builder.call(permute, [parts[first], wide, parts[first + 1]]) for first in (0, 2))
    is_lower = builder.icmp_signed(">=", wide, ir.Constant(_TABLE, [0] * _WIDE))
    found = builder.select(is_lower, lower, upper)
    return builder.shuffle_vector(found, found, _order(list(range(_SIZE))))


def _look_up_in_small_registers(builder, data, places):
    """Look up by an instruction with 16 bytes in each half of a register, which returns 0 for indices with the highest bit."""
    shuffle = cgutils.get_or_insert_function(builder.module, ir.FunctionType(_QUADS, [_QUADS] * 2), "llvm.x86.avx2.pshuf.b")
    add = cgutils.get_or_insert_function(builder.module, ir.FunctionType(_QUADS, [_QUADS] * 2), "llvm.uadd.sat.v32i8")
    half = _SIZE // 2
    indices = builder.shuffle_vector(places, places, _order([HEADINGS + place % half for place in range(_SIZE)]))
    found = ir.Constant(_QUADS, [0] * _SIZE)
    for begin in range(0, CELLS, _SIZE):
        part = builder.load(builder.bitcast(builder.gep(data, [LONG(begin)]), _QUADS.as_pointer()), align=_SIZE)
        within = builder.sub(indices, ir.Constant(_QUADS, [begin] * half + [begin + half] * half))
        # From 16 on the sum has the highest bit.
        index = builder.call(add, [within, ir.Constant(_QUADS, [128 - half] * _SIZE)])
        found = builder.or_(found, builder.call(shuffle, [part, index]))
    either = builder.or_(found, builder.shuffle_vector(found, found, _order([place ^ half for place in range(_SIZE)])))
    return builder.shuffle_vector(either, either, _order([(place - HEADINGS) % half for place in range(_SIZE)]))


def _look_up_in_memory(builder, data, places):
    """Look up one after the other."""
    found = ir.Constant(_QUADS, ir.Undefined)
    for place in range(HEADINGS, HEADINGS * ROBOTS):
        index = builder.zext(builder.extract_element(places, NUMBER(place)), LONG)
        found = builder.insert_element(found, builder.load(builder.gep(data, [index])), NUMBER(place))
    return found
