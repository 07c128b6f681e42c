package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.time.*;
import java.util.*;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

@Entity
record Person(
    @PartitionKey UUID id,
    // expect: MAP-01
    Calendar born,
    // expect: MAP-01
    CharSequence letters,
    // expect: MAP-01
    Optional<Path> folder,
    // expect: MAP-01
    List<Object> things,
    // expect: MAP-01
    Path[] folders,
    // expect: MAP-01
    List<?> anything,
    // expect: MAP-01
    Map raw,
    // expect: MAP-01
    URL site,
    // expect: MAP-01
    Address address,
    // expect: MAP-01
    List<Address> former,
    // expect: MAP-01
    Company employer,
    // expect: MAP-01
    OptionalInt count,
    // expect: MAP-01
    Link link,
    // expect: MAP-01
    Mood mood) {
  private enum Mood {
    GOOD
  }
}

record Address(String street, String city) {}

record Link(URL target) {}

@Entity
record Company(@PartitionKey UUID id, String name) {}
