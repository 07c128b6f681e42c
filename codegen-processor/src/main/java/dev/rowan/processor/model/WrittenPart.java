package dev.rowan.processor.model;

import java.util.Optional;

/**
 * The part of a value that a read returns, as written: the value of a key of a map, or a field of a
 * user-defined type.
 *
 * @param text the part in CQL, without the name before it: {@code ['a']}, {@code .hall}
 * @param key what stands in brackets
 * @param field the property of the field after the dot
 */
public record WrittenPart(
    String text, Optional<ConditionModel.Operand> key, Optional<String> field) {}
