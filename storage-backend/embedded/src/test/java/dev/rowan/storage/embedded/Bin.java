package dev.rowan.storage.embedded;

import org.jspecify.annotations.Nullable;

/** A bean with a key and two columns, one of them in an index. */
class Bin {
  private @Nullable String id;
  private @Nullable String shelf;
  private int parts;

  @Nullable String getId() {
    return id;
  }

  void setId(@Nullable String id) {
    this.id = id;
  }

  @Nullable String getShelf() {
    return shelf;
  }

  void setShelf(@Nullable String shelf) {
    this.shelf = shelf;
  }

  int getParts() {
    return parts;
  }

  void setParts(int parts) {
    this.parts = parts;
  }
}
