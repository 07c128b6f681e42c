package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Dimensions;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Frozen;
import dev.rowan.annotation.IndexKind;
import dev.rowan.annotation.IndexTarget;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.NativeIndex;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Similarity;
import dev.rowan.annotation.SuppressDesign;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

/** Parts of a depot, which native indexes find by values, elements, keys and entries. */
public interface Depot {
  enum State {
    NEW,
    USED
  }

  record Offer(String supplier, BigDecimal price) {}

  @Entity
  @CustomIndex(name = "part_by_maker", partition = "maker", clustering = {"hall", "id"})
  record Part(
      @PartitionKey String hall,
      @Clustering(0) UUID id,
      @NativeIndex String supplier,
      @NativeIndex BigDecimal price,
      @NativeIndex Instant bought,
      @NativeIndex State state,
      @NativeIndex Set<String> labels,
      @NativeIndex(target = IndexTarget.ENTRIES) Map<String, String> notes,
      @NativeIndex(target = IndexTarget.KEYS) @NativeIndex Map<String, Integer> sizes,
      @NativeIndex(target = IndexTarget.FULL) @Frozen List<Integer> code,
      @NativeIndex(kind = IndexKind.LEGACY, name = "PartShelf") String shelf,
      @SuppressDesign(rule = "QRY-12", because = "no method reads by it") @NativeIndex
          String maker) {}

  @Entity
  record Spot(
      @PartitionKey String hall,
      @Clustering int number,
      @NativeIndex String kind,
      @Dimensions(2) @NativeIndex(similarity = Similarity.EUCLIDEAN) float[] place) {}

  @Dao
  interface Spots {
    @Insert
    void save(Spot spot);

    @Select(columns = "number", orderBy = "place ann of :near")
    List<Integer> nearest(float[] near, Limit limit);

    @Select(columns = "number", orderBy = "place ANN OF :to")
    Stream<Integer> ofKind(String hall, String kind, Limit limit, float[] to);

    @Select(orderBy = "place ann of :near")
    Optional<Spot> next(float[] near);

    record Near(String hall, float nearness) {}

    @Select(columns = "hall, similarity_euclidean(place)", orderBy = "place ann of :near")
    List<Near> near(float[] near, Limit limit);

    @Select(columns = "similarity_euclidean(place)", orderBy = "place ann of :near")
    Optional<Float> nearness(float[] near);

    @Query("select number from spot where kind = :kind order by place ann of :near limit 2")
    CompletionStage<List<Integer>> two(String kind, float[] near);
  }

  @Dao
  interface Parts {
    @Insert
    void save(Part part);

    @Update
    void reprice(String hall, UUID id, BigDecimal price);

    @Delete
    void remove(String hall, UUID id);

    @Select
    Page<Part> bySupplier(String supplier, PageRequest page);

    @Select
    List<Part> ofSupplier(String hall, String supplier);

    @Select
    Stream<Offer> offers(String supplier, Range<BigDecimal> price, State state, Limit limit);

    @Select(columns = "count(*)")
    long count(Range<Instant> bought);

    @Select
    boolean hasLabel(String labels);

    @Select(columns = "max(price)")
    Optional<BigDecimal> highest(State state);

    @Select
    List<Part> byNote(Map.Entry<String, String> notes);

    @Select(columns = "id")
    List<UUID> withSize(String sizes);

    @Select
    List<Part> ofSize(String hall, Integer sizes);

    @Select
    List<Part> byCode(List<Integer> code);

    @Select
    List<Part> onShelf(String shelf);

    @Select(orderBy = "id")
    List<Part> onShelfOfHall(String hall, String shelf);

    @Select(where = "supplier = :from and price >= 10 and price < :below")
    List<Part> cheaper(String from, BigDecimal below);

    @Select
    List<Part> byMaker(String maker);

    @Query("select * from part where supplier = :supplier and price >= 10 limit 1")
    List<Part> firstOf(String supplier);

    @Query("select * from part where supplier = :supplier limit :most")
    List<Part> someOf(String supplier, int most);

    @Query("select count(*) from part where supplier = :supplier and price < 1000")
    long numberOf(String supplier);
  }
}
