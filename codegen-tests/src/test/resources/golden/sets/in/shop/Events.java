package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.FullScan;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.PerPartitionLimit;
import dev.rowan.dao.Range;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

/** Selects of any of several values, and full scans. */
@Dao
public interface Events {
  @Insert
  void save(Event event);

  @Select
  List<Event> of(Collection<String> source, Collection<LocalDate> day);

  @Select(orderBy = "level desc")
  Page<Event> worst(Collection<String> source, LocalDate day, PageRequest page);

  @Select(orderBy = "level, number desc")
  Stream<Event> mildest(String source, LocalDate day, Collection<Integer> level);

  @Select
  List<Event> numbered(
      String source, LocalDate day, Collection<Integer> level, Range<Integer> number);

  @Select
  CompletionStage<List<Event>> tagged(Collection<String> tags, Limit limit);

  @FullScan(because = "nightly export")
  Stream<Event> all();

  @FullScan(because = "the operator's */ browser")
  Page<Event> browse(PageRequest page);

  @Select
  Page<Event> worstOfEach(
      Collection<String> source, LocalDate day, PerPartitionLimit each, PageRequest page);

  @FullScan(because = "a sample of each partition")
  List<Event> someOfEach(PerPartitionLimit each, Limit limit);

  @FullScan(because = "samples")
  CompletionStage<List<Event>> some(Limit limit);
}
