package dev.rowan.docs.guide;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.docs.SourceTree;
import dev.rowan.docs.guide.RideWriter.RideKey;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import dev.rowan.storage.contract.fixture.Seed;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** The guides to another key and to another column, with three versions of one program. */
class KeyChangeTest {
  private static final Instant START = Instant.parse("2026-03-01T00:00:00Z");
  private static final List<Instant> DAYS =
      Stream.iterate(START, day -> day.plus(1, ChronoUnit.DAYS)).limit(4).toList();

  @TempDir private static Path classes;
  private final Map<RideKey, Integer> rows = new HashMap<>();

  @BeforeAll
  static void compile() throws IOException {
    for (String version : List.of("first", "second", "third")) {
      compile(version);
    }
  }

  private static void compile(String version) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    Path sources = SourceTree.find().root().resolve("docs/src/test/versions").resolve(version);
    String path = System.getProperty("java.class.path");
    Path out = Files.createDirectory(classes.resolve(version));
    List<String> options =
        List.of("-cp", path, "-processorpath", path, "-parameters", "-d", out.toString());
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, UTF_8);
        Stream<Path> paths = Files.walk(sources)) {
      List<Path> all = paths.filter(Files::isRegularFile).toList();
      boolean done =
          compiler
              .getTask(messages, files, null, options, null, files.getJavaFileObjectsFromPaths(all))
              .call();
      assertThat(done).as(messages.toString()).isTrue();
    }
  }

  private static RideProgram program(String version) {
    return (RideProgram) writer(version);
  }

  private static RideWriter writer(String version) {
    return (RideWriter) object(version, "ride.Program");
  }

  private static GuestProgram guests(String version) {
    return (GuestProgram) object(version, "guest.Program");
  }

  private static Object object(String version, String type) {
    try {
      URL folder = classes.resolve(version).toUri().toURL();
      ClassLoader loader =
          new URLClassLoader(new URL[] {folder}, KeyChangeTest.class.getClassLoader());
      return loader.loadClass(type).getDeclaredConstructor().newInstance();
    } catch (IOException | ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  private void save(RideWriter program, int number) {
    RideKey key = key(number, new UUID(0, number));
    program.save(key, number);
    rows.put(key, number);
  }

  private static RideKey key(int number, UUID bike) {
    return new RideKey("s" + number % 2, START.plus(Duration.ofHours(number)), bike);
  }

  private static Map<RideKey, Integer> read(RideProgram program) {
    Map<RideKey, Integer> found = new HashMap<>(program.rides("s0", DAYS));
    found.putAll(program.rides("s1", DAYS));
    return found;
  }

  @Test
  void onAStoreOfThisProcess(@TempDir Path directory) {
    String url = "rowan:embedded:" + directory.resolve("store");
    RideWriter first = writer("first");
    try (Rowan rowan = Rowan.connect(url)) {
      first.prepare(rowan);
      for (int i = 0; i < 40; i++) {
        save(first, i);
      }
    }
    RideProgram second = program("second");
    RideProgram early = program("third");
    try (Rowan rowan = Rowan.connect(url)) {
      assertThatThrownBy(() -> early.prepare(rowan)).hasMessageContaining("D-26 daily_ride");
    }
    try (Rowan rowan = Rowan.connect(url)) {
      second.prepare(rowan);
      save(second, 40);
      second.end(rowan);
      assertThat(read(second)).isEqualTo(rows);
    }
    RideProgram third = program("third");
    try (Rowan rowan = Rowan.connect(url)) {
      third.prepare(rowan);
      assertThat(read(third)).isEqualTo(rows);
    }
    // back to the second version, as the third one has written nothing
    try (Rowan rowan = Rowan.connect(url)) {
      second.prepare(rowan);
      save(second, 42);
      assertThat(read(second)).isEqualTo(rows);
    }
    try (Rowan rowan = Rowan.connect(url)) {
      third.prepare(rowan);
      save(third, 41);
      third.remove(key(7, new UUID(0, 7)));
      rows.remove(key(7, new UUID(0, 7)));
      assertThat(read(third)).isEqualTo(rows);
    }
    // ride lacks the writes of the third version
    try (Rowan rowan = Rowan.connect(url)) {
      assertThatThrownBy(() -> second.prepare(rowan)).hasMessageContaining("RUN-69");
    }
    try (Rowan rowan = Rowan.connect(url)) {
      third.end(rowan); // no DAO was created before
      assertThat(rowan.schema().history(1).get(0).result())
          .isEqualTo("DONE 42 rows compared, 1 of them deleted since the move");
      third.prepare(rowan);
      assertThat(read(third)).isEqualTo(rows);
    }
    try (Rowan rowan = Rowan.connect(url)) {
      third.prepare(rowan);
      assertThat(read(third)).isEqualTo(rows);
      assertThat(rowan.schema().diff().all()).isEmpty();
    }
  }

  @Test
  void aColumnGetsAnotherName(@TempDir Path directory) {
    String url = "rowan:embedded:" + directory.resolve("store");
    UUID early = new UUID(0, 1);
    UUID late = new UUID(0, 2);
    GuestProgram first = guests("first");
    GuestProgram second = guests("second");
    GuestProgram third = guests("third");
    try (Rowan rowan = Rowan.connect(url)) {
      first.prepare(rowan);
      first.save(early, "müller");
    }
    try (Rowan rowan = Rowan.connect(url)) {
      second.prepare(rowan);
      second.save(late, "li");
      assertThat(second.name(early)).contains("müller");
      assertThat(second.name(late)).contains("li");
    }
    try (Rowan rowan = Rowan.connect(url)) {
      assertThatThrownBy(() -> third.prepare(rowan)).hasMessageContaining("RUN-75");
    }
    try (Rowan rowan = Rowan.connect(url)) {
      first.prepare(rowan); // a program of the first version still runs
      first.save(late, "lee");
    }
    try (Rowan rowan = Rowan.connect(url)) {
      second.end(rowan);
      assertThat(rowan.schema().history(1).get(0).result())
          .isEqualTo("DONE 2 rows compared, 2 values copied");
    }
    try (Rowan rowan = Rowan.connect(url)) {
      third.prepare(rowan);
      assertThat(third.name(early)).contains("müller");
      assertThat(third.name(late)).contains("lee");
    }
    try (Rowan rowan = Rowan.connect(url)) {
      third.end(rowan);
      third.prepare(rowan);
      assertThat(third.name(late)).contains("lee");
    }
    try (Rowan rowan = Rowan.connect(url)) {
      third.prepare(rowan);
      assertThat(rowan.schema().diff().all()).isEmpty();
    }
  }

  @Test
  void aColumnOfAnIndexGetsAnotherName(@TempDir Path directory) {
    String url = "rowan:embedded:" + directory.resolve("store");
    try (Rowan rowan = Rowan.connect(url)) {
      member("first", rowan).save(new UUID(0, 1), "müller");
    }
    try (Rowan rowan = Rowan.connect(url)) {
      MemberProgram second = member("second", rowan);
      second.save(new UUID(0, 2), "li");
      second.save(new UUID(0, 1), "mueller");
      assertNames(second, "li", "mueller");
    }
    try (Rowan rowan = Rowan.connect(url)) {
      MemberProgram first = member("first", rowan); // a program of the first version still runs
      first.save(new UUID(0, 2), "lee");
      assertNames(first, "lee", "mueller");
    }
    try (Rowan rowan = Rowan.connect(url)) {
      MemberProgram second = member("second", rowan);
      assertNames(second, "lee", "mueller");
      second.end(rowan);
    }
    renamed(url);
  }

  private void renamed(String url) {
    try (Rowan rowan = Rowan.connect(url)) {
      MemberProgram third = member("third", rowan);
      third.save(new UUID(0, 1), "müller");
      assertNames(third, "lee", "müller");
    }
    try (Rowan rowan = Rowan.connect(url)) {
      ((MemberProgram) object("third", "member.Program")).end(rowan); // no DAO was created before
    }
    try (Rowan rowan = Rowan.connect(url)) {
      MemberProgram third = member("third", rowan);
      third.save(new UUID(0, 2), "li");
      assertNames(third, "li", "müller");
      assertThat(rowan.schema().diff().all()).isEmpty();
    }
  }

  @Test
  void aColumnGetsIntoAGroupAndOutOfIt(@TempDir Path directory) {
    String url = "rowan:embedded:" + directory.resolve("store");
    UUID early = new UUID(0, 1);
    UUID late = new UUID(0, 2);
    GuestProgram first = (GuestProgram) object("first", "front.Program");
    GuestProgram second = (GuestProgram) object("second", "front.Program");
    try (Rowan rowan = Rowan.connect(url)) {
      first.prepare(rowan);
      first.save(early, "müller");
      first.save(late, "li");
    }
    try (Rowan rowan = Rowan.connect(url)) {
      second.prepare(rowan);
      assertThat(rowan.schema().history(1).get(0).result())
          .isEqualTo("DONE 2 rows compared, 2 values copied");
      second.save(late, "lee");
      assertThat(second.name(early)).contains("müller");
      second.end(rowan);
      assertThat(second.name(early)).contains("müller");
      assertThat(second.name(late)).contains("lee");
    }
    try (Rowan rowan = Rowan.connect(url)) {
      second.prepare(rowan);
      assertThat(rowan.schema().diff().all()).isEmpty();
      assertThat(second.name(late)).contains("lee");
    }
    GuestProgram third = (GuestProgram) object("third", "front.Program");
    try (Rowan rowan = Rowan.connect(url)) {
      third.prepare(rowan);
      assertThat(rowan.schema().history(1).get(0).result())
          .isEqualTo("DONE 2 rows compared, 2 values copied");
      third.save(early, "mueller");
      third.end(rowan);
      assertThat(third.name(early)).contains("mueller");
      assertThat(third.name(late)).contains("lee");
      assertThat(rowan.schema().diff().all()).isEmpty();
    }
  }

  private static MemberProgram member(String version, Rowan rowan) {
    MemberProgram program = (MemberProgram) object(version, "member.Program");
    program.prepare(rowan);
    return program;
  }

  /** The members 1 and 2 have one name each, and no other member has one of theirs. */
  private static void assertNames(MemberProgram program, String second, String first) {
    assertThat(program.named(second)).containsExactly(new UUID(0, 2));
    assertThat(program.named(first)).containsExactly(new UUID(0, 1));
    for (String other : List.of("müller", "mueller", "li", "lee")) {
      if (!other.equals(second) && !other.equals(first)) {
        assertThat(program.named(other)).as(other).isEmpty();
      }
    }
  }

  @Nested
  class OnACluster {
    @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

    private final long seed = Seed.next();

    @Test
    void twoVersionsWriteSideBySide() {
      String url = FailingCalls.url(KEYSPACE);
      RideWriter first = writer("first");
      RideProgram second = program("second");
      RideProgram third = program("third");
      try (Rowan old = Rowan.connect(url);
          Rowan changing = Rowan.connect(url);
          Rowan changed = Rowan.connect(url)) {
        first.prepare(old);
        for (int i = 0; i < 20; i++) {
          save(first, i);
        }
        second.prepare(changing);
        writeAtOnce(List.of(second));
        second.end(changing);
        assertThat(read(second)).as("seed %d", seed).isEqualTo(rows);

        third.prepare(changed);
        writeAtOnce(List.of(second, third));
        assertThat(read(second)).as("seed %d", seed).isEqualTo(rows);
        assertThat(read(third)).as("seed %d", seed).isEqualTo(rows);
        third.end(changed);
        assertThat(read(third)).as("seed %d", seed).isEqualTo(rows);
      }
    }

    /** Two threads write rows of their own, each call by any of these programs. */
    private void writeAtOnce(List<RideProgram> programs) {
      List<CompletableFuture<Map<RideKey, Integer>>> writers = new ArrayList<>();
      for (int i = 0; i < 2; i++) {
        int thread = i;
        writers.add(CompletableFuture.supplyAsync(() -> write(thread, programs)));
      }
      writers.forEach(each -> rows.putAll(each.join()));
      rows.values().removeIf(meters -> meters < 0);
    }

    private Map<RideKey, Integer> write(int thread, List<RideProgram> programs) {
      Random random = new Random(seed + thread);
      Map<RideKey, Integer> written = new HashMap<>();
      for (int i = 0; i < 60; i++) {
        RideKey key = key(random.nextInt(12) * 8, new UUID(1 + thread, random.nextInt(2)));
        RideProgram program = programs.get(random.nextInt(programs.size()));
        boolean there = written.getOrDefault(key, rows.getOrDefault(key, -1)) >= 0;
        switch (random.nextInt(there ? 3 : 1)) {
          case 1 -> {
            program.measure(key, i);
            written.put(key, i);
          }
          case 2 -> {
            program.remove(key);
            written.put(key, -1);
          }
          default -> {
            program.save(key, i);
            written.put(key, i);
          }
        }
      }
      return written;
    }
  }
}
