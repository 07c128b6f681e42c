package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.util.*;

@Entity
record Account(
    @PartitionKey UUID id,
    String name,
    String terms,
    @ColumnGroup("hot") int views,
    @ColumnGroup("hot") Map<String, Integer> likes,
    @ColumnGroup("files") String picture) {}
