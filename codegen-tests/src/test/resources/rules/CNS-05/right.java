package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

@Udt
record Money(BigDecimal amount, String currency) {}

@Entity
record Payment(@PartitionKey UUID id, @Together @Frozen Money price) {}

@Entity
record Transfer(
    @PartitionKey UUID id,
    @Together("price") BigDecimal amount,
    @Together("price") String currency,
    @Version long version) {}

@Entity
record Receipt(
    @PartitionKey UUID id,
    @Immutable @Together("price") BigDecimal amount,
    @Immutable @Together("price") String currency) {}

@Entity
record Place(
    @PartitionKey UUID id,
    @SuppressDesign(rule = "CNS-05", because = "one program writes places, one after the other")
        @Together
        double latitude,
    @Together double longitude) {}
