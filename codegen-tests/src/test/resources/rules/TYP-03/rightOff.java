package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

// since 3.0 a server stores no names in cells, and the rule is off

@Entity
record User(@PartitionKey UUID id, @Size(avg = 6) String firstname) {}
