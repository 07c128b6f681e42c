package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.time.LocalDate;
import java.util.stream.Stream;

// tag::purchases[]
@Dao
public interface Purchases {
  @Insert
  void save(Purchase purchase);

  @Select
  Page<Purchase> onDay(LocalDate atDay, PageRequest page);

  @Select
  Page<Purchase> between(Range<Instant> at, PageRequest page);

  @Select
  Stream<Purchase> partOf(LocalDate atDay, int idShard);
}
// end::purchases[]
