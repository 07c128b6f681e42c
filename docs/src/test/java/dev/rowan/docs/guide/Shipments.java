package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Write;
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

  // end::shipments[]
  @Update
  void replace(Shipment shipment);

  @Update
  void change(Shipment before, Shipment after);

  @Update
  Write moving(UUID id, String status);

  @Insert
  Write saving(Shipment shipment);

  @Select
  Optional<Shipment> find(UUID id);
  // tag::shipments[]
}
// end::shipments[]
