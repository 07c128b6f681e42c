package dev.rowan.docs.guide;

import dev.rowan.annotation.Column;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Transient;
import org.jspecify.annotations.Nullable;

/** A figure in space, whose owner is stored. */
// tag::sphere[]
@Entity
public class Sphere extends Figure {
  @Override
  @Column("center3") // of the user-defined type of Depth, not of Place
  public @Nullable Depth getCenter() {
    return (Depth) center;
  }

  @Override
  @Transient(false) // stored here, although the superclass excludes it
  public @Nullable String getOwner() {
    return super.getOwner();
  }
}
// end::sphere[]
