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

enum Colour {
  RED
}

interface Shape {}

class Closed {
  private final int x;

  private Closed(int x) {
    this.x = x;
  }

  int x() {
    return x;
  }
}

record Node(
    String name,
    // expect: MAP-30
    @Embedded Node next) {}

record Stamp(
    // expect: MAP-30
    @CreatedAt Instant made,
    // expect: MAP-30
    @Version long version) {}

record Address(String street, String city) {}

@Entity
class Order {
  @PartitionKey int id;

  // expect: MAP-30
  @Embedded int number;

  // expect: MAP-30
  @Embedded String text;

  // expect: MAP-30
  @Embedded Colour colour;

  // expect: MAP-30
  @Embedded Shape shape;

  // expect: MAP-30
  @Embedded Closed closed;

  @Embedded(prefix = "to_")
  // expect: MAP-30
  private Address shipTo;

  // expect: MAP-30
  @Column("bill")
  @Embedded
  Address billTo;
}

@Entity
record Chain(@PartitionKey int id, @Embedded Node first) {}

@Entity
record Audited(@PartitionKey int id, @Embedded Stamp stamp) {}

@Entity
record Twice(
    @PartitionKey int id,
    @Embedded(prefix = "a_") Address home,
    // expect: MAP-30
    String homeCity) {}

@Tuple
record Line(
    int number,
    // expect: MAP-30
    @Embedded Address address) {}
