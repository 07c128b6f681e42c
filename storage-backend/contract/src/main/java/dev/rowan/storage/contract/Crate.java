package dev.rowan.storage.contract;

import java.io.Serializable;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A bean, as users write them. */
class Crate implements Serializable {
  private static final long serialVersionUID = 1L;

  private @Nullable UUID id;
  private @Nullable String shelf;
  private @Nullable String label;

  @SuppressWarnings("serial") // As users write them: their sets are serializable.
  private @Nullable Set<String> marks;

  private int weight;

  /** Creates a crate without values. */
  Crate() {}

  static Crate of(UUID id, String shelf, @Nullable String label, int weight) {
    Crate crate = new Crate();
    crate.setId(id);
    crate.setShelf(shelf);
    crate.setLabel(label);
    crate.setWeight(weight);
    return crate;
  }

  @Nullable UUID getId() {
    return id;
  }

  void setId(@Nullable UUID id) {
    this.id = id;
  }

  @Nullable String getShelf() {
    return shelf;
  }

  void setShelf(@Nullable String shelf) {
    this.shelf = shelf;
  }

  @Nullable String getLabel() {
    return label;
  }

  void setLabel(@Nullable String label) {
    this.label = label;
  }

  @Nullable Set<String> getMarks() {
    return marks;
  }

  void setMarks(@Nullable Set<String> marks) {
    this.marks = marks;
  }

  int getWeight() {
    return weight;
  }

  void setWeight(int weight) {
    this.weight = weight;
  }
}
