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

@Udt
record Person(
    String name,
    // expect: MAP-17
    List<Person> children,
    // expect: MAP-17
    Home home) {}

@Udt
record Home(
    String street,
    // expect: MAP-17
    Person owner) {}

@Tuple
record Leg(
    String town,
    // expect: MAP-17
    Leg next) {}

@Entity
record Member(@PartitionKey UUID id, Person person) {}
