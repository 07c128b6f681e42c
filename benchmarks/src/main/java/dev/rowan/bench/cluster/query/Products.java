package dev.rowan.bench.cluster.query;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.Select;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.stream.Stream;

/** The measured operations. */
@Dao
public interface Products {
  /** Two of twelve columns. */
  record Offer(String title, BigDecimal price) {}

  /** Columns that the index table contains. */
  record Line(UUID id, String title) {}

  /** Starts to write a product. */
  @Insert
  CompletionStage<Void> save(Product product);

  /** Starts to write a product with types of the program. */
  @Insert
  CompletionStage<Void> save(TypedProduct product);

  /** Reads a row. */
  @Select
  Optional<Product> find(String shop, UUID id);

  /** Reads a row, with types of the program. */
  @Select
  Optional<TypedProduct> find(TypedProduct.Shop shop, TypedProduct.Id id);

  /** Reads a row by a statement. */
  @Query("select * from product where shop = :shop and id = :id")
  Optional<Product> queried(String shop, UUID id);

  /** Reads two columns of a row. */
  @Select(entity = Product.class)
  Optional<Offer> offer(String shop, UUID id);

  /** Reads two columns of the rows of a partition. */
  @Select(entity = Product.class)
  Stream<Offer> offers(String shop);

  /** Reads two columns of entries, without rows. */
  @Select(entity = Product.class)
  List<Line> lines(String brand);

  /** Reads the rows of a partition. */
  @Select
  Stream<Product> streamed(String shop);

  /** Reads the rows of a partition. */
  @Select
  Flow.Publisher<Product> published(String shop);

  /** Starts to write a shelf. */
  @Insert
  CompletionStage<Void> save(Shelf shelf);

  /** Reads one entry of a map. */
  @Select(entity = Shelf.class, columns = "places['place-7']")
  Optional<String> place(String shop);

  /** Reads all entries of a map. */
  @Select(entity = Shelf.class, columns = "places")
  Optional<Map<String, String>> places(String shop);
}
