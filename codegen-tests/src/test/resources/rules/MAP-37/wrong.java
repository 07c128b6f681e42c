package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.util.*;

@Entity
record Keyed(
    // expect: MAP-37
    @PartitionKey @ColumnGroup("hot") UUID id,
    String name,
    // expect: MAP-37
    @ColumnGroup("hot columns") int views) {}

@Entity
class Draft {
  @PartitionKey UUID id;
  String name;

  // expect: MAP-37
  @Transient @ColumnGroup("hot")
  int words;
}

@Entity("a_table_whose_name_has_exactly_40_letters")
record Long(
    @PartitionKey UUID id,
    String name,
    // expect: MAP-37
    @ColumnGroup("of_figures") int views) {}

@Entity
@CustomIndex(
    name = "indexed_by_name",
    partition = "name",
    clustering = "id")
record Indexed(
    @PartitionKey UUID id,
    String name,
    // expect: MAP-37
    @ColumnGroup("hot") int views,
    @ColumnGroup("hot") int likes) {}

@Entity
record Versioned(
    @PartitionKey UUID id,
    String name,
    @Version long version,
    // expect: MAP-37
    @ColumnGroup("hot") int views) {}

@Entity
record Shared(
    @PartitionKey UUID id,
    @Clustering int number,
    String text,
    @Static String title,
    // expect: MAP-37
    @ColumnGroup("hot") int views) {}

@Entity
record Divided(
    @PartitionKey UUID id,
    // expect: MAP-37
    @ColumnGroup("text") String name,
    @ColumnGroup("hot") int views) {}

@Udt
record Place(
    String city,
    // expect: MAP-37
    @ColumnGroup("hot") int visits) {}

@Entity
record Shop(@PartitionKey UUID id, @Frozen Place place) {}
