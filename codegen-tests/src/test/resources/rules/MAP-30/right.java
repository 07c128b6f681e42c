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

record Name(String first, String last) {}

class Address {
  private final String street;
  private final String city;
  @Transient private final int hash = 0;
  @Embedded private final Name receiver;

  Address(Name receiver, String street, String city) {
    this.street = street;
    this.city = city;
    this.receiver = receiver;
  }

  String street() {
    return street;
  }

  String city() {
    return city;
  }

  Name receiver() {
    return receiver;
  }
}

record Id(@PartitionKey(0) String shop, @PartitionKey(1) UUID number) {}

@Entity
@CustomIndex(name = "orders_by_city", partition = "shipToCity", clustering = {"idShop", "idNumber"})
record Order(
    @Embedded Id id,
    @Embedded(prefix = "ship_") @Nullable Address shipTo,
    @Embedded(prefix = "bill_") @Immutable Address billTo) {}

@Udt
record Line(int number, @Embedded Address sender) {}

@interface Nullable {}
