package map;

import dev.rowan.annotation.Column;
import dev.rowan.annotation.CqlType;
import dev.rowan.annotation.Tuple;
import dev.rowan.annotation.Udt;
import java.time.Year;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Every kind of field that a tuple can have. */
@Tuple
public record Reading(
    double value,
    Unit unit,
    @Column(type = CqlType.TIMEUUID) UUID at,
    Year year,
    Spot spot,
    Device device,
    List<Spot> near,
    Map<String, Integer> counts) {

  /** Stored by name. */
  public enum Unit {
    CELSIUS,
    KELVIN
  }

  /** A type inside a tuple. */
  @Udt
  public record Device(String maker, Spot home) {}
}
