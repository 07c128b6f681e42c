package dev.rowan.docs.guide;

import dev.rowan.annotation.Column;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Transient;
import dev.rowan.annotation.Udt;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Figures whose subclasses refine inherited properties. */
public class Figure {
  /** A place in the plane. */
  @Udt("place2")
  public static class Place {
    private int x;

    public int getX() {
      return x;
    }

    public void setX(int x) {
      this.x = x;
    }
  }

  /** A place in space. */
  @Udt("place3")
  public static class Depth extends Place {
    private int z;

    public int getZ() {
      return z;
    }

    public void setZ(int z) {
      this.z = z;
    }
  }

  @PartitionKey private String id = "";

  protected @Nullable Place center;

  private @Nullable String owner;

  public String getId() {
    return id;
  }

  public void setId(String id) {
    this.id = id;
  }

  @Column("center2")
  public @Nullable Place getCenter() {
    return center;
  }

  public void setCenter(@Nullable Place center) {
    this.center = center;
  }

  @Transient
  public @Nullable String getOwner() {
    return owner;
  }

  public void setOwner(@Nullable String owner) {
    this.owner = owner;
  }

  @Override
  public String toString() {
    return getClass().getSimpleName() + Objects.hash(id, owner);
  }
}
