package dev.rowan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a user sees of {@code rowan import}. */
class ImportCommandTest {
  @TempDir private Path folder;

  @Test
  void writesARecordAndADaoForATable() throws IOException {
    Invocation done =
        imported(
            """
            CREATE TABLE readings_by_station (
              station text, day date, at timestamp, value double, firmware ascii STATIC,
              PRIMARY KEY ((station, day), at)
            ) WITH CLUSTERING ORDER BY (at DESC) AND comment = 'What stations measure'
              AND default_time_to_live = 90000;
            """);

    assertThat(done)
        .isEqualTo(
            new Invocation(
                0,
                """
                Wrote 1 record and 1 DAO to %s

                Proposals: annotations that make the classes shorter.
                  readings_by_station.day: if the column is always the day of `at` in UTC, Rowan can compute it
                    on ReadingByStation.day: @Bucket(of = "at", unit = ChronoUnit.DAYS)
                """
                    .formatted(code()),
                ""));
    assertThat(Files.readString(code().resolve("ReadingByStation.java")))
        .isEqualTo(
            """
            package shop;

            import dev.rowan.annotation.Clustering;
            import dev.rowan.annotation.Column;
            import dev.rowan.annotation.CqlType;
            import dev.rowan.annotation.Entity;
            import dev.rowan.annotation.Order;
            import dev.rowan.annotation.PartitionKey;
            import dev.rowan.annotation.Static;
            import dev.rowan.annotation.Ttl;
            import java.time.Instant;
            import java.time.LocalDate;

            /** What stations measure. */
            @Entity("readings_by_station")
            @Ttl(days = 1, hours = 1)
            public record ReadingByStation(
                @PartitionKey(0) String station,
                @PartitionKey(1) LocalDate day,
                @Clustering(order = Order.DESC) Instant at,
                Double value,
                @Static @Column(type = CqlType.ASCII) String firmware) {}
            """);
    assertThat(Files.readString(code().resolve("ReadingByStationDao.java")))
        .endsWith(
            """
            /** Reads and writes rows of {@code readings_by_station}. */
            @Dao
            public interface ReadingByStationDao {
              @Insert
              void save(ReadingByStation readingByStation);

              @Update
              void change(ReadingByStationPatch patch);

              @Update
              void changePartition(String station, LocalDate day, String firmware);

              @Delete
              void remove(String station, LocalDate day, Instant at);

              @Delete
              void removeAll(String station, LocalDate day);

              @Select
              Optional<ReadingByStation> find(String station, LocalDate day, Instant at);

              @Select
              Page<ReadingByStation> list(String station, LocalDate day, PageRequest page);

              @Select
              Page<ReadingByStation> list(String station, LocalDate day, Range<Instant> at, PageRequest page);
            }
            """);
  }

  @Test
  void writesIncrementsForCounters() throws IOException {
    imported("CREATE TABLE hits (page text, day date, n counter, PRIMARY KEY (page, day));");

    assertThat(Files.readString(code().resolve("Hit.java")))
        .contains(
            "public record Hit(@PartitionKey String page, @Clustering LocalDate day, @Counter long n) {}");
    assertThat(Files.readString(code().resolve("HitDao.java")))
        .contains("  @Increment\n  void add(String page, LocalDate day, long n);\n")
        .contains("Page<Hit> list(String page, PageRequest request);")
        .doesNotContain("@Insert", "@Update");
  }

  @Test
  void writesIncrementsForCountersOfAPartition() throws IOException {
    imported(
        "CREATE TABLE votes (poll int, option int, n counter, all counter STATIC,"
            + " PRIMARY KEY (poll, option));");

    assertThat(Files.readString(code().resolve("Vote.java"))).contains("@Static @Counter long all");
    assertThat(Files.readString(code().resolve("VoteDao.java")))
        .contains("void add(int poll, int option, long n);")
        .contains("void addToPartition(int poll, long all);");
  }

  @Test
  void writesARecordForEachTupleOfAColumn() throws IOException {
    imported(
        """
        CREATE TABLE boxes (
          spot frozen<tuple<int, ascii>>,
          path frozen<list<int>>,
          outline list<frozen<tuple<double, frozen<tuple<int, text>>>>>,
          PRIMARY KEY (spot, path)
        );
        """);

    assertThat(Files.readString(code().resolve("Box.java")))
        .contains(
            """
            public record Box(
                @PartitionKey BoxesSpot spot,
                @Clustering @Frozen List<Integer> path,
                List<BoxesOutline> outline) {}
            """);
    assertThat(Files.readString(code().resolve("BoxesSpot.java")))
        .contains(
            """
            /** A value of the tuple {@code tuple<int, ascii>}. */
            @Tuple
            public record BoxesSpot(Integer first, @Column(type = CqlType.ASCII) String second) {}
            """);
    assertThat(Files.readString(code().resolve("BoxesOutline.java")))
        .contains("public record BoxesOutline(Double first, BoxesOutlineSecond second) {}");
    assertThat(code().resolve("BoxesOutlineSecond.java")).exists();
  }

  @Test
  void declaresAViewAsAnIndexOfTheServers() throws IOException {
    imported(
        """
        CREATE TABLE staff (id int PRIMARY KEY, town text, name text);
        CREATE MATERIALIZED VIEW staff_by_town AS SELECT id, town, name FROM staff
          WHERE town IS NOT NULL AND id IS NOT NULL PRIMARY KEY (town, id)
          WITH CLUSTERING ORDER BY (id DESC);
        """);

    assertThat(Files.readString(code().resolve("Staff.java")))
        .contains(
            """
            @CustomIndex(
                name = "staff_by_town",
                partition = "town",
                clustering = "id desc",
                include = "name",
                maintain = Maintain.SERVER_VIEW)
            """);
  }

  @Test
  void listsWhatHasNoCounterpart() {
    Invocation done =
        imported(
            """
            CREATE TABLE place (
              id int PRIMARY KEY,
              position tuple<double, vector<int, 2>>
            ) WITH gc_grace_seconds = 60 AND cdc = true;
            CREATE INDEX ON place (position);
            """);

    assertThat(done.exitCode()).isEqualTo(1);
    assertThat(done.out())
        .isEqualTo(
            """
            Wrote 1 record and 1 DAO to %s

            Without a counterpart in the classes:
              %2$s:3:3: place.position: Rowan has vectors of 1 to 8192 floats only
              %2$s:5:1: place.position: the servers have an index, which Rowan cannot declare

            Only on the servers:
              %2$s:1:1: place: the servers have these options, not the entity: gc_grace_seconds, cdc; @TableOptions can declare gc_grace_seconds
            """
                .formatted(code(), file()));
  }

  @Test
  void declaresIndexesOfTheServers() throws IOException {
    Invocation done =
        imported(
            """
            CREATE TABLE place (
              id int PRIMARY KEY, name text, tags set<text>, facts map<text, int>, code frozen<list<int>>);
            CREATE INDEX ON place (name);
            CREATE CUSTOM INDEX place_tags_idx ON place (tags) USING 'StorageAttachedIndex';
            CREATE INDEX by_fact ON place (entries(facts)) USING 'sai';
            CREATE INDEX place_code ON place (full(code));
            CREATE CUSTOM INDEX other ON place (name) USING 'StorageAttachedIndex' WITH OPTIONS = {'ascii': 'true'};
            """);

    assertThat(Files.readString(code().resolve("Place.java")))
        .contains(
            "@NativeIndex(kind = IndexKind.LEGACY) String name",
            "@NativeIndex Set<String> tags",
            "@NativeIndex(name = \"by_fact\", target = IndexTarget.ENTRIES) Map<String, Integer> facts",
            "@NativeIndex(kind = IndexKind.LEGACY, name = \"place_code\", target = IndexTarget.FULL)");
    assertThat(done.out())
        .contains(
            ":7:1: place.name: the servers have an index by StorageAttachedIndex, which Rowan cannot");
  }

  @Test
  void printsNoTextOfStatementsThatCanHaveAPassword() {
    Invocation done = Invocation.of(arguments(Schemas.named("unsupported")));

    assertThat(done.out())
        .contains("unsupported.cql:18:1: ROLE: ")
        .doesNotContain("letmein", "4111");
    assertThat(done.err()).isEmpty();
  }

  @Test
  void proposesAnIndexForATableThatRepeatsAnother() {
    Invocation done = Invocation.of(arguments(Schemas.named("videos")));

    assertThat(done.out())
        .contains(
            """
              newest_videos: its columns are columns of `videos`, and `yyyymmdd` is a part of a time
                on Video: @CustomIndex(name = "newest_videos", partition = "format(added, 'yyyyMMdd') as yyyymmdd", clustering = {"added desc", "videoid"}, include = {"userid", "name", "preview"})
            """);
    assertThat(code().resolve("NewestVideo.java")).exists();
  }

  @Test
  void proposesAUniqueValueForATableOfKeys() {
    assertThat(Invocation.of(arguments(Schemas.named("identity"))).out())
        .contains(
            """
              person_by_login: each `login` has one row with the key of `person`
                on Person.login: @Unique
            """);
  }

  @Test
  void proposesNothingForTablesOfTheirOwn() {
    assertThat(Invocation.of(arguments(Schemas.named("weather"))).out())
        .doesNotContain("Proposals");
  }

  @Test
  void namesTheLineOfASyntaxError() {
    Invocation done =
        imported("CREATE TABLE t (id int PRIMARY KEY);\nCREATE TABLE u (id int,\n  OF int);");

    assertThat(done.exitCode()).isEqualTo(1);
    assertThat(done.err()).startsWith(file() + ":3:3: found `OF`, expected ").hasLineCount(1);
    assertThat(code()).doesNotExist();
  }

  @Test
  void asksForOneOfSeveralKeyspaces() throws IOException {
    String text = "CREATE TABLE a.t (id int PRIMARY KEY); CREATE TABLE b.t (id text PRIMARY KEY);";

    Invocation done = imported(text);

    assertThat(done.exitCode()).isEqualTo(2);
    assertThat(done.err())
        .isEqualTo(
            "rowan: the file has tables of several keyspaces; choose one with --keyspace: a, b\n");
    assertThat(imported(text, "--keyspace", "c").err()).contains("no tables of keyspace `c`");
    assertThat(imported(text, "--keyspace", "b").exitCode()).isZero();
    assertThat(Files.readString(code().resolve("T.java"))).contains("@PartitionKey String id");
  }

  @Test
  void replacesFilesOnlyOnRequest() throws IOException {
    imported("CREATE TABLE t (id int PRIMARY KEY);");

    Invocation again = imported("CREATE TABLE t (id text PRIMARY KEY);");

    assertThat(again.exitCode()).isEqualTo(2);
    assertThat(again.err()).contains("2 of the files exist, such as ", "--overwrite replaces them");
    assertThat(imported("CREATE TABLE t (id text PRIMARY KEY);", "--overwrite").exitCode())
        .isZero();
    assertThat(Files.readString(code().resolve("T.java"))).contains("@PartitionKey String id");
  }

  @Test
  void printsSourcesWithoutWritingThem() {
    Invocation done = imported("CREATE TABLE t (id int PRIMARY KEY);", "--dry-run");

    assertThat(done.out())
        .contains("public record T(@PartitionKey int id) {}", "Would write 1 record");
    assertThat(code()).doesNotExist();
  }

  @Test
  void refusesWhatItCannotUse() throws IOException {
    assertThat(Invocation.of("import", "nowhere.cql", "--package", "shop"))
        .isEqualTo(
            new Invocation(
                2, "", "rowan: the file `nowhere.cql` cannot be read: it does not exist\n"));
    assertThat(Invocation.of("import", "nowhere.cql", "--package", "shop.1").err())
        .isEqualTo("rowan: `shop.1` is not the name of a package, such as shop.data\n");
    Files.write(file(), new byte[] {(byte) 0xC3, 0x28});
    assertThat(Invocation.of(arguments(file())).err())
        .contains("cannot be read: it is not UTF-8 text");
    assertThat(Invocation.of(arguments(folder)).exitCode()).isEqualTo(2);
    assertThat(Invocation.of("import", file().toString()).exitCode()).isEqualTo(2);
  }

  @Test
  void ignoresTheMarkThatSomeEditorsWrite() {
    assertThat(imported("\uFEFFCREATE TABLE t (id int PRIMARY KEY);").exitCode()).isZero();
  }

  @Test
  void saysWhyItCannotWrite() throws IOException {
    Files.writeString(folder.resolve("java"), "a file");

    Invocation done = imported("CREATE TABLE t (id int PRIMARY KEY);");

    assertThat(done.exitCode()).isEqualTo(2);
    assertThat(done.err()).contains("T.java` cannot be written: ").doesNotContain("Exception");
  }

  @Test
  void leavesOutATableThatTheCompilerRefuses() {
    Invocation done =
        imported(
            """
            CREATE TABLE good (id int PRIMARY KEY, note text);
            CREATE TABLE mixed (id int PRIMARY KEY, n counter, note text);
            """);

    assertThat(done.exitCode()).isEqualTo(1);
    assertThat(done.out()).contains(":2:1: mixed: the compiler refuses the classes: ", "(CNS-01)");
    assertThat(code().resolve("GoodDao.java")).exists();
    assertThat(code().resolve("Mixed.java")).doesNotExist();
  }

  private Invocation imported(String cql, String... more) {
    try {
      Files.writeString(file(), cql);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Invocation.of(arguments(file(), more));
  }

  private String[] arguments(Path cql, String... more) {
    return Stream.concat(
            Stream.of(
                "import",
                cql.toString(),
                "--package",
                "shop",
                "--out",
                folder.resolve("java").toString()),
            Stream.of(more))
        .toArray(String[]::new);
  }

  private Path file() {
    return folder.resolve("schema.cql");
  }

  private Path code() {
    return folder.resolve("java/shop");
  }
}
