package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

// tag::shipments[]
@Dao
public interface Shipments {
  @Insert
  Shipment save(Shipment shipment); // with its time

  @Update
  void move(UUID id, String status); // sets `changed`, and moves the index entry

  @Update
  void change(ShipmentPatch patch);

  @Select
  List<Shipment> lastChanged(String status, Limit limit);

  @Select
  Optional<Shipment> find(UUID id);
}
// end::shipments[]
