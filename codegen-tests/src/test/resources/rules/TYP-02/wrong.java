package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

@Entity
record Event(
    // expect: KEY-03, TYP-02
    @PartitionKey String ddmmyyhh,
    @Clustering UUID id,
    String text) {}

@Entity
record Count(
    @PartitionKey String counter,
    // expect: TYP-02
    @Clustering @Encoded(Encoded.As.NUMBER) String number) {}

@Entity
record SellerIndex(
    // expect: TYP-02
    @PartitionKey @Encoded(Encoded.As.PARTS) String stateZipTime,
    UUID seller) {}
