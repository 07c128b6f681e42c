package dev.rowan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.cli.advice.ClassAdvice;
import dev.rowan.cli.advice.Proposal;
import dev.rowan.cli.compile.Compilation;
import dev.rowan.cli.compile.ProcessorRun;
import dev.rowan.cli.ddl.DdlReader;
import dev.rowan.cli.ddl.KeyspaceSchema;
import dev.rowan.cli.design.SchemaDesigner;
import dev.rowan.cli.source.SchemaSourceWriter;
import dev.rowan.cli.source.SourceFile;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClassAdviceTest {
  @Test
  void proposesAConventionThatNamesAllColumns() {
    assertThat(
            lines(
                """
                CREATE TABLE person ("personId" uuid PRIMARY KEY, "firstName" text, name text);
                CREATE TABLE "Team" ("TeamId" uuid PRIMARY KEY, "FirstDay" date, "Name" text);
                CREATE TABLE staff_log ("staffId" uuid PRIMARY KEY, "firstDay" date);
                """))
        .containsExactly(
            "person: the convention names all columns, so @Column needs no names",
            "Person: @Naming(Naming.Convention.LOWER_CAMEL_CASE)",
            "Team: the convention names all columns, so @Column needs no names",
            "Team: @Naming(Naming.Convention.UPPER_CAMEL_CASE)",
            "staff_log: the convention names all columns, so @Column needs no names; name the table:"
                + " @Entity(\"staff_log\")",
            "StaffLog: @Naming(Naming.Convention.LOWER_CAMEL_CASE)");
  }

  @Test
  void proposesAPeriodOfTheOnlyTimeOfTheKey() {
    assertThat(
            lines(
                """
                CREATE TABLE a (yyyymmdd text, at timestamp, id uuid, PRIMARY KEY (yyyymmdd, at, id));
                CREATE TABLE b (gate text, local_day date, at timeuuid, PRIMARY KEY ((gate, local_day), at));
                CREATE TABLE c (gate text, hour timestamp, at timestamp, PRIMARY KEY ((gate, hour), at));
                CREATE TABLE d (month date, at timestamp, PRIMARY KEY (month, at));
                """))
        .containsExactly(
            "a.yyyymmdd: if the column is always the day of `at` in UTC, Rowan can compute it",
            "A.yyyymmdd: @Bucket(of = \"at\", unit = ChronoUnit.DAYS, format = \"yyyyMMdd\")",
            "b.local_day: if the column is always the day of `at` in UTC, Rowan can compute it",
            "B.localDay: @Bucket(of = \"at\", unit = ChronoUnit.DAYS)",
            "c.hour: if the column is always the hour of `at` in UTC, Rowan can compute it",
            "C.hour: @Bucket(of = \"at\", unit = ChronoUnit.HOURS)",
            "d.month: if the column is always the month of `at` in UTC, Rowan can compute it",
            "D.month: @Bucket(of = \"at\", unit = ChronoUnit.MONTHS)");
  }

  @Test
  void recognizesAListOfBuckets() {
    assertThat(
            lines(
                """
                CREATE TABLE sighting (place text, day date, shard int, at timestamp, bird text,
                    PRIMARY KEY ((place, day, shard), at, bird));
                CREATE TABLE sighting_buckets (place text, day date, listed_at timestamp,
                    PRIMARY KEY (place, day)) WITH CLUSTERING ORDER BY (day DESC);
                CREATE TABLE gate (id int, day date, at timestamp, PRIMARY KEY ((id, day), at));
                CREATE TABLE gate_buckets (id int, day date, listed_at timestamp, owner text,
                    PRIMARY KEY (id, day)) WITH CLUSTERING ORDER BY (day DESC);
                CREATE TABLE door (id int, day date, at timestamp, PRIMARY KEY ((id, day), at));
                CREATE TABLE door_buckets (id int, month date, listed_at timestamp,
                    PRIMARY KEY (id, month)) WITH CLUSTERING ORDER BY (month DESC);
                """))
        .containsExactly(
            "sighting.day: if the column is always the day of `at` in UTC, Rowan can compute it;"
                + " `sighting_buckets` has the columns of a list of its buckets, and needs no"
                + " `SightingBucket` then",
            "Sighting.day: @Bucket(of = \"at\", unit = ChronoUnit.DAYS, bucketList = true)",
            "gate.day: if the column is always the day of `at` in UTC, Rowan can compute it",
            "Gate.day: @Bucket(of = \"at\", unit = ChronoUnit.DAYS)",
            "door.day: if the column is always the day of `at` in UTC, Rowan can compute it",
            "Door.day: @Bucket(of = \"at\", unit = ChronoUnit.DAYS)");
  }

  /** Nothing tells which numbers, texts and times these are. */
  @Test
  void proposesNothingThatTheNamesDoNotTell() {
    assertThat(
            lines(
                """
                CREATE TABLE a (bucket int, at timestamp, PRIMARY KEY (bucket, at));
                CREATE TABLE b (day text, at timestamp, PRIMARY KEY (day, at));
                CREATE TABLE c (day date, at timestamp, until timestamp, PRIMARY KEY (day, at, until));
                CREATE TABLE d (day date, at timestamp, n counter, PRIMARY KEY (day, at));
                CREATE TABLE e (day date, id uuid, PRIMARY KEY (day, id));
                CREATE TABLE h (birthday date, at timestamp, PRIMARY KEY (birthday, at));
                CREATE TABLE f ("createdAt" timestamp PRIMARY KEY, name text);
                CREATE TABLE g ("createdAt" timestamp PRIMARY KEY, "Name" text, "firstDay" date);
                """))
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "CREATE TABLE t (\"personId\" uuid PRIMARY KEY, \"firstName\" text, name text);",
        "CREATE TABLE staff_log (\"staffId\" uuid PRIMARY KEY, \"firstDay\" date);",
        "CREATE TABLE t (yyyymmdd text, at timestamp, id uuid, PRIMARY KEY (yyyymmdd, at, id));",
        "CREATE TABLE t (gate text, day date, at timeuuid, PRIMARY KEY ((gate, day), at));",
        "CREATE TABLE t (gate text, hour timestamp, at timestamp, PRIMARY KEY ((gate, hour), at));"
      })
  void keepsTheTable(String cql) {
    KeyspaceSchema ddl = DdlReader.read(cql, Optional.empty());
    Proposal proposal = proposals(ddl).get(0);
    List<SourceFile> files =
        SchemaSourceWriter.write(SchemaDesigner.design(ddl, "shop"), "shop").stream()
            .map(file -> new SourceFile("shop", file.className(), followed(file.text(), proposal)))
            .toList();
    Compilation compiled = ProcessorRun.of(files, List.of());

    assertThat(SchemaRoundTrip.of(ddl, compiled, Set.of()).differences()).isEmpty();
  }

  /** The source with the annotation, without names of columns, and with the name of the table. */
  private static String followed(String text, Proposal proposal) {
    if (!text.contains("public record")) {
      return text; // the DAO
    }
    String annotation =
        proposal
            .annotation()
            .replace("Naming", "dev.rowan.annotation.Naming")
            .replace("@Bucket", "@dev.rowan.annotation.Bucket")
            .replace("ChronoUnit", "java.time.temporal.ChronoUnit");
    return proposal.property().isEmpty()
        ? text.replaceAll("@Column\\(\"\\w+\"\\) ", "")
            .replace("@Entity\n", "@Entity(\"" + proposal.table() + "\")\n")
            .replaceFirst("(?m)^public record", annotation + "\npublic record")
        : text.replaceFirst("(\\S+ " + proposal.property() + "[,)])", annotation + " $1");
  }

  private static List<String> lines(String cql) {
    return proposals(DdlReader.read(cql, Optional.empty())).stream()
        .flatMap(
            each ->
                List.of(
                    each.table() + ": " + each.reason(),
                    each.source().className()
                        + (each.property().isEmpty() ? "" : "." + each.property())
                        + ": "
                        + each.annotation())
                    .stream())
        .toList();
  }

  private static List<Proposal> proposals(KeyspaceSchema ddl) {
    return ClassAdvice.find(SchemaDesigner.design(ddl, "shop"));
  }
}
