package dev.rowan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.cli.ddl.DdlReader;
import dev.rowan.cli.ddl.KeyspaceSchema;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SchemaRoundTripTest {
  private static final String FILE =
      """
      CREATE TABLE t (p int, c int, v text, PRIMARY KEY (p, c)) WITH CLUSTERING ORDER BY (c DESC);
      CREATE TABLE u (p int PRIMARY KEY);
      CREATE INDEX ON t (v);
      """;

  @Test
  void isExactForTheSameSchema() {
    assertThat(differences(FILE, Set.of())).isEmpty();
  }

  @Test
  void reportsWhatTheCommandDoesNotList() {
    String derived = "CREATE TABLE t (p int, c int, PRIMARY KEY (p, c));";

    assertThat(differences(derived, Set.of()))
        .hasSize(3)
        .anyMatch(each -> each.startsWith("t\n") && each.contains("{c=desc}"))
        .anyMatch(each -> each.startsWith("u\n"))
        .contains("the index of t.v");
    assertThat(differences(derived, Set.of("u", "t.v")))
        .as("the order of the clustering column is not listed")
        .hasSize(1);
    assertThat(differences(derived, Set.of("t", "u")))
        .as("a listed table that the classes have in another way")
        .hasSize(1);
  }

  @Test
  void requiresAListedColumnOfAnIndexThatTheClassesHave() {
    String other =
        """
        CREATE TABLE t (p int, c int, v int, PRIMARY KEY (p, c)) WITH CLUSTERING ORDER BY (c DESC);
        CREATE TABLE u (p int PRIMARY KEY);
        """;

    assertThat(differences(other, Set.of("t.v"))).hasSize(1);
    assertThat(differences(other.replace("v int", "v text"), Set.of("t.v"))).isEmpty();
  }

  private static List<String> differences(String derived, Set<String> places) {
    return SchemaRoundTrip.of(ddl(FILE), ddl(derived), places).differences();
  }

  private static KeyspaceSchema ddl(String text) {
    return DdlReader.read(text, Optional.empty());
  }
}
