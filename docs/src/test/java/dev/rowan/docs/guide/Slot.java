package dev.rowan.docs.guide;

import dev.rowan.annotation.Tuple;
import org.jspecify.annotations.Nullable;

// tag::slot[]
@Tuple
public record Slot(int aisle, @Nullable String shelf) {}
// end::slot[]
