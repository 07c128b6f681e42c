package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Shard;
import java.util.List;
import java.util.Optional;

@Entity
record Reaction(
    @PartitionKey(0) String post,
    @PartitionKey(1) @Shard(count = 2, by = "person") int shard,
    @Clustering String person,
    String text) {}

@Entity
@Shard(column = "shard", position = 1, count = 2, by = "person")
record NoProperty(@PartitionKey(0) String post, @Clustering String person, String text) {}

@Entity
record InTurn(
    @PartitionKey(0) String post,
    @PartitionKey(1) @Shard(count = 4, by = Shard.ROUND_ROBIN) int shard,
    @Clustering String person,
    String note) {}

@Dao
interface InTurns {
  @Insert
  InTurn save(InTurn note);

  @Select
  List<InTurn> of(String post);

  @Select
  Optional<InTurn> find(String post, int shard, String person);

  @Delete(entity = InTurn.class)
  void remove(String post, int shard, String person);
}
