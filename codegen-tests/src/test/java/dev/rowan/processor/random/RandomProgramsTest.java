package dev.rowan.processor.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import dev.rowan.processor.RowanModelProcessor;
import dev.rowan.processor.RowanProcessor;
import dev.rowan.processor.Sources;
import dev.rowan.processor.TestClassPath;
import dev.rowan.storage.contract.cassandra.CassandraNodes;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.launcher.CassandraCluster;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random programs: the processor never throws, never hangs and never lets javac fail in generated
 * code. A server accepts the schema of each program that compiles.
 */
class RandomProgramsTest {
  private static final boolean LONG = Boolean.getBoolean("rowan.long");
  private static final int PROGRAMS = Integer.getInteger("rowan.programs", LONG ? 10_000 : 25);

  private static final int SHOWN = 5;

  /** Each change of a schema reads the tombstones of all keyspaces that were dropped before. */
  private static final int SCHEMAS_OF_A_NODE = 500;

  /** Another class path makes a compilation slow. */
  private static final int EACH_AGAIN = 8;

  /** A message of the processor, except that of a failure of the processor itself. */
  private static final String FINDING = "(?s)\\[(?!INT-)[A-Z]+-\\d+] .*";

  private final List<String> schemas = new ArrayList<>();
  private final List<String> failures = new ArrayList<>();
  private int refused;
  private int ofTwoFiles;
  private int again;

  @TempDir Path scratch;

  @Test
  @Timeout(value = 3, unit = TimeUnit.HOURS)
  void everyProgramIsAcceptedOrRefusedByARule() {
    long seed = Seed.next();
    for (int i = 0; i < PROGRAMS; i++) {
      compile(seed + i);
    }
    System.out.printf(
        "%d random programs from seed %d: %d accepted, %d refused, one file of %d again%n",
        PROGRAMS, seed, schemas.size(), refused, again);
    assertThat(failures.stream().limit(SHOWN).toList())
        .as("the first of %d failures", failures.size())
        .isEmpty();
    assertThat(schemas.size()).as("accepted programs").isGreaterThan(PROGRAMS / 20);
    assertThat(refused).as("refused programs").isGreaterThan(PROGRAMS / 20);
    assertThat(again).as("files compiled again").isPositive();
    if (LONG) {
      executeAll();
    }
  }

  private void compile(long seed) {
    RandomProgram program = new RandomProgram(seed);
    Compilation compilation = compile(seed, program, program.files().keySet(), "");
    if (!areExpected(compilation, seed, program)) {
      return;
    }
    if (!compilation.errors().isEmpty()) {
      refused++;
      return;
    }
    schema(compilation).ifPresent(schemas::add);
    if (program.files().size() > 1 && ofTwoFiles++ % EACH_AGAIN == 0) {
      compileOneFileAgain(compilation, seed, program);
    }
  }

  private static Compilation compile(
      long seed, RandomProgram program, Set<String> types, String classes) {
    List<JavaFileObject> files =
        types.stream()
            .map(
                type ->
                    JavaFileObjects.forSourceString("random." + type, program.files().get(type)))
            .toList();
    List<Processor> processors =
        new ArrayList<>(List.of(new RowanProcessor(), new RowanModelProcessor()));
    if (program.needsGenerated() && classes.isEmpty()) {
      processors.add(0, Sources.inEachRound(RandomProgramsTest::generate));
    }
    List<String> options =
        new ArrayList<>(List.of("-Xlint:all,-processing,-serial,-rawtypes,-auxiliaryclass"));
    if (!classes.isEmpty()) {
      String path = classes + File.pathSeparator + TestClassPath.asArgument();
      options.addAll(List.of("-cp", path));
    }
    try {
      return Sources.compiler().withOptions(options).withProcessors(processors).compile(files);
    } catch (RuntimeException e) {
      throw new AssertionError("the compiler failed: " + described(seed, program), e);
    }
  }

  /** Another processor, which generates the type of a property in the first round. */
  private static void generate(
      ProcessingEnvironment environment, RoundEnvironment round, int number) {
    if (number > 0) {
      return;
    }
    try (Writer file =
        environment.getFiler().createSourceFile("random." + RandomProgram.GENERATED).openWriter()) {
      file.write("package random; enum " + RandomProgram.GENERATED + " { ONE, TWO }");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Compiles the file of the DAO again, over the classes of the other file, as an IDE does. */
  private void compileOneFileAgain(Compilation first, long seed, RandomProgram program) {
    Path classes = scratch.resolve("classes" + seed);
    for (JavaFileObject file : first.generatedFiles()) {
      if (file.getName().startsWith("/CLASS_OUTPUT/")) {
        write(file, classes.resolve(file.getName().substring("/CLASS_OUTPUT/".length())));
      }
    }
    Compilation second = compile(seed, program, Set.of("Program"), classes.toString());
    if (areExpected(second, seed, program) && !second.errors().isEmpty()) {
      failures.add(
          "one file again: %s%nof %s".formatted(second.errors(), described(seed, program)));
    }
    again++;
  }

  private static void write(JavaFileObject file, Path target) {
    try (InputStream bytes = file.openInputStream()) {
      Files.createDirectories(target.getParent());
      Files.copy(bytes, target);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private boolean areExpected(Compilation compilation, long seed, RandomProgram program) {
    for (Diagnostic<? extends JavaFileObject> each : compilation.diagnostics()) {
      if (!isExpected(each, program)) {
        failures.add("%s%nof %s".formatted(each, described(seed, program)));
        return false;
      }
    }
    return true;
  }

  private static boolean isExpected(
      Diagnostic<? extends JavaFileObject> diagnostic, RandomProgram program) {
    String message = diagnostic.getMessage(null);
    if (message.matches(FINDING)) {
      return true;
    }
    JavaFileObject source = diagnostic.getSource();
    boolean generated =
        source != null
            && program.files().keySet().stream()
                .noneMatch(type -> source.getName().endsWith("/" + type + ".java"));
    if (generated) {
      return false;
    }
    return diagnostic.getKind() != Diagnostic.Kind.ERROR || program.hasMissingType();
  }

  private static String described(long seed, RandomProgram program) {
    return "the program of seed %d (-Drowan.seed=%d -Drowan.programs=1):%n%s"
        .formatted(seed, seed, program.text());
  }

  private static Optional<String> schema(Compilation compilation) {
    return compilation
        .generatedFile(StandardLocation.CLASS_OUTPUT, "META-INF/rowan/schema.cql")
        .map(
            file -> {
              try {
                return new String(file.openInputStream().readAllBytes(), StandardCharsets.UTF_8);
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
  }

  private void executeAll() {
    assumeTrue(CassandraNodes.canStart(), "SKIPPED: no Cassandra can be started");
    for (int from = 0; from < schemas.size(); from += SCHEMAS_OF_A_NODE) {
      int to = Math.min(schemas.size(), from + SCHEMAS_OF_A_NODE);
      try (CassandraCluster cluster = CassandraNodes.configured(List.of())) {
        for (int i = from; i < to; i++) {
          execute(cluster, "random" + i, schemas.get(i));
        }
      }
    }
    System.out.printf("a server accepted the schemas of %d programs%n", schemas.size());
  }

  private static void execute(CassandraCluster cluster, String keyspace, String schema) {
    List<String> statements = new ArrayList<>();
    statements.add(
        "CREATE KEYSPACE %s WITH replication = {'class': 'SimpleStrategy', 'replication_factor': 1}"
            .formatted(keyspace));
    statements.add("USE " + keyspace);
    for (String statement : schema.replaceAll("(?m)^--.*$", "").split(";", -1)) {
      if (!statement.isBlank()) {
        statements.add(statement.strip());
      }
    }
    statements.add("DROP KEYSPACE " + keyspace);
    try {
      cluster.execute(statements.toArray(String[]::new));
    } catch (UncheckedIOException e) {
      throw new AssertionError("the server refuses this schema:\n" + schema, e);
    }
  }
}
