package dev.rowan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a user sees of {@code rowan check}. */
class CheckCommandTest {
  private static final String BAD =
      """
      CREATE TABLE log (
        line text,
        hour timestamp, at timestamp,
        PRIMARY KEY (hour, at)
      );
      CREATE TABLE hits (id int PRIMARY KEY, n counter,
        note text, place vector<int, 3>);
      """;

  @TempDir private Path folder;

  @Test
  void findsNothingInASoundSchema() {
    assertThat(Invocation.of("check", Schemas.named("weather").toString()))
        .isEqualTo(new Invocation(0, "", ""));
  }

  @Test
  void reportsRulesAtTheColumnsOfTheFile() {
    Invocation done = check(BAD);

    assertThat(done.exitCode()).isEqualTo(1);
    assertThat(done.out())
        .isEqualTo(
            """
            %1$s:3:3: warning: [KEY-03] log.hour: the partition key of `log` is only time: `hour`
              why: new rows have the time of now, so at any moment all writes go to one partition, on the replicas of one key; a shorter period only moves the load
              fix: add the owner of the rows to the partition key, such as a source
              or: @Entity(small = true) if the table has at most 10,000 rows for ever
              see: rowan explain KEY-03
            %1$s:7:3: error: [CNS-01] hits.note: `note` is not a counter, but its entity has counters
              why: Cassandra stores counters as sums of increments, in tables that have only key columns and counters
              fix: @Counter long note
              or: move `note` to a separate entity with the same key
              see: rowan explain CNS-01
            %1$s:7:14: note: [unchecked] hits.place: Rowan has vectors of 1 to 8192 floats only
            """
                .formatted(file()));
  }

  @Test
  void reportsASyntaxErrorAtItsPlace() {
    Invocation done = check("CREATE TABLE t (\n  id int PRIMARY KEY,\n  in int);");

    assertThat(done.exitCode()).isEqualTo(1);
    assertThat(done.out()).startsWith(file() + ":3:3: error: [syntax] found `in`, expected ");
  }

  @Test
  void reportsWhatNoServerAccepts() {
    Invocation done =
        check(
            """
            CREATE TYPE inner_type (a int);
            CREATE TYPE outer_type (i inner_type);
            CREATE TABLE a (id int);
            CREATE TABLE b (id int PRIMARY KEY, m map<int, list<int>>, l list<inner_type>);
            CREATE TABLE c (id int, at date STATIC, PRIMARY KEY (id, at));
            CREATE TABLE d (id int, x int, y int, PRIMARY KEY (id, x, y)) WITH CLUSTERING ORDER BY (y DESC);
            CREATE TABLE e (id int, PRIMARY KEY (id, other));
            CREATE TABLE e (id int PRIMARY KEY);
            ALTER TABLE d ADD x text;
            CREATE TABLE f (id int PRIMARY KEY, m frozen<map<int, list<int>>>);
            CREATE TABLE g (s set<int>, i inner_type, t tuple<int>, PRIMARY KEY (s, i, t));
            """);

    assertThat(done.exitCode()).isEqualTo(1);
    assertThat(done.out().lines().filter(line -> line.contains("[refused]")))
        .map(line -> line.substring(file().toString().length() + 1))
        .containsExactly(
            "2:25: error: [refused] outer_type.i: a type contains other types as frozen<inner_type> only",
            "3:1: error: [refused] a: the table has no primary key",
            "4:37: error: [refused] b.m: a collection contains `list<int>` as frozen<list<int>> only",
            "4:60: error: [refused] b.l: a collection contains `inner_type` as frozen<inner_type> only",
            "5:58: error: [refused] c.at: a column of the primary key is static",
            "6:89: error: [refused] d: CLUSTERING ORDER BY names [y], and the clustering columns are [x, y]",
            "7:42: error: [refused] e.other: the primary key names no column",
            "8:1: error: [refused] e: a table of this name exists since line 7, column 1",
            "9:1: error: [refused] d: the change does not fit the columns of the table",
            "11:17: error: [refused] g.s: a column of the primary key is `frozen<set<int>>` only",
            "11:29: error: [refused] g.i: a column of the primary key is `frozen<inner_type>` only");
  }

  @Test
  void exitsWithZeroIfThereAreOnlyNotes() {
    Invocation done = check("CREATE TABLE t (id int PRIMARY KEY, p vector<int, 3>);");

    assertThat(done.exitCode()).isZero();
    assertThat(done.out()).contains("note: [unchecked] t.p: ");
  }

  @Test
  void passesOptionsToTheProcessor() {
    String text = "CREATE TABLE t (id int, c int, PRIMARY KEY (id, c));";

    assertThat(check(text).exitCode()).isZero();
    assertThat(check(text, "-Arowan.rules=SIZ-08:error").out())
        .contains(":1:17: error: [SIZ-08] t.id: ");
    assertThat(check(text, "-Arowan.nodez=3"))
        .isEqualTo(
            new Invocation(
                2,
                "",
                "rowan: Rowan has no option `-Arowan.nodez`; did you mean `rowan.nodes`?\n"));
  }

  @Test
  void checksTheOptionsOfAFileWithoutTables() {
    assertThat(check("", "-Arowan.nodez=3").exitCode()).isEqualTo(2);
    assertThat(check("CREATE TYPE shop.place (hall text);", "-Arowan.nodez=3").exitCode())
        .isEqualTo(2);
    assertThat(check("CREATE TYPE shop.place (hall text);").exitCode()).isZero();
  }

  @Test
  void writesJson() {
    assertThat(check(BAD, "--format", "json").out())
        .contains(
            """
                  "severity" : "error",
                  "code" : "CNS-01",
                  "line" : 7,
                  "column" : 3,
                  "place" : "hits.note",
                  "headline" : "`note` is not a counter, but its entity has counters",
            """);
  }

  @Test
  void writesSarif() {
    Invocation done = check(BAD, "--format=sarif");

    assertThat(done.exitCode()).isEqualTo(1);
    assertThat(done.out())
        .contains(
            "\"version\" : \"2.1.0\"",
            "\"text\" : \"A counter table has something else than key columns and counters, or a counter is misplaced (error)\"",
            "\"ruleId\" : \"CNS-01\",\n          \"level\" : \"error\"",
            "\"startLine\" : 7,\n                  \"startColumn\" : 3",
            "\"uri\" : \"" + file() + "\"");
  }

  @Test
  void refusesAnUnknownFormat() {
    Invocation done = check(BAD, "--format=xml");

    assertThat(done.exitCode()).isEqualTo(2);
    assertThat(done.err()).contains("Invalid value for option '--format'");
  }

  private Invocation check(String text, String... options) {
    try {
      Files.writeString(file(), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    String[] arguments = new String[2 + options.length];
    arguments[0] = "check";
    arguments[1] = file().toString();
    System.arraycopy(options, 0, arguments, 2, options.length);
    return Invocation.of(arguments);
  }

  private Path file() {
    return folder.resolve("schema.cql");
  }
}
