package map;

import dev.rowan.annotation.Tuple;

/** A tuple of another package, which is a key. */
@Tuple
public record Spot(int row, String shelf) {}
