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
class Account {
  @PartitionKey String email;

  // expect: MAP-03
  private String name;

  // expect: MAP-03
  private boolean active;

  // expect: MAP-03
  private String toString;

  void setToString(String toString) {
    this.toString = toString;
  }

  void setName(String name) {
    this.name = name;
  }

  Object getName() {
    return name;
  }

  void setActive(boolean active) {
    this.active = active;
  }

  private boolean isActive() {
    return active;
  }
}
