package dev.rowan.docs.guide;

import dev.rowan.annotation.Embedded;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Udt;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** An entity with a user-defined type that embeds objects. */
@Entity
public record Locker(
    @PartitionKey int number,
    @Nullable Content content,
    List<Content> former,
    @Embedded(prefix = "door_") Size door) {
  /** Has an object for the door in any case: an object without values is read as null. */
  public Locker {
    door = door == null ? new Size(null, null) : door;
  }

  /** What is in a locker: one value of a user-defined type with the fields of all objects. */
  @Udt("locker_content")
  public record Content(
      String label,
      @Embedded @Nullable Size size,
      @Embedded(prefix = "owner_") @Nullable Owner owner) {}

  /** Millimetres. */
  public record Size(@Nullable Integer width, @Nullable Integer height) {}

  /** A bean with an object inside. */
  public static class Owner {
    private @Nullable String name;
    private @Nullable Set<String> phones;
    @Embedded private @Nullable Size reach;

    public @Nullable String getName() {
      return name;
    }

    public void setName(@Nullable String name) {
      this.name = name;
    }

    public @Nullable Set<String> getPhones() {
      return phones;
    }

    public void setPhones(@Nullable Set<String> phones) {
      this.phones = phones;
    }

    public @Nullable Size getReach() {
      return reach;
    }

    public void setReach(@Nullable Size reach) {
      this.reach = reach;
    }
  }
}
