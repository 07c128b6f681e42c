package shop;

import java.util.UUID;

/** The id of a thing of some type. */
public record Id<T>(UUID value) {}
