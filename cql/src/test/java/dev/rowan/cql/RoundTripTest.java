package dev.rowan.cql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.cql.text.CqlSyntaxException;
import dev.rowan.cql.text.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The CQL of a statement is read as the same statement. */
class RoundTripTest {
  private static final int GENERATED = Effort.of(3_000, 60_000);

  @Test
  void readsTheCqlOfGeneratedStatementsAsTheSameTrees() {
    long seed = Effort.seed();
    StatementGenerator generator = new StatementGenerator(seed);
    int read = 0;
    for (int i = 0; i < GENERATED; i++) {
      List<String> tokens = generator.statement();
      read += isReadAgain(generator.text(tokens), seed) ? 1 : 0;
      read += isReadAgain(generator.text(generator.mutation(tokens)), seed) ? 1 : 0;
    }
    assertThat(read).as("statements that are CQL, seed %d", seed).isGreaterThan(GENERATED / 2);
  }

  @Test
  void readsTheCqlOfOwnStatementsAsTheSameTrees() {
    assertThat(OwnStatements.read().stream().filter(text -> isReadAgain(text, 0)).count())
        .isGreaterThan(300);
  }

  private static boolean isReadAgain(String text, long seed) {
    Statement statement;
    try {
      statement = Cql.parse(text);
    } catch (CqlSyntaxException e) {
      return false;
    }
    String cql = statement.toCql();
    Statement again;
    try {
      again = Cql.parse(cql);
    } catch (CqlSyntaxException e) {
      throw new AssertionError("seed " + seed + "\n" + text + "\n" + cql, e);
    }
    assertThat(SameTree.equal(statement, again))
        .as("seed %d%n%s%n%s%n%s", seed, text, cql, again.toCql())
        .isTrue();
    return true;
  }
}
