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
import library.Library.Address;

@Entity
record Shop(
    @PartitionKey UUID id,
    // expect: MAP-20
    Address address,
    // expect: MAP-20
    List<Address> branches) {}
