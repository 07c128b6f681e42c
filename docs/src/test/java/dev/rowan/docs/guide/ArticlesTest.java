package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.ReadOptions;
import dev.rowan.docs.guide.Articles.Title;
import dev.rowan.error.RejectedInputException;
import java.time.Instant;
import java.util.List;

/** A search by nearness finds the same rows in the same order on each store. */
class ArticlesTest extends OnEachStore {
  private static final float[] NEAR = {1, 1, 0};

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Articles articles = rowan.dao(Articles.class);
      articles.save(new Article("ärzte", 1, "de", "A", new float[] {1, 0, 0}));
      articles.save(new Article("ärzte", 2, "de", "B", new float[] {5, 5, 0})); // the same angle
      articles.save(new Article("ärzte", 3, "en", "C", new float[] {1, 0.5f, 0}));
      articles.save(new Article("trees", 1, "de", "D", new float[] {-1, -1, 0}));
      articles.save(new Article("trees", 2, "de", "E", null));
      found(articles);
      similarities(articles);
      refused(articles);
      changed(articles);
    }
    Rowan.connect(store).close(); // compares the index with the declared one
  }

  private static void changed(Articles articles) {
    articles.remove("ärzte", 2);
    articles.save(new Article("trees", 2, "de", "E", new float[] {3, 2.5f, 0}));
    assertThat(titles(articles, 2)).containsExactly("E", "C");
  }

  private static void found(Articles articles) {
    assertThat(articles.nearest(NEAR, Limit.of(2)))
        .containsExactly(new Title("ärzte", "B"), new Title("ärzte", "C"));
    assertThat(titles(articles, 1000)).containsExactly("B", "C", "A", "D");
    assertThat(articles.next("trees", "de", NEAR)).contains(new Title("trees", "D"));
    assertThat(articles.next("trees", "en", NEAR)).isEmpty();
    assertThat(articles.inLanguage("de", NEAR).map(Article::title)).containsExactly("B", "A", "D");
  }

  private static void similarities(Articles articles) {
    List<Articles.Hit> hits = articles.hits(NEAR, Limit.of(4));
    assertThat(hits).extracting(Articles.Hit::title).containsExactly("B", "C", "A", "D");
    double[] expected = {1, (1 + 1.5 / Math.sqrt(2 * 1.25)) / 2, (1 + 1 / Math.sqrt(2)) / 2, 0};
    for (int i = 0; i < expected.length; i++) {
      assertThat((double) hits.get(i).similarity()).isCloseTo(expected[i], within(1e-6));
    }
    assertThat(articles.ranked(NEAR, 4)).isEqualTo(hits);
    assertThat(articles.nearness("trees", NEAR).orElseThrow()).isCloseTo(0f, within(1e-6f));
    assertThat(articles.nearness("nowhere", NEAR)).isEmpty();
    assertThat(articles.dated(NEAR, Limit.of(1)).toCompletableFuture().join())
        .singleElement()
        .satisfies(
            dated -> {
              assertThat(dated.written()).isAfter(Instant.EPOCH);
              assertThat(dated.similarity()).isCloseTo(1f, within(1e-6f));
            });
  }

  private static void refused(Articles articles) {
    assertThatThrownBy(() -> titles(articles, 1001))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("1001 rows, more than 1000");
    assertThatThrownBy(() -> articles.nearest(new float[3], Limit.of(1)))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("zeros");
    assertThatThrownBy(() -> articles.nearest(new float[] {1}, Limit.of(1)))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("3 dimensions");
    assertThatThrownBy(() -> articles.nearest(null, Limit.of(1)))
        .isInstanceOf(RejectedInputException.class);
  }

  private static List<String> titles(Articles articles, int most) {
    return articles.titles(NEAR, Limit.of(most), ReadOptions.NONE).toCompletableFuture().join();
  }
}
