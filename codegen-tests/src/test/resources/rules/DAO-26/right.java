package fixture;

import dev.rowan.annotation.*;
import java.time.Instant;
import java.util.*;

@Entity
record Shipment(@PartitionKey UUID id, String status, @UpdatedAt Instant changed) {}

@Dao
interface Shipments {
  @Insert
  void save(Shipment shipment);

  @Update
  void move(UUID id, String status);

  @Update
  void replace(Shipment shipment);

  @Update(onlyIf = "changed < :since")
  boolean moveIfOlder(UUID id, String status, Instant since);
}
