package dev.rowan.docs.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.cql.Cql;
import dev.rowan.cql.schema.CreateTable;
import dev.rowan.cql.text.CqlSyntaxException;
import dev.rowan.cql.text.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a program does with the statements of a schema file. */
class CqlTreeTest {
  @Test
  void namesTheTablesOfAFile() {
    String file =
        "CREATE TABLE shop.item (id int PRIMARY KEY); -- items\n"
            + "CREATE INDEX ON shop.item (id);\n"
            + "CREATE TABLE sale (day date, id int, PRIMARY KEY (day, id));";
    // tag::api-cql-tree[]
    List<String> tables = new ArrayList<>();
    for (Statement statement : Cql.parseAll(file)) {
      if (statement instanceof CreateTable table) {
        tables.add(table.name().toCql() + ", line " + table.position().line());
      }
    }
    // end::api-cql-tree[]
    assertThat(tables).containsExactly("shop.item, line 1", "sale, line 3");
  }

  @Test
  void saysWhereATextIsNoCql() {
    assertThat(problem("CREATE TABLE item (id int PRIMARY KEY)")).isEmpty();
    assertThat(problem("CREATE TABLE item\n  id int"))
        .startsWith("line 2, column 3: `id`")
        .contains("(");
  }

  private static String problem(String text) {
    // tag::api-cql-syntax[]
    try {
      Cql.parse(text);
      return "";
    } catch (CqlSyntaxException e) {
      int line = e.position().line();
      int column = e.position().column();
      return "line " + line + ", column " + column + ": " + e.found() + ", not " + e.expected();
    }
    // end::api-cql-syntax[]
  }
}
