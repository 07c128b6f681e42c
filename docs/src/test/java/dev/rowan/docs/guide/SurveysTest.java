package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.Rowan;
import dev.rowan.docs.guide.Survey.Choice;
import dev.rowan.docs.guide.Survey.Layout;
import dev.rowan.docs.guide.Survey.Open;
import dev.rowan.docs.guide.Survey.Score;
import dev.rowan.error.UnreadableRowException;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Sealed, generic and null values in columns of JSON, on each store. */
class SurveysTest extends OnEachLocalStore {
  private static final Choice COLOUR = new Choice("Grün \"oder\" blau?", List.of("grün", "blau"));

  @Nested
  class OnACluster {
    @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

    @Test
    void ofACluster() {
      String url = FailingCalls.url(KEYSPACE);
      callsOn(url);

      try (Rowan rowan = Rowan.connect(url.replace("schema=create", "schema=validate"));
          CqlSession session = driver(KEYSPACE)) {
        Surveys surveys = rowan.dao(Surveys.class);
        assertThat(session.execute("SELECT layout FROM survey WHERE id = 'a'").one())
            .extracting(row -> row.getString("layout"))
            .isEqualTo("{\"font_size\":9,\"two_columns\":true}");
        write(session, "{\"@type\":\"Survey$Open\",\"text\":\"Why?\",\"added\":[1]}");
        assertThat(surveys.first("a")).contains(new Open("Why?", 0));

        write(session, "{\"@type\":\"Survey$Open\",\"longest\":\"secret\"}");
        assertThatThrownBy(() -> surveys.find("a"))
            .isInstanceOf(UnreadableRowException.class)
            .hasMessageContainingAll("RUN-16", "first", "line 1, column")
            .message()
            .doesNotContain("secret");
      }
    }

    private static void write(CqlSession session, String json) {
      session.execute("UPDATE survey SET first = ? WHERE id = 'a'", json);
    }
  }

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Surveys surveys = rowan.dao(Surveys.class);
      Map<String, List<Score<Integer>>> scores = Map.of("Änn", List.of(new Score<>(7, 2024)));
      Survey survey = new Survey("a", COLOUR, scores, new Layout(9, true));
      surveys.save(survey);
      assertThat(surveys.find("a")).contains(survey);
      assertThat(surveys.first("a")).contains(COLOUR);

      assertThat(surveys.ask("a", new Open("Why?", 200))).isTrue();
      assertThat(surveys.replace("a", COLOUR, COLOUR)).isFalse();
      assertThat(surveys.replace("a", COLOUR, new Open("Why?", 200))).isTrue();
      surveys.change(SurveyPatch.of("a").setScores(Map.of()).clearLayout());
      assertThat(surveys.find("a")).contains(new Survey("a", COLOUR, Map.of(), null));

      surveys.save(new Survey("b", new Open("", 0), Map.of(), null));
      assertThat(surveys.find("b").orElseThrow().layout()).isNull();
      surveys.save(new Survey("a", COLOUR, scores, new Layout(9, true)));
    }
  }
}
