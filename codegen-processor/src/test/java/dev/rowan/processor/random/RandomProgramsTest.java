package dev.rowan.processor.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import dev.rowan.processor.RowanModelProcessor;
import dev.rowan.processor.RowanProcessor;
import dev.rowan.processor.Sources;
import dev.rowan.storage.contract.cassandra.CassandraCluster;
import dev.rowan.storage.contract.fixture.Seed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Random programs: the processor never throws, never hangs and never lets javac fail in generated
 * code. A server accepts the schema of each program that compiles.
 */
class RandomProgramsTest {
  private static final boolean LONG = Boolean.getBoolean("rowan.long");
  private static final int PROGRAMS = Integer.getInteger("rowan.programs", LONG ? 10_000 : 300);

  private static final int SHOWN = 5;

  /** A message of the processor, except that of a failure of the processor itself. */
  private static final String FINDING = "(?s)\\[(?!INT-)[A-Z]+-\\d+] .*";

  private final List<String> schemas = new ArrayList<>();
  private final List<String> failures = new ArrayList<>();
  private int refused;

  @Test
  @Timeout(value = 60, unit = TimeUnit.MINUTES)
  void everyProgramIsAcceptedOrRefusedByARule() {
    long seed = Seed.next();
    for (int i = 0; i < PROGRAMS; i++) {
      compile(seed + i);
    }
    System.out.printf(
        "%d random programs from seed %d: %d accepted, %d refused%n",
        PROGRAMS, seed, schemas.size(), refused);
    assertThat(failures.stream().limit(SHOWN).toList())
        .as("the first of %d failures", failures.size())
        .isEmpty();
    assertThat(schemas.size()).as("accepted programs").isGreaterThan(PROGRAMS / 20);
    assertThat(refused).as("refused programs").isGreaterThan(PROGRAMS / 20);
    if (LONG) {
      executeAll();
    }
  }

  private void compile(long seed) {
    RandomProgram program = new RandomProgram(seed);
    Compilation compilation;
    try {
      compilation =
          Sources.compiler()
              .withOptions("-Xlint:all,-processing,-serial,-rawtypes,-auxiliaryclass")
              .withProcessors(new RowanProcessor(), new RowanModelProcessor())
              .compile(JavaFileObjects.forSourceString("random.Program", program.text()));
    } catch (RuntimeException e) {
      throw new AssertionError("the compiler failed: " + described(seed, program), e);
    }
    for (Diagnostic<? extends JavaFileObject> each : compilation.diagnostics()) {
      if (!isExpected(each, program)) {
        failures.add("%s%nof %s".formatted(each, described(seed, program)));
        return;
      }
    }
    if (compilation.errors().isEmpty()) {
      schema(compilation).ifPresent(schemas::add);
    } else {
      refused++;
    }
  }

  private static boolean isExpected(
      Diagnostic<? extends JavaFileObject> diagnostic, RandomProgram program) {
    String message = diagnostic.getMessage(null);
    if (message.matches(FINDING)) {
      return true;
    }
    boolean generated =
        diagnostic.getSource() != null
            && !diagnostic.getSource().getName().endsWith("Program.java");
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
    assumeTrue(CassandraCluster.canStart(), "SKIPPED: no Cassandra can be started");
    try (CassandraCluster cluster = CassandraCluster.start(1)) {
      for (int i = 0; i < schemas.size(); i++) {
        execute(cluster, "random" + i, schemas.get(i));
      }
    }
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
