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

class Named {
  @PartitionKey UUID id;
  String name;
  transient int reads;
}

@Entity
class Item extends Named {
  // expect: MAP-23
  @Column("name_2") String name;

  transient int reads;
}

@Entity
class Part extends Named {
  // expect: MAP-23
  @Transient String name;
}

@Entity
class Tool extends Item {
  // expect: MAP-23
  int reads;
}
