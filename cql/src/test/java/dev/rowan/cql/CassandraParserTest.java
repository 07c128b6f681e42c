package dev.rowan.cql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.rowan.cql.text.CqlSyntaxException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The parser accepts and refuses the same texts as Cassandra's own parser. */
class CassandraParserTest {
  private static final int GENERATED = Effort.of(1_500, 25_000);
  private static final int WORDS = Effort.of(4_000, 100_000);
  private static final int DIFFERENCES_SHOWN = 40;

  /** Names in Cassandra 4.1, and read as keywords for both versions. */
  private static final Pattern KEYWORDS_OF_CASSANDRA_5 =
      Pattern.compile(
          "(?i)\\b(?:ann|cidrs|identity|masked|maxwritetime|select_masked|unmask|vector)\\b");

  private static final String CHARACTERS = "0123456789abcdefEPTYMDWHSnsuxX.-_ ";

  /**
   * What Cassandra also refuses while it parses, because it knows a server: unknown classes of
   * types, unknown functions, and names of beans. None of them is grammar.
   */
  private static final List<String> NO_GRAMMAR =
      List.of(
          "Error setting type ",
          "Cannot parse type ",
          "CQL3Type$Raw",
          "ConfigurationException: Keyspace ",
          "NoSuchElementException: No value present",
          "JMX object name",
          "MBEANS");

  @Test
  void acceptsAndRefusesWhatCassandraAcceptsAndRefuses() throws Exception {
    long seed = Effort.seed();
    Set<String> statements = statements(seed);
    assertThat(statements).hasSizeGreaterThan(5_000);
    compare(List.copyOf(statements), seed);
  }

  @Test
  void cutsNumbersAndNamesAsCassandra() throws Exception {
    long seed = Effort.seed();
    Random random = new Random(seed);
    Set<String> statements = new LinkedHashSet<>();
    for (int i = 0; i < WORDS; i++) {
      StringBuilder word = new StringBuilder();
      for (int length = 1 + random.nextInt(12); length > 0; length--) {
        boolean repeats = word.length() > 0 && random.nextInt(4) == 0;
        word.append(
            repeats
                ? word.charAt(word.length() - 1)
                : CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
      }
      statements.add("SELECT " + word + " FROM t");
    }
    compare(List.copyOf(statements), seed);
  }

  @Test
  void acceptsWhatCassandra41Accepts() throws Exception {
    assumeThat(Boolean.getBoolean("rowan.long")).as("-Plong").isTrue();
    long seed = Effort.seed();
    List<String> statements = List.copyOf(statements(seed));
    CassandraParser.Answers answers =
        CassandraParser.parse(CassandraParser.CASSANDRA_4_1, statements);
    List<String> refused = new ArrayList<>();
    List<String> withKeywords = new ArrayList<>();
    for (int i = 0; i < statements.size(); i++) {
      String statement = statements.get(i);
      if (answers.accepts(i) && !error(statement).isEmpty()) {
        boolean isKeyword = KEYWORDS_OF_CASSANDRA_5.matcher(statement).find();
        (isKeyword ? withKeywords : refused).add(statement);
      }
    }
    assertThat(refused.stream().limit(DIFFERENCES_SHOWN)).as("seed %d", seed).isEmpty();
    CassandraParser.Answers newer =
        CassandraParser.parse(CassandraParser.CASSANDRA_5, withKeywords);
    assertThat(IntStream.range(0, withKeywords.size()).filter(newer::accepts))
        .as("statements with keywords that version 5 accepts, seed %d", seed)
        .isEmpty();
  }

  private static void compare(List<String> statements, long seed) throws Exception {
    CassandraParser.Answers answers =
        CassandraParser.parse(CassandraParser.CASSANDRA_5, statements);
    int accepted = 0;
    int refused = 0;
    int ignored = 0;
    long nanoseconds = 0;
    List<String> differences = new ArrayList<>();
    for (int i = 0; i < statements.size(); i++) {
      long start = System.nanoTime();
      String ours = error(statements.get(i));
      nanoseconds += System.nanoTime() - start;
      String theirs = answers.errors().get(i);
      if (theirs.isEmpty() != ours.isEmpty()) {
        if (NO_GRAMMAR.stream().anyMatch(theirs::contains)) {
          ignored++;
        } else {
          differences.add(
              "%s%n  Cassandra: %s%n  Rowan: %s"
                  .formatted(statements.get(i), orAccepts(theirs), orAccepts(ours)));
        }
      } else if (ours.isEmpty()) {
        accepted++;
      } else {
        refused++;
      }
    }
    System.out.printf(
        Locale.ROOT,
        "seed %d: %d accepted by both, %d refused by both, %d differences, %d no grammar;"
            + " microseconds a statement: Cassandra %.1f, Rowan %.1f%n",
        seed,
        accepted,
        refused,
        differences.size(),
        ignored,
        answers.nanoseconds() / 1e3 / statements.size(),
        nanoseconds / 1e3 / statements.size());
    assertThat(differences.stream().limit(DIFFERENCES_SHOWN))
        .as("%d differences, seed %d", differences.size(), seed)
        .isEmpty();
  }

  private static Set<String> statements(long seed) {
    Set<String> statements = new LinkedHashSet<>(OwnStatements.read());
    StatementGenerator generator = new StatementGenerator(seed);
    List<String> own = List.copyOf(statements);
    for (int i = 0; i < GENERATED; i++) {
      List<String> tokens = generator.statement();
      statements.add(generator.text(tokens));
      statements.add(generator.text(generator.mutation(tokens)));
      statements.add(generator.mutation(generator.text(tokens)));
      statements.add(generator.mutation(own.get(i % own.size())));
    }
    return statements;
  }

  private static String error(String statement) {
    try {
      Cql.parse(statement);
      return "";
    } catch (CqlSyntaxException e) {
      return e.getMessage();
    }
  }

  private static String orAccepts(String error) {
    return error.isEmpty() ? "accepts" : error;
  }
}
