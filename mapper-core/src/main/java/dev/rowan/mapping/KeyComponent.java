package dev.rowan.mapping;

/**
 * A column of an index key that is no property by itself: an element of a collection, or a period
 * of time. Thread-safe.
 *
 * @param <J> the type of an argument for it, boxed
 * @param name the name by which DAO parameters call it
 */
public record KeyComponent<J>(String name, ValueCodec<J> codec) implements KeyArgument<J> {}
