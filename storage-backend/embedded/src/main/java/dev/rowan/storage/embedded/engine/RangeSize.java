package dev.rowan.storage.embedded.engine;

/** About how much lies between two keys; {@code bytes} are those on disk. */
public record RangeSize(long keys, long bytes) {}
