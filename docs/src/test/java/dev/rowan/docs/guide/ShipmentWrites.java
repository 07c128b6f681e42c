package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Write;
import java.util.UUID;

@Dao
interface ShipmentWrites {
  @Update
  void replace(Shipment shipment);

  @Update
  void change(Shipment before, Shipment after);

  @Update
  Write moving(UUID id, String status);

  @Insert
  Write saving(Shipment shipment);
}
