package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

@Entity
record Book(
    @PartitionKey String isbn, String title, Integer pages, double price, List<String> authors) {}

record Label(String isbn, String titel) {}

record Extract(String title, String summary) {}

record Weight(int pages) {}

record Tag(BigDecimal price) {}

record Pair<T>(T title, T isbn) {}

record Nothing() {}

@Dao
interface Books {
  @Insert
  void save(Book book);

  @Select
  // expect: DAO-22
  Optional<Label> label(String isbn);

  @Select
  // expect: DAO-22
  Optional<Extract> extract(String isbn);

  @Select
  // expect: DAO-22
  Weight weight(String isbn);

  @Select
  // expect: DAO-22
  List<Tag> tag(String isbn);

  @Select
  // expect: DAO-22
  Optional<Pair<String>> pair(String isbn);

  @FullScan(because = "there are few books")
  // expect: DAO-22
  List<Nothing> all();

  // expect: DAO-22
  @Select(columns = "titel")
  Optional<String> title(String isbn);

  // expect: DAO-22
  @Select(columns = "title, price")
  Optional<Tag> offer(String isbn);

  @Select(columns = "pages")
  // expect: DAO-22
  int pages(String isbn);

  @Select(columns = "price")
  // expect: DAO-22
  Optional<BigDecimal> price(String isbn);

  @Select(columns = "title")
  // expect: DAO-22
  Optional<Book> find(String isbn);

  @Select(columns = "authors")
  // expect: DAO-22
  CompletableFuture<List<String>> authors(String isbn);

  @Select(columns = "authors")
  // expect: DAO-22
  Map<String, String> authorsOfAll(Collection<String> isbn);

  @FullScan(because = "there are few books", columns = "price")
  // expect: DAO-22
  Stream<Float> prices();

  @Select(columns = "writetime(title)")
  // expect: DAO-22
  Optional<LocalDate> written(String isbn);

  @Select(columns = "ttl(isbn)")
  // expect: DAO-22
  Optional<Duration> expiry(String isbn);

  @Select(columns = "ttl(authors)")
  // expect: DAO-22
  Optional<Integer> expiryOfAuthors(String isbn);

  // expect: DAO-22
  @Select(columns = "median(price)")
  Optional<Double> median(String isbn);

  // expect: DAO-22
  @Select(columns = "authors[0]")
  Optional<String> firstAuthor(String isbn);
}

@Entity
record Sale(
    @PartitionKey String shop, @Clustering int id, Kind kind, int amount, Duration took) {}

enum Kind {
  CASH,
  CARD
}

record Sums(int all, Integer most) {}

@Dao
interface Sales {
  // expect: DAO-22
  @Select(entity = Sale.class, columns = "max(amont)")
  Optional<Integer> unknown(String shop);

  // expect: DAO-22
  @Select(entity = Sale.class, columns = "max(amount)")
  int primitive(String shop);

  // expect: DAO-22
  @Select(entity = Sale.class, columns = "sum(amount)")
  short otherType(String shop);

  // expect: DAO-22
  @Select(entity = Sale.class, columns = "avg(amount)")
  double mean(String shop);

  // expect: DAO-22
  @Select(entity = Sale.class, columns = "sum(shop)")
  String ofText(String shop);

  // expect: DAO-22
  @Select(entity = Sale.class, columns = "avg(took)")
  Duration ofConverted(String shop);

  // expect: DAO-22
  @Select(entity = Sale.class, columns = "min(kind)")
  Optional<Kind> ofEnum(String shop);

  // expect: DAO-22
  @Select(entity = Sale.class, columns = "sum(amount), amount")
  Sums besideValue(String shop);

  // expect: DAO-22
  @Select(entity = Sale.class, columns = "sum(amount), count(*)")
  Sums countAsInt(String shop);
}

@Entity
@CustomIndex(name = "pens_by_color", partition = "color", clustering = "id", include = "price")
record Pen(@PartitionKey UUID id, @Immutable String color, @Immutable double price) {}

@Dao
interface Pens {
  @Query(
      entity = Pen.class,
      value = "select price, writetime(price) as written from pens_by_color where color = :color")
  // expect: DAO-22
  List<PricedPen> priced(String color);

  record PricedPen(double price, Instant written) {}
}

@Entity
record Paper(
    @PartitionKey String journal,
    @Clustering int number,
    @Dimensions(3) @NativeIndex float[] meaning) {}

@Dao
interface Papers {
  @Select(entity = Paper.class, columns = "similarity_cosine(meaning)")
  // expect: DAO-22
  List<Float> unsearched(String journal);

  @Select(
      entity = Paper.class,
      columns = "similarity_euclidean(meaning)",
      orderBy = "meaning ann of :near")
  // expect: DAO-22
  List<Float> byDistance(float[] near, Limit limit);

  @Select(
      entity = Paper.class,
      columns = "similarity_cosine(meaning)",
      orderBy = "meaning ann of :near")
  // expect: DAO-22
  List<Double> asDouble(float[] near, Limit limit);
}

@Udt
record Spot(String hall, int row) {}

@Entity
record Chest(
    @PartitionKey String id,
    Map<String, Integer> seals,
    List<String> owners,
    Spot spot,
    @Embedded Size size) {
  record Size(int height, int width) {}
}

record Place(int row, int height) {}

@Dao
interface Chests {
  // expect: DAO-22
  @Select(entity = Chest.class, columns = "owners[0]")
  Optional<String> owner(String id);

  // expect: DAO-22
  @Select(entity = Chest.class, columns = "seals[:seal]")
  Optional<Integer> seal(String id);

  // expect: DAO-22
  @Select(entity = Chest.class, columns = "seals[7]")
  Optional<Integer> seventhSeal(String id);

  // expect: DAO-22
  @Select(entity = Chest.class, columns = "id['a']")
  Optional<String> letter(String id);

  // expect: DAO-22
  @Select(entity = Chest.class, columns = "spot.hal")
  Optional<String> hall(String id);

  // expect: DAO-22
  @Select(entity = Chest.class, columns = "size.height")
  Optional<Integer> height(String id);

  @Select(entity = Chest.class, columns = "spot.row, sizeHeight")
  // expect: DAO-22
  Optional<Place> place(String id);

  @Select(entity = Chest.class, columns = "seals['a']")
  // expect: DAO-22
  Optional<Short> narrowed(String id);

  // expect: DAO-22
  @Select(entity = Chest.class, columns = "id, seals['a']", groupBy = "id")
  List<Sealed> sealed(String id);

  record Sealed(String id, Integer seal) {}
}

@Entity
record Tile(@PartitionKey int id, String color, int size) {}

class Paint {
  Paint(String colour) {}
}

class Closed {
  final int size;

  @java.beans.ConstructorProperties({"size"})
  Closed(long first) {
    size = (int) first;
  }
}

@Dao
interface Tiles {
  @Select(entity = Tile.class)
  // expect: DAO-22
  Optional<Paint> paint(int id);

  @Select(entity = Tile.class, columns = "color")
  // expect: DAO-22
  Optional<Closed> closed(int id);
}
