package shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.WriteOptions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.UUID;
import shop.Inbox.Notice;
import shop.Inbox.Notices;
import shop.Inbox.Search;
import shop.Inbox.Searches;

/** The first rows of each partition stay, with their entries. */
public final class KeepPlay implements Play {
  private static final Instant NOON = Instant.parse("2026-02-27T12:00:00Z");
  private static final Limit MANY = Limit.of(5_000);

  @Override
  public void on(Rowan rowan) {
    searches(rowan.dao(Searches.class));
    notices(rowan);
  }

  private static void searches(Searches searches) {
    for (int i = 0; i < 50; i++) {
      searches.save(new Search("ann", NOON.plusSeconds(i), "cat"));
    }
    searches.save(new Search("bob", NOON, "cat"));
    // one insert of five trims, so the last rows may still be there
    searches.trim("ann", WriteOptions.NONE).toCompletableFuture().join();

    List<Search> kept = searches.newest("ann", MANY);
    assertThat(kept).hasSize(20);
    assertThat(kept.get(0).at()).isEqualTo(NOON.plusSeconds(49));
    assertThat(kept.get(19).at()).isEqualTo(NOON.plusSeconds(30));
    assertThat(searches.withText("cat", MANY)).hasSize(21).containsAll(kept);
    assertThat(searches.newest("bob", MANY)).hasSize(1);

    searches.trim("unknown", WriteOptions.NONE).toCompletableFuture().join();
  }

  private static void notices(Rowan rowan) {
    Notices notices = rowan.dao(Notices.class);
    List<Notice> many = new ArrayList<>();
    for (int i = 0; i < 1_510; i++) {
      many.add(new Notice("ann", "phone", NOON.plusSeconds(i), new UUID(1, i), "n" + i));
    }
    notices.saveAll(many);
    notices.save(new Notice("ann", "phone", NOON.minusSeconds(1), new UUID(2, 2), "late"));
    notices.trim("ann", "phone");

    List<Notice> kept = Collections.synchronizedList(new ArrayList<>());
    rowan.scan(Inbox_NoticeMapping.INSTANCE).forEach(kept::add);
    assertThat(kept).hasSize(1_500).extracting(Notice::text).doesNotContain("late", "n9");
  }
}
