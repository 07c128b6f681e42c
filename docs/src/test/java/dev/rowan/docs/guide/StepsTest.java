package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Applied;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** No read returns an entity of a partition that has static columns and no rows. */
class StepsTest {
  @Test
  void ofTheStoreOnTheHeap() {
    staticColumnsAreNoRows("rowan:memory:");
  }

  @Test
  void ofAStoreLikeACluster() {
    staticColumnsAreNoRows("rowan:memory:?like=cassandra");
  }

  @Test
  void ofTheStoreInADirectory(@TempDir Path directory) {
    staticColumnsAreNoRows("rowan:embedded:" + directory.resolve("store"));
  }

  @Nested
  class OnACluster {
    @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

    @Test
    void ofACluster() {
      staticColumnsAreNoRows(FailingCalls.url(KEYSPACE));
    }
  }

  private static void staticColumnsAreNoRows(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Steps steps = rowan.dao(Steps.class);
      Step last = new Step("b", 1, "bob", "test", 1);
      for (String job : List.of("a", "b", "c")) {
        steps.add(new Step(job, 7, "ann", "build", 0));
      }
      steps.add(new Step("b", 1, "bob", "test", 0));
      for (String job : List.of("a", "b", "c")) {
        assertThat(steps.remove(new Step(job, 7, "ann", "build", 1)).applied()).isTrue();
      }

      assertThat(steps.first("a", Limit.of(5))).isEmpty();
      assertThat(steps.stream("a")).isEmpty();
      assertThat(steps.find("a", 7)).isEmpty();
      assertThat(steps.find("a", 0)).isEmpty();
      assertThat(steps.ofJobs(List.of("a", "b", "c"))).containsExactly(last);
      assertThat(steps.all()).containsExactly(last);
      assertThat(pages(steps, "a")).isEmpty();
      assertThat(pages(steps, "b")).containsExactly(last);

      Applied<Step> change = steps.change(new Step("a", 7, "ann", "build", 1));
      assertThat(change.applied()).isFalse();
      assertThat(change.current()).isEmpty();
    }
  }

  private static List<Step> pages(Steps steps, String job) {
    List<Step> all = new ArrayList<>();
    String token = null;
    do {
      Page<Step> page = steps.page(job, PageRequest.after(token, 1));
      all.addAll(page.items());
      token = page.nextToken();
    } while (token != null);
    return all;
  }
}
