package shop.parts;

import java.time.Instant;

/** A superclass in another package. */
public class Stamped {
  private Instant changed;

  public Instant getChanged() {
    return changed;
  }

  public void setChanged(Instant changed) {
    this.changed = changed;
  }
}
