package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

@Entity
// expect: MAP-24
record Item(@PartitionKey UUID id, String title) {}

class ItemMapping {}

class Shop {
  @Entity
  record Part(@PartitionKey UUID id, String title) {}
}

@Entity
// expect: MAP-24
record Shop_Part(@PartitionKey UUID id, String title) {}

@Udt
// expect: MAP-24
record Place(String street) {}

interface PlaceMapping {}

@Entity
record Tool(@PartitionKey UUID id, String title) {}

@Dao
// expect: MAP-24
interface Tools {
  @Insert
  void save(Tool tool);
}

class RowanTools {}
