package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

// expect: TYP-05
@Entity
record Seller(
    @PartitionKey UUID id, String name, BigDecimal rating, String terms, String history) {}

record Shown(String name, BigDecimal rating) {}

@Dao
interface Sellers {
  @Insert
  void save(Seller seller);

  @Select(entity = Seller.class)
  @AccessPattern(perSecond = 900)
  Optional<Shown> shown(UUID id);

  @Select
  @AccessPattern(perSecond = 2)
  Optional<Seller> find(UUID id);
}

// expect: TYP-05
@Entity
record Player(@PartitionKey UUID id, String name, Instant seen) {}

@Dao
interface Players {
  @Insert
  void save(Player player);

  @Update(entity = Player.class)
  @AccessPattern(perSecond = 800)
  void see(UUID id, Instant seen);

  @Select
  @AccessPattern(perSecond = 2)
  Optional<Player> find(UUID id);
}

@Entity
@Rows(perPartition = 80, max = 101)
// expect: TYP-05
@TableOptions(cachedRows = TableOptions.ALL_ROWS)
record Message(@PartitionKey UUID room, @Clustering UUID id, String text) {}
