package dev.rowan.processor.model;

import java.util.Optional;

/**
 * A converter that a DAO or a parameter names.
 *
 * @param by the class
 * @param values the Java type of the values of the parameter; empty for a DAO
 * @param origin the annotation
 */
public record NamedConverter(ConverterModel by, Optional<JavaType> values, Origin origin) {}
