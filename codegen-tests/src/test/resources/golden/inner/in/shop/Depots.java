package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Embedded;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Frozen;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Udt;
import dev.rowan.annotation.Update;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** User-defined types that embed objects. */
public interface Depots {
  record Spot(double latitude, double longitude) {}

  record Place(String street, List<String> doors, @Embedded Spot spot) {}

  record Label(String text) {}

  @Udt
  record Gate(String name, @Embedded(prefix = "at_") Place place, Label label) {}

  @Udt
  record Span(@Embedded(prefix = "from_") Spot from, @Embedded(prefix = "to_") Spot to) {}

  @Entity
  record Depot(
      @PartitionKey String id, Gate main, @Frozen Span span, Map<Label, Gate> gates) {}

  @Dao
  interface Yard {
    @Insert
    void save(Depot depot);

    @Update
    void open(String id, Gate main);

    @Query("update depot set main.at_street = :street, main.at_latitude = null where id = :id")
    void rename(String id, String street);

    @Select
    Optional<Depot> find(String id);

    @Select(columns = "main")
    Optional<Gate> main(String id);

    @Select(columns = "gates")
    Map<Label, Gate> gates(String id);
  }
}
