package dev.rowan.docs.guide;

import org.jspecify.annotations.Nullable;

/** An entity with a name. */
interface Named {
  @Nullable String name();
}
