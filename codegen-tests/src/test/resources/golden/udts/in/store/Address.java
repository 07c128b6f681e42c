package store;

import dev.rowan.annotation.Column;
import dev.rowan.annotation.Udt;
import java.util.List;

/** A type of another package. */
@Udt("postal_address")
public record Address(@Column("line") String street, int zip, List<Phone> phones) {

  /** A type inside a type. */
  @Udt
  public record Phone(String number, Kind kind) {}

  /** Stored by name. */
  public enum Kind {
    HOME,
    WORK
  }
}
