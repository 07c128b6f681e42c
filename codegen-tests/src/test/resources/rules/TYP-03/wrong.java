package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

// options: -Arowan.profile=legacy

@Entity
record User(
    @PartitionKey UUID id,
    // expect: TYP-03
    @Size(avg = 6) String firstname) {}
