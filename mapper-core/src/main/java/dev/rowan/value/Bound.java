package dev.rowan.value;

/** One end of a range of values; the value is canonical and not null. */
public record Bound(Object value, boolean inclusive) {
  /** Returns which end it is; never the value, which may be private. */
  @Override
  public String toString() {
    return inclusive ? "inclusive bound" : "exclusive bound";
  }
}
