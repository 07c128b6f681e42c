package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.SuppressDesign;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

@Dao
public interface Items {
  @Insert
  void save(Item item);

  @Update
  void reprice(UUID id, BigDecimal price);

  @Delete(entity = Item.class)
  void remove(UUID id);

  @Select
  Page<Item> bySeller(String sellerId, Range<BigDecimal> price, PageRequest page);

  @Select(orderBy = "price asc")
  List<Item> cheapest(String sellerId, Limit limit);

  @SuppressDesign(rule = "QRY-08", because = "few entries")
  @Select
  List<Item> byTitle(String title);

  @Select
  List<Item> byTag(String tags, Range<Instant> listedAt);

  @Select
  List<Item> bySize(String sellerId, LocalDate listedAtMonth, Range<Integer> sizes);

  @Select
  Stream<Item> byDay(LocalDate listedAtDay);

  @Select
  Page<Item> dearest(LocalDate listedAtMonth, PageRequest page);

  @Select(orderBy = "price asc")
  List<Item> cheapestOf(Collection<LocalDate> listedAtMonth, Limit limit);

  @Select
  Stream<Item> part(LocalDate listedAtMonth, int idShard);

  @Select
  Page<Item> between(Range<Instant> listedAt, PageRequest page);

  @Select(orderBy = "listedAt asc")
  List<Item> firstOf(Range<Instant> listedAt, Limit limit);

  @Select
  CompletionStage<List<Item>> byHour(Instant listedAtHour);
}
