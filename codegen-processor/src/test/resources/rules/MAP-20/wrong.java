package fixture;

import dev.rowan.annotation.*;
import dev.rowan.query.*;
import dev.rowan.value.CqlDuration;
import library.Library.Address;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

@Entity
record Shop(
    @PartitionKey UUID id,
    // expect: MAP-20
    Address address,
    // expect: MAP-20
    List<Address> branches) {}
