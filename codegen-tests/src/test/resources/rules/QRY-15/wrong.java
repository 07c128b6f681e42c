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
  @Select(
      // expect: QRY-15
      where = "(points, round) <= (:points, :round)")
  List<Score> skipped(String game, int points, int round);
}

@Dao
interface Statements {
  // expect: QRY-15
  @Query("select * from score where game = 'go' and (points, round, player) < (5, 6, :player)")
  List<Score> skipped(String player);
}

@Entity
record Match(
    @PartitionKey String game,
    @Clustering(0) int day,
    @Clustering(1) String player,
    @Clustering(2) int round) {}

@Dao
interface Matches {
  @Select
  Optional<Match> match(String game, int day, String player, int round);

  // expect: QRY-15
  @Query("delete from match where game = 'go' and (day, round) < (5, 6)")
  void skipped();
}
