package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.util.*;

@Entity
record Score(
    @PartitionKey String game,
    @Clustering(value = 0, order = Order.DESC) int points,
    @Clustering(1) String player,
    @Clustering(2) int round) {}

@Dao
interface Scores {
  @Select(where = "(points, player) <= (:points, :player) and points > 0")
  List<Score> from(String game, int points, String player, Limit limit);

  @Select(where = "points = :points and (player, round) > (:player, 3)")
  List<Score> after(String game, int points, String player);

  @Query("delete from score where game = 'go' and (points, player) < (5, :player)")
  void remove(String player);
}
