package dev.rowan.docs.api;

import dev.rowan.annotation.AccessPattern;
import dev.rowan.annotation.AllowFanOut;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/** Reads views of pages. */
@Dao
public interface PageViews {
  // tag::api-access-pattern[]
  @Select
  @AccessPattern(perSecond = 200, range = "P7D", expectRows = 500) // reads seven partitions
  List<PageView> recent(String page, Range<Instant> at);

  // end::api-access-pattern[]

  // tag::api-fan-out[]
  @Select
  @AccessPattern(range = "P60D", latency = AccessPattern.Latency.BATCH)
  @AllowFanOut(because = "one nightly report reads two months")
  Stream<PageView> ofTwoMonths(String page, Range<Instant> at);
  // end::api-fan-out[]
}
