package dev.rowan.processor.random;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import dev.rowan.processor.RowanProcessor;
import dev.rowan.processor.Sources;
import dev.rowan.storage.contract.fixture.Seed;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** One read, as a condition of properties and as a statement: both become the same code. */
class StatementPairsTest {
  private static final int PAIRS = Boolean.getBoolean("rowan.long") ? 3_000 : 75;

  /** What the methods of both DAOs may have of their own: their Javadoc and their class. */
  private static final Pattern OWN = Pattern.compile("(?s)/\\*\\*.*?\\*/|Conditions|Statements");

  private static final String HEAD =
      """
      package pairs;
      import dev.rowan.annotation.*;
      import dev.rowan.dao.*;
      import java.time.*;
      import java.util.*;
      import java.util.stream.Stream;
      """;

  private static final String ENTITY =
      HEAD
          + """
          @Entity
          @CustomIndex(
              name = "bid_by_day",
              partition = {"day(madeAt)", "shard(id, 4)"},
              clustering = {"madeAt desc", "id", "lot", "kind", "amount"},
              include = "*")
          @CustomIndex(
              name = "bid_by_tag",
              partition = "tags as tag",
              clustering = {"amount", "id", "lot", "kind"},
              include = "*")
          record Bid(
              @PartitionKey Lot lot,
              @Clustering(0) String kind,
              @Clustering(value = 1, order = Order.DESC) long amount,
              @Clustering(2) UUID id,
              Instant madeAt,
              Set<String> tags) {
            record Lot(int number) {}
          }
          """;

  @Test
  void aStatementHasThePlanOfItsCondition() throws IOException {
    long seed = Seed.next();
    StringBuilder conditions = new StringBuilder(HEAD + "@Dao interface Conditions {\n");
    StringBuilder statements = new StringBuilder(HEAD + "@Dao interface Statements {\n");
    for (int i = 0; i < PAIRS; i++) {
      RandomPair pair = new RandomPair(new Random(seed + i), "read" + i);
      conditions.append(pair.condition());
      statements.append(pair.statement());
    }

    Compilation compiled =
        Sources.compile(
            List.of(new RowanProcessor()),
            source("pairs.Bid", ENTITY),
            source("pairs.Conditions", conditions + "}\n"),
            source("pairs.Statements", statements + "}\n"));

    assertThat(compiled.errors()).as("errors of seed %d", seed).isEmpty();
    List<String> ofConditions = methods(compiled, "RowanConditions");
    assertThat(methods(compiled, "RowanStatements"))
        .as("code of seed %d", seed)
        .isEqualTo(ofConditions);
    assertThat(ofConditions).hasSizeGreaterThan(PAIRS);
  }

  private static JavaFileObject source(String name, String text) {
    return JavaFileObjects.forSourceString(name, text);
  }

  /** Returns the constructor, with the plan of each method, and the methods. */
  private static List<String> methods(Compilation compiled, String name) throws IOException {
    JavaFileObject file = compiled.generatedSourceFile("pairs." + name).orElseThrow();
    String text = new String(file.openInputStream().readAllBytes(), StandardCharsets.UTF_8);
    List<String> parts = new ArrayList<>();
    for (String part : OWN.matcher(text).replaceAll("").split("\n\n", -1)) {
      parts.add(part.replaceAll("\\s+", " "));
    }
    return parts;
  }
}
