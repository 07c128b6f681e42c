package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class PurchasesTest {
  private static final LocalDate DAY = LocalDate.of(2026, 5, 9);
  private static final Instant NOON = Instant.parse("2026-05-09T12:00:00Z");

  @Test
  void aDayInShardsReadsLikeOnePartition() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      Purchases purchases = rowan.dao(Purchases.class);
      List<Purchase> latestFirst = new ArrayList<>();
      for (int number = 0; number < 200; number++) {
        UUID id = new UUID(0, number);
        latestFirst.add(new Purchase(id, NOON.minusSeconds(number), "buyer " + number));
      }
      latestFirst.forEach(purchases::save);

      List<Purchase> read = new ArrayList<>();
      Page<Purchase> page = purchases.onDay(DAY, PageRequest.first(30));
      read.addAll(page.items());
      while (page.hasNext()) {
        page = purchases.onDay(DAY, page.next(30).orElseThrow());
        read.addAll(page.items());
      }
      assertThat(read).isEqualTo(latestFirst);

      Range<Instant> lastMinute = Range.closed(NOON.minusSeconds(59), NOON);
      assertThat(purchases.between(lastMinute, PageRequest.first(100)).items())
          .isEqualTo(latestFirst.subList(0, 60));

      List<Purchase> parts = new ArrayList<>();
      for (int shard = 0; shard < 16; shard++) {
        parts.addAll(purchases.partOf(DAY, shard).toList());
      }
      assertThat(parts).containsExactlyInAnyOrderElementsOf(latestFirst);
    }
  }
}
