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
    @Column("fname") @Size(avg = 6) String firstname,
    @Size(avg = 8) String lastname,
    String numberIsNotStated,
    @SuppressDesign(rule = "TYP-03", because = "another program reads the column") @Size(avg = 2)
        String language) {}
