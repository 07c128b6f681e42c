package dev.rowan.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The numbers of the page that counts the tests of other mappers. */
class OtherMappersTest {
  private static final Path PAGE = Path.of("guide", "other-mappers-features.md");

  @ParameterizedTest
  @ValueSource(strings = {"The driver's mapper", "Spring Data for Apache Cassandra"})
  void theSumsAreThoseOfTheRows(String mapper) throws IOException {
    List<List<String>> table = new MarkdownPage(PAGE, Files.readString(PAGE)).tableUnder(mapper);
    List<String> sum = table.get(table.size() - 1);
    List<List<String>> rows = table.subList(0, table.size() - 1);
    int all = sum.size() - 3;
    int expressible = sum.size() - 2;
    assertThat(sum.get(0)).isEqualTo("all");
    assertThat(number(sum, all)).isEqualTo(sum(rows, all));
    assertThat(number(sum, expressible)).isEqualTo(sum(rows, expressible));
    assertThat(rows)
        .allSatisfy(row -> assertThat(number(row, expressible)).isBetween(0, number(row, all)));
    assertThat(rows).extracting(row -> row.get(all - 1)).doesNotHaveDuplicates();
  }

  private static int sum(List<List<String>> rows, int column) {
    return rows.stream().mapToInt(row -> number(row, column)).sum();
  }

  private static int number(List<String> row, int column) {
    return Integer.parseInt(row.get(column));
  }
}
