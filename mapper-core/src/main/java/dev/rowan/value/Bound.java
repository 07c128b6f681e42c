package dev.rowan.value;

/** One end of a range of values; the value is canonical and not null. */
public record Bound(Object value, boolean inclusive) {}
