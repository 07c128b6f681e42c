package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.Rowan;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Records of some properties, on each store, of tables with and without verified indexes. */
class ProjectionsTest extends OnEachLocalStore {
  @Nested
  class OnACluster {
    @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

    @Test
    void ofACluster() {
      callsOn(FailingCalls.url(KEYSPACE));
    }

    @Test
    void anIndexThatHoldsThePropertiesAnswersWithoutTheRows() {
      try (Rowan rowan = Rowan.connect(FailingCalls.url(KEYSPACE));
          CqlSession session = driver(KEYSPACE)) {
        Notices notices = rowan.dao(Notices.class);
        notices.save(new Notice("alone", 1, null, "eve", "hello", "text"));
        session.execute("DELETE FROM notice WHERE topic = 'alone'");

        assertThat(notices.by("eve")).containsExactly(new Notices.Line(1, "hello"));
        assertThat(notices.textsBy("eve")).isEmpty();
      }
    }
  }

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      notices(rowan.dao(Notices.class));
      jobs(rowan.dao(Jobs.class));
    }
  }

  private static void notices(Notices notices) {
    notices.save(new Notice("go", 1, "Go", "ann", "one", "first"));
    notices.save(new Notice("go", 2, "Go", "bob", "two", null));
    notices.save(new Notice("go", 3, "Go", "ann", "three", "third"));
    notices.save(new Notice("tea", 1, "Tea", "ann", "hot", "cup"));

    assertThat(notices.text("go", 1)).contains(new Notices.Text("first"));
    assertThat(notices.text("go", 2)).contains(new Notices.Text(null));
    assertThat(notices.text("go", 4)).isEmpty();
    assertThat(notices.lines("go").toCompletableFuture().join())
        .containsExactly(line(1, "one"), line(2, "two"), line(3, "three"));
    assertThat(pages(page -> notices.page("go", page)))
        .containsExactly(line(1, "one"), line(2, "two"), line(3, "three"));
    assertThat(notices.by("ann")).containsExactly(line(1, "one"), line(3, "three"), line(1, "hot"));
    assertThat(notices.textsBy("ann"))
        .extracting(Notices.Text::text)
        .containsExactly("first", "third", "cup");

    Notices.Topic go = new Notices.Topic("go", "Go");
    Notices.Topic tea = new Notices.Topic("tea", "Tea");
    Notices.Topic chess = new Notices.Topic("chess", "Chess");
    assertThat(notices.topic("go")).contains(go);
    assertThat(notices.topic("none")).isEmpty();
    assertThat(notices.topicOfEach("go", Range.atLeast(2))).containsExactly(go, go);
    notices.remove("tea", 1);
    assertThat(notices.topic("tea")).contains(tea);
    assertThat(notices.topicOfEach("tea", Range.all())).isEmpty();
    notices.name("chess", "Chess");
    assertThat(notices.topic("chess")).contains(chess);
    assertThat(notices.topics(List.of("tea", "none", "go", "chess")))
        .containsExactlyInAnyOrder(go, tea, chess);
    assertThat(notices.allTopics()).containsExactlyInAnyOrder(go, tea, chess);
    assertThat(pages(notices::pageOfTopics)).containsExactlyInAnyOrder(go, tea, chess);
    notices.name("chess", null);
    assertThat(notices.topic("chess")).isEmpty();
    notices.removeTopic("tea");
    assertThat(notices.topic("tea")).isEmpty();
    assertThat(notices.allTopics()).containsExactly(go);
  }

  private static void jobs(Jobs jobs) {
    jobs.save(new Job("print", 1, "kim", "open", "letter"));
    jobs.save(new Job("print", 2, "kim", "open", "poster"));
    jobs.save(new Job("scan", 1, "lee", "done", "photo"));

    assertThat(jobs.title("print", 2)).contains(new Jobs.Title("poster"));
    assertThat(jobs.in("open")).containsExactly(new Jobs.Title("letter"), new Jobs.Title("poster"));
    assertThat(jobs.lead("print")).contains(new Jobs.Queue("print", "kim"));
    jobs.remove("scan", 1);
    assertThat(jobs.title("scan", 1)).isEmpty();
    assertThat(jobs.lead("scan")).contains(new Jobs.Queue("scan", "lee"));
    jobs.save(new Job("copy", 1, null, "open", "page"));
    assertThat(jobs.lead("copy")).contains(new Jobs.Queue("copy", null));
    jobs.remove("copy", 1);
    assertThat(jobs.lead("copy")).isEmpty();
    assertThat(jobs.queues())
        .containsExactlyInAnyOrder(new Jobs.Queue("print", "kim"), new Jobs.Queue("scan", "lee"));
    jobs.removeQueue("scan");
    assertThat(jobs.lead("scan")).isEmpty();
    assertThat(jobs.queues()).containsExactly(new Jobs.Queue("print", "kim"));
  }

  private static Notices.Line line(int number, String headline) {
    return new Notices.Line(number, headline);
  }

  private static <T> List<T> pages(Function<PageRequest, Page<T>> read) {
    List<T> all = new ArrayList<>();
    @Nullable String token = null;
    do {
      Page<T> page = read.apply(PageRequest.after(token, 2));
      all.addAll(page.items());
      token = page.nextToken();
    } while (token != null);
    return all;
  }
}
