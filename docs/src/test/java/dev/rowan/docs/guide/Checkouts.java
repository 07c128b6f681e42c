package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.FullScan;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import dev.rowan.dao.ReadOptions;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.stream.Stream;

/** Results for groups of checkouts. */
@Dao
public interface Checkouts {
  @Insert
  void save(Checkout checkout);

  // tag::groups[]
  record Turnover(LocalDate day, long checkouts, BigDecimal total) {}

  record Best(LocalDate day, String item, BigDecimal highest) {}

  @Select(columns = "day, count(*), sum(price)", groupBy = "day")
  List<Turnover> daily(String shop, Limit limit); // the newest days first, as rows are stored

  @Select(columns = "day, item, max(price)", groupBy = "day, item")
  Stream<Best> best(String shop, Range<LocalDate> day);

  @Select(columns = "day", groupBy = "day")
  List<LocalDate> days(String shop); // each day once

  record Monthly(String shop, LocalDate day, long checkouts, BigDecimal total) {}

  @FullScan(
      columns = "shop, day, count(*), sum(price)",
      groupBy = "shop, day",
      because = "a report of each month")
  Stream<Monthly> report(); // all shops, partition by partition

  // end::groups[]

  record ShopTotal(String shop, long count, BigDecimal total) {}

  // tag::group-by[]
  @Query(
      "select shop, count(*), sum(price) as total from checkout_by_payment"
          + " where payment = :payment group by shop limit :most")
  List<ShopTotal> byShop(String payment, int most);

  // end::group-by[]

  @Query(
      "select shop, count(*), sum(price) as total from checkout where shop in :shops group by shop")
  Flow.Publisher<ShopTotal> ofShops(Collection<String> shops);

  @Select(columns = "count(*)", groupBy = "day", orderBy = "day asc")
  CompletionStage<List<Long>> numbers(String shop, ReadOptions options);

  @FullScan(columns = "count(*)", groupBy = "shop", because = "the sizes of partitions")
  List<Long> sizes(Limit limit);

  @Select(columns = "min(price)", groupBy = "shop, day")
  Stream<BigDecimal> cheapest(String shop, Collection<LocalDate> day, ReadOptions options);
}
