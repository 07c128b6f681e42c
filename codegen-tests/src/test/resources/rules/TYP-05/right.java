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

@Entity
record Seller(
    @PartitionKey UUID id, String name, BigDecimal rating, String terms, String history) {}

record Shown(String name, BigDecimal rating) {}

@Dao
interface Sellers {
  @Insert
  void save(Seller seller);

  @Select(entity = Seller.class)
  @AccessPattern(perSecond = 198)
  Optional<Shown> shown(UUID id);

  @Select
  @AccessPattern(perSecond = 2)
  Optional<Seller> find(UUID id);
}

@Entity
record Player(@PartitionKey UUID id, String name, @ColumnGroup("hot") Instant seen) {}

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
@Rows(perPartition = 80, max = 100)
@TableOptions(cachedRows = TableOptions.ALL_ROWS)
record Message(@PartitionKey UUID room, @Clustering UUID id, String text) {}

@Entity
@Rows(perPartition = 80, max = 400)
@TableOptions(cachedRows = TableOptions.ALL_ROWS)
record Hit(
    @PartitionKey @Cardinality(distinct = 1_000, skew = 5) String page,
    @Clustering UUID id,
    String text) {}

@Entity
@SuppressDesign(rule = "TYP-05", because = "the history is short")
record Account(@PartitionKey UUID id, String name, String history) {}

record Named(String name) {}

@Dao
interface Accounts {
  @Select(entity = Account.class)
  @AccessPattern(perSecond = 900)
  Optional<Named> named(UUID id);

  @Select
  @AccessPattern(perSecond = 2)
  Optional<Account> find(UUID id);
}
