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
  private String name;

  void setName(String name) {
    this.name = name;
  }

  String name() {
    return name;
  }
}
