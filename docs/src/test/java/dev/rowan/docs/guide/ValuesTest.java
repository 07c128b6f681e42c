package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.error.UnreadableRowException;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Values, existence, numbers of rows and maps, on each store, of tables with and without verified
 * indexes.
 */
class ValuesTest extends OnEachLocalStore {
  /** More rows than one request of a count reads, on each store. */
  private static final int MANY = 5_003;

  @Nested
  class OnACluster {
    @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

    @Test
    void ofACluster() {
      callsOn(FailingCalls.url(KEYSPACE));
    }

    @Test
    void onlyAnIndexThatIsVerifiedLeavesOutEntriesWithoutRows() {
      try (Rowan rowan = Rowan.connect(FailingCalls.url(KEYSPACE));
          CqlSession session = driver(KEYSPACE)) {
        Notices notices = rowan.dao(Notices.class);
        NoticeValues values = rowan.dao(NoticeValues.class);
        notices.save(new Notice("alone", 1, null, "eve", "hello", "text"));
        session.execute("DELETE FROM notice WHERE topic = 'alone'");
        assertThat(values.by("eve")).containsExactly("hello");
        assertThat(values.hasAuthor("eve")).isTrue();
        assertThat(values.countBy("eve")).isEqualTo(1);
        assertThat(values.hasTopic("alone").toCompletableFuture().join()).isFalse();

        Jobs jobs = rowan.dao(Jobs.class);
        JobValues counts = rowan.dao(JobValues.class);
        jobs.save(new Job("lost", 1, "kim", "gone", "letter"));
        session.execute("DELETE FROM job WHERE queue = 'lost'");
        assertThat(counts.titlesIn("gone")).isEmpty();
        assertThat(counts.hasAny("gone")).isFalse();
        assertThat(counts.countIn("gone")).isZero();
      }
    }

    @Test
    void aRowWithoutMarkerCountsAsARow() {
      try (Rowan rowan = Rowan.connect(FailingCalls.url(KEYSPACE));
          CqlSession session = driver(KEYSPACE)) {
        NoticeValues values = rowan.dao(NoticeValues.class);
        session.execute("UPDATE notice SET text = 'x' WHERE topic = 'bare' AND number = 1");
        assertThat(values.exists("bare", 1)).isTrue();
        assertThat(values.count("bare")).isEqualTo(1);
        session.execute("UPDATE notice SET text = null WHERE topic = 'bare' AND number = 1");
        assertThat(values.exists("bare", 1)).isFalse();
        assertThat(values.count("bare")).isZero();
      }
    }
  }

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Notices notices = rowan.dao(Notices.class);
      notices.save(new Notice("go", 1, "Go", "ann", "one", "first"));
      notices.save(new Notice("go", 2, "Go", "bob", "two", null));
      notices.save(new Notice("go", 3, "Go", "ann", "three", "third"));
      notices.save(new Notice("tea", 1, "Tea", "ann", "hot", "cup"));
      notices.remove("tea", 1);
      NoticeValues values = rowan.dao(NoticeValues.class);
      single(values);
      several(values);
      existence(values);
      numbers(values);
      maps(values);
      jobs(rowan);
      countsMoreThanAPage(notices, values);
    }
  }

  private static void single(NoticeValues values) {
    assertThat(values.text("go", 1)).contains("first");
    assertThat(values.text("go", 2)).isEmpty();
    assertThat(values.text("go", 4)).isEmpty();
    assertThat(values.plainText("go", 1)).isEqualTo("first");
    assertThat(values.plainText("go", 2)).isNull();
    assertThatThrownBy(() -> values.plainText("go", 4)).isInstanceOf(UnreadableRowException.class);
    assertThat(values.lastNumber("go")).contains(3);
    assertThat(values.lastNumber("tea")).isEmpty();
    assertThat(values.subject("tea")).contains("Tea");
    assertThat(values.subject("none")).isEmpty();
    assertThat(values.subjects()).containsExactlyInAnyOrder("Go", "Tea");
  }

  private static void several(NoticeValues values) {
    assertThat(values.texts("go").toCompletableFuture().join())
        .isEqualTo(Arrays.asList("first", null, "third"));
    Page<String> page = values.page("go", PageRequest.first(2));
    assertThat(page.items()).isEqualTo(Arrays.asList("first", null));
    Page<String> last = values.page("go", PageRequest.after(page.nextToken(), 2));
    assertThat(last.items()).containsExactly("third");
    assertThat(last.hasNext()).isFalse();
    assertThat(values.by("ann")).containsExactly("one", "three");
    assertThat(values.textsBy("ann").join()).containsExactly("first", "third");
    assertThat(values.textsBy("bob").join()).isEqualTo(Arrays.asList((String) null));
  }

  private static void existence(NoticeValues values) {
    assertThat(values.exists("go", 2)).isTrue();
    assertThat(values.exists("go", 4)).isFalse();
    assertThat(values.hasAny("go", Range.atLeast(3))).isTrue();
    assertThat(values.hasAny("go", Range.atLeast(4))).isFalse();
    assertThat(values.hasTopic("go").toCompletableFuture().join()).isTrue();
    // the partition has a static value, and no row
    assertThat(values.hasTopic("tea").toCompletableFuture().join()).isFalse();
    assertThat(values.hasAuthor("ann")).isTrue();
    assertThat(values.hasAuthor("kim")).isFalse();
  }

  private static void numbers(NoticeValues values) {
    assertThat(values.count("go")).isEqualTo(3);
    assertThat(values.count("tea")).isZero();
    assertThat(values.countUpTo(List.of("go", "tea"), Limit.of(9)).join()).isEqualTo(3);
    assertThat(values.countUpTo(List.of("go", "tea"), Limit.of(2)).join()).isEqualTo(2);
    assertThat(values.countBy("ann")).isEqualTo(2);
    assertThat(values.countAll()).isEqualTo(3);
  }

  private static void maps(NoticeValues values) {
    assertThat(values.several("go", List.of(3, 7, 1, 3)).keySet()).containsExactly(3, 1);
    assertThat(values.several("go", List.of(1)).get(1))
        .isEqualTo(new Notice("go", 1, "Go", "ann", "one", "first"));
    assertThat(values.severalTexts("go", List.of(2, 9)).toCompletableFuture().join())
        .hasSize(1)
        .containsEntry(2, null);
    assertThat(values.topics(List.of("tea", "none", "go")).values())
        .containsExactly(new Notices.Topic("tea", "Tea"), new Notices.Topic("go", "Go"));
  }

  private static void jobs(Rowan rowan) {
    Jobs jobs = rowan.dao(Jobs.class);
    jobs.save(new Job("print", 1, "kim", "open", "letter"));
    jobs.save(new Job("print", 2, "kim", "open", "poster"));
    jobs.save(new Job("scan", 1, "lee", "done", "photo"));
    jobs.remove("scan", 1);

    JobValues values = rowan.dao(JobValues.class);
    assertThat(values.title("print", 2)).contains("poster");
    assertThat(values.title("scan", 1)).isEmpty();
    assertThat(values.titlesIn("open")).containsExactly("letter", "poster");
    assertThat(values.exists("print", 1)).isTrue();
    assertThat(values.exists("scan", 1)).isFalse();
    assertThat(values.hasJobs("print")).isTrue();
    assertThat(values.hasJobs("scan")).isFalse();
    assertThat(values.hasAny("open")).isTrue();
    assertThat(values.hasAny("done")).isFalse();
    assertThat(values.count("print")).isEqualTo(2);
    assertThat(values.count("scan")).isZero();
    assertThat(values.countIn("open")).isEqualTo(2);
    assertThat(values.countIn("done")).isZero();
    assertThat(values.countAll()).isEqualTo(2);
    assertThat(values.titles(List.of("scan", "print"), 1)).containsOnlyKeys("print");
  }

  private static void countsMoreThanAPage(Notices notices, NoticeValues values) {
    for (int number = 1; number <= MANY; number++) {
      notices.save(new Notice("many", number, null, "max", "h", null));
    }
    assertThat(values.count("many")).isEqualTo(MANY);
    assertThat(values.countBy("max")).isEqualTo(MANY);
    assertThat(values.countUpTo(List.of("many"), Limit.of(MANY - 1)).join()).isEqualTo(MANY - 1);
  }
}
