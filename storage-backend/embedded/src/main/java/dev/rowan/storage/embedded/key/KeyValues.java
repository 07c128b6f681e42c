package dev.rowan.storage.embedded.key;

import org.jspecify.annotations.Nullable;

/** Key values by index: those of a row, or those of a list. */
@FunctionalInterface
interface KeyValues {
  @Nullable Object get(int index);
}
