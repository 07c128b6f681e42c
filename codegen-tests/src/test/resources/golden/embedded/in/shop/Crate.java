package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Embedded;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Static;

/** A bean with embedded objects, one of them static. */
@Entity
public class Crate {
  @PartitionKey String owner;
  @Clustering int row;
  @Embedded private Point place;

  @Embedded(prefix = "owner_")
  @Static
  Address entity;

  public Point getPlace() {
    return place;
  }

  public Crate place(Point newPlace) {
    place = newPlace;
    return this;
  }
}
