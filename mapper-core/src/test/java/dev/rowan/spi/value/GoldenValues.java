package dev.rowan.spi.value;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.spi.schema.ColumnType;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Compares what an operation makes of every odd value with a file that is never regenerated without
 * a reason: other machines and stored rows have the same outputs. {@code -Dgolden.update} writes
 * it.
 */
public final class GoldenValues {
  private GoldenValues() {}

  /** An operation on one value of a type. */
  @FunctionalInterface
  public interface Operation {
    /** Returns the output as text. */
    String apply(ColumnType type, Object value) throws IOException;
  }

  /** Compares the outputs for all values with the file of this name. */
  public static void check(String name, Operation operation) throws IOException {
    check(name, OddValues.all(), operation);
  }

  /** Compares the outputs for these values with the file of this name. */
  public static void check(String name, Map<ColumnType, List<Object>> values, Operation operation)
      throws IOException {
    List<String> lines = new ArrayList<>();
    for (Map.Entry<ColumnType, List<Object>> each : values.entrySet()) {
      for (int i = 0; i < each.getValue().size(); i++) {
        String output = operation.apply(each.getKey(), each.getValue().get(i));
        lines.add(each.getKey().cql() + " #" + i + ": " + output);
      }
    }
    Path file = Path.of("src/test/resources/values", name + ".txt");
    if (System.getProperty("golden.update") != null) {
      Files.write(file, lines, StandardCharsets.UTF_8);
    }
    assertThat(lines).isEqualTo(Files.readAllLines(file, StandardCharsets.UTF_8));
  }
}
