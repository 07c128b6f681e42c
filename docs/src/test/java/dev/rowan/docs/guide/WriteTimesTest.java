package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.WriteOptions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Write times and TTLs as properties, of rows and through an index, on each store. */
class WriteTimesTest extends OnEachStore {
  private static final Instant WRITTEN = Instant.parse("2024-05-17T12:00:01.000007Z");
  private static final UUID OLD = new UUID(0, 1);
  private static final UUID EXPIRING = new UUID(0, 2);
  private static final UUID EMPTY = new UUID(0, 3);

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Essays essays = rowan.dao(Essays.class);
      essays.save(essay(OLD, "first"), WriteOptions.at(WRITTEN));
      essays.save(essay(EXPIRING, "second"), WriteOptions.ttl(Duration.ofDays(2)));
      essays.save(essay(EMPTY, null), WriteOptions.NONE);

      Essay old = essays.find(OLD).orElseThrow();
      assertThat(old).isEqualTo(new Essay(OLD, "ann", "first", WRITTEN, null));
      Essay expiring = essays.find(EXPIRING).orElseThrow();
      assertThat(expiring.edited()).isAfter(WRITTEN);
      assertThat(expiring.left()).isBetween(Duration.ofHours(47), Duration.ofHours(48));
      assertThat(essays.find(EMPTY)).contains(new Essay(EMPTY, "ann", null, null, null));

      List<Essay> ofAnn = essays.byAuthor("ann");
      assertThat(ofAnn).extracting(Essay::id).containsExactly(OLD, EXPIRING, EMPTY);
      assertThat(ofAnn).extracting(Essay::edited).containsExactly(WRITTEN, expiring.edited(), null);
      assertThat(essays.edited(OLD)).contains(new Essays.Edit(WRITTEN));
      assertThat(essays.ages("ann"))
          .contains(new Essays.Age("first", 1_715_947_201_000_007L), new Essays.Age(null, 0));

      essays.save(old, WriteOptions.NONE); // not with the time of the object
      assertThat(essays.find(OLD).orElseThrow().edited()).isAfter(WRITTEN);
      essays.edit(EMPTY, "third");
      assertThat(essays.byAuthor("ann").get(2).edited()).isNotNull();
    }
  }

  private static Essay essay(UUID id, @Nullable String text) {
    return new Essay(id, "ann", text, Instant.EPOCH, Duration.ofDays(1));
  }
}
