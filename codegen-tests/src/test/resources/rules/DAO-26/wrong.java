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
  // expect: DAO-26
  void move(UUID id, String status, Instant changed);

  @Update(onlyIf = "status = :expected")
  // expect: DAO-26
  boolean touch(UUID id, Instant changed, String expected);
}
