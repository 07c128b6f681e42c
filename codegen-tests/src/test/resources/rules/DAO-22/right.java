package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;
import java.util.concurrent.CompletionStage;

@Entity
record Book(
    @PartitionKey String isbn,
    String title,
    Integer pages,
    double price,
    List<String> authors,
    Map<String, Integer> ratings) {}

record Label(String isbn, String title) {}

record Weight(Integer pages) {}

record Tag(double price) {}

@Dao
interface Books {
  @Insert
  void save(Book book);

  @Select
  Optional<Label> label(String isbn);

  @Select
  Weight weight(String isbn);

  @Select
  List<Tag> tag(String isbn);

  @Select(columns = "title")
  Optional<String> title(String isbn);

  @Select(columns = "pages")
  Integer pages(String isbn);

  @Select(columns = "price")
  double price(String isbn);

  @Select(columns = "authors")
  Optional<List<String>> authors(String isbn);

  @Select(columns = "authors")
  Map<String, List<String>> authorsOfAll(Collection<String> isbn);

  @Select(columns = "ratings")
  Map<String, Integer> ratings(String isbn);

  @Select(columns = "price, writetime(price), TTL( title )")
  Optional<Offer> offer(String isbn);

  @Select(columns = "writetime(title)")
  Long written(String isbn);

  record Offer(double price, Instant since, Integer seconds) {}
}

@Entity
record Sale(@PartitionKey String shop, @Clustering int id, int amount, String item) {}

record Sums(long number, int all, Integer most, String first) {}

@Dao
interface Sales {
  @Select(entity = Sale.class, columns = "count(*), sum(amount), max(amount), min(item)")
  Sums sums(String shop);

  @Select(entity = Sale.class, columns = "AVG( amount )")
  int mean(String shop, Range<Integer> id);

  @Select(entity = Sale.class, columns = "max(item)")
  Optional<String> last(String shop);
}

@Entity
record Paper(
    @PartitionKey String journal,
    @Clustering int number,
    @Dimensions(3) @NativeIndex float[] meaning) {}

record Near(int number, float similarity) {}

@Dao
interface Papers {
  @Select(
      entity = Paper.class,
      columns = "number, similarity_cosine(meaning)",
      orderBy = "meaning ann of :near")
  List<Near> near(float[] near, Limit limit);
}

@Udt
record Spot(String hall, int row) {}

@Entity
record Chest(@PartitionKey String id, Map<String, Integer> seals, Spot spot) {}

record Place(String hall, Integer row, Long seal) {}

@Dao
interface Chests {
  @Select(entity = Chest.class, columns = "seals['a']")
  Optional<Integer> seal(String id);

  @Select(entity = Chest.class, columns = "spot.hall, spot.row, seals['it''s']")
  Optional<Place> place(String id);
}

@Entity
record Tile(@PartitionKey int id, String color, int size) {}

class Paint {
  final String color;

  Paint() {
    this("red");
  }

  Paint(String color) {
    this.color = color;
  }
}

class Area {
  final long size;

  @java.beans.ConstructorProperties("size")
  Area(long length) {
    this.size = length * length;
  }

  Area(int width, int height) {
    this.size = width * height;
  }
}

@Dao
interface Tiles {
  @Select(entity = Tile.class)
  Optional<Paint> paint(int id);

  @FullScan(entity = Tile.class, because = "there are few tiles")
  List<Area> areas();
}
