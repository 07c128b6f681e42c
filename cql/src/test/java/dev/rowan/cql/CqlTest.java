package dev.rowan.cql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.rowan.cql.schema.CreateTable;
import dev.rowan.cql.schema.RoleStatement;
import dev.rowan.cql.statement.ColumnRelation;
import dev.rowan.cql.statement.ComparisonOperator;
import dev.rowan.cql.statement.Select;
import dev.rowan.cql.term.BindMarker;
import dev.rowan.cql.term.Literal;
import dev.rowan.cql.term.Operation;
import dev.rowan.cql.term.Operation.Operator;
import dev.rowan.cql.text.CqlSyntaxException;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.Statement;
import dev.rowan.cql.text.TextPosition;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CqlTest {
  @Test
  void readsTheTreeOfAStatement() {
    Select select = (Select) Cql.parse("SELECT Title FROM shop.items WHERE \"Id\" >= 7 LIMIT 10;");
    assertThat(select.items().get(0).term().toCql()).isEqualTo("title");
    assertThat(select.table().keyspace()).isEqualTo(new Name("shop", new TextPosition(1, 19, 18)));
    ColumnRelation relation = (ColumnRelation) select.where().get(0);
    assertThat(relation.column().column().text()).isEqualTo("Id");
    assertThat(relation.operator()).isEqualTo(ComparisonOperator.GREATER_OR_EQUAL);
    assertThat(relation.value())
        .isEqualTo(new Literal(Literal.Kind.INTEGER, "7", new TextPosition(1, 44, 43)));
    assertThat(select.toCql()).isEqualTo("SELECT title FROM shop.items WHERE \"Id\" >= 7 LIMIT 10");
  }

  @Test
  void readsAllOptionsOfATable() {
    CreateTable table =
        (CreateTable)
            Cql.parse(
                "create table t (a int, b text, c frozen<list<int>> static, primary key ((a), b))"
                    + " with clustering order by (b desc) and comment = 'it''s' and gc = {'x': 1}");
    assertThat(table.toCql())
        .isEqualTo(
            "CREATE TABLE t (a int, b text, c frozen<list<int>> STATIC, PRIMARY KEY (a, b))"
                + " WITH CLUSTERING ORDER BY (b DESC) AND comment = 'it''s' AND gc = {'x': 1}");
  }

  @Test
  void readsTheBindMarkersInTheOrderOfTheText() {
    List<BindMarker> markers =
        Cql.parseWithMarkers(
                "begin batch using timestamp :at update t set m = {'a': :One, 'b': :one}, u = {x: ?}"
                    + " where k in :keys; delete from t where (c, d) > (:c, :\"D\") and k = :c;"
                    + " apply batch")
            .markers();
    assertThat(markers)
        .extracting(marker -> marker.name() == null ? "?" : marker.name().text())
        .containsExactly("at", "one", "one", "?", "keys", "c", "D", "c");
    assertThat(Cql.parseWithMarkers("select ':no' from t where a = 'x:y' /* :neither */").markers())
        .isEmpty();
  }

  @Test
  void readsAFileWithPositionsInTheFile() {
    List<Statement> statements =
        Cql.parseAll("-- first\nUSE shop;\n\n/* a; b */ TRUNCATE items;;\n  USE other -- end");
    assertThat(statements)
        .extracting(Statement::toCql)
        .containsExactly("USE shop", "TRUNCATE items", "USE other");
    assertThat(statements)
        .extracting(Statement::position)
        .containsExactly(
            new TextPosition(2, 1, 9), new TextPosition(4, 12, 31), new TextPosition(5, 3, 50));
  }

  @Test
  void readsAFileWithoutStatements() {
    assertThat(Cql.parseAll(" -- nothing")).isEmpty();
    assertThat(Cql.parseAll(" ; ;")).isEmpty();
  }

  @Test
  void namesPlaceFoundAndExpectedTokens() {
    CqlSyntaxException error = error("SELECT a\nFORM t");
    assertThat(error.position()).isEqualTo(new TextPosition(2, 1, 9));
    assertThat(error.found()).isEqualTo("`FORM`");
    assertThat(error.expected()).contains("`FROM`", "`,`", "`AS`");
    assertThat(error)
        .hasMessageStartingWith("line 2, column 1: found `FORM`, expected one of `%`,");
  }

  @Test
  void namesTheOnlyExpectedToken() {
    assertThat(error("USE "))
        .hasMessage("line 1, column 5: found the end of the statement, expected a name");
    assertThat(error("INSERT t")).hasMessage("line 1, column 8: found `t`, expected `INTO`");
  }

  @Test
  void namesNoLiteral() {
    assertThat(error("CREATE ROLE r WITH LOGIN = 'secret'")).message().doesNotContain("secret");
    assertThat(error("UPDATE t SET a = 'secret' 'secret'")).message().doesNotContain("secret");
    assertThat(Cql.parse("CREATE ROLE r WITH PASSWORD = 'secret'"))
        .isInstanceOf(RoleStatement.class)
        .hasToString("RoleStatement[position=line 1, column 1]");
  }

  @Test
  void refusesWhatContradictsItself() {
    assertThat(error("CREATE TABLE t (a int, a text)"))
        .hasMessage("line 1, column 24: the table has a column `a` already");
    assertThat(error("UPDATE t SET a = b + 1 WHERE k = 1"))
        .hasMessage("line 1, column 18: `a` can be computed from itself, not from other columns");
    assertThat(error("UPDATE t SET a = 1, a = 2 WHERE k = 1"))
        .hasMessage("line 1, column 21: `a` is set twice");
  }

  @Test
  void limitsNesting() {
    for (String open : List.of("[", "(", "{", "f(", "(int) ", "CAST(", "- (", "[{(")) {
      String value = open.repeat(100_000);
      assertThatThrownBy(() -> Cql.parse("SELECT " + value))
          .as(open)
          .isInstanceOf(CqlSyntaxException.class);
      assertThatThrownBy(() -> Cql.parse("DELETE FROM t WHERE a = " + value))
          .as(open)
          .isInstanceOf(CqlSyntaxException.class);
    }
    for (String text :
        List.of(
            "SELECT " + "- ".repeat(100_000),
            "SELECT 1" + " + 1".repeat(100_000),
            "SELECT 1" + " * 1".repeat(100_000),
            "SELECT a" + ".b".repeat(100_000),
            "SELECT * FROM t WHERE " + "(".repeat(100_000),
            "CREATE TABLE t (a " + "list<".repeat(100_000),
            "SELECT (" + "tuple<".repeat(100_000))) {
      assertThatThrownBy(() -> Cql.parse(text))
          .as(text.substring(0, 30))
          .isInstanceOf(CqlSyntaxException.class);
    }
    assertThat(error("SELECT " + "[".repeat(300)))
        .hasMessageContaining("more than 200 levels of nesting");
    assertThat(Cql.parse("SELECT " + "[".repeat(190) + "]".repeat(190) + " FROM t").toCql())
        .hasSize("SELECT  FROM t".length() + 380);
  }

  @Test
  void readsAnyTextOrThrowsASyntaxException() {
    long seed = Effort.seed();
    Random random = new Random(seed);
    StatementGenerator generator = new StatementGenerator(seed);
    for (int i = 0; i < Effort.of(2_000, 200_000); i++) {
      StringBuilder text = new StringBuilder();
      for (int length = random.nextInt(30); length > 0; length--) {
        text.appendCodePoint(
            random.nextInt(4) == 0 ? random.nextInt(0x11000) : random.nextInt(128));
      }
      tryToRead(text.toString());
      String statement = generator.text(generator.statement());
      tryToRead(statement.substring(0, Math.min(5, statement.length())) + text);
    }
  }

  @Test
  void writesParenthesesThatATreeNeeds() {
    Literal one = new Literal(Literal.Kind.INTEGER, "1", TextPosition.NONE);
    Operation sum = new Operation(Operator.ADD, one, one);
    assertThat(new Operation(Operator.MULTIPLY, sum, sum).toCql()).isEqualTo("(1 + 1) * (1 + 1)");
    assertThat(new Operation(Operator.SUBTRACT, sum, sum).toCql()).isEqualTo("1 + 1 - (1 + 1)");
  }

  @Test
  void quotesNamesThatWouldMeanSomethingElse() {
    for (String text :
        List.of(
            "SELECT \"json\" - 1 FROM t",
            "SELECT \"distinct\" - 1 FROM t",
            "SELECT \"ttl\"(a) FROM t",
            "CREATE TABLE t (a \"int\", b \"list\", \"select\" \"byte\")",
            "SELECT \"expr\"(a), \"A\", \"\"\"\", \"a b\" FROM t")) {
      assertThat(Cql.parse(text).toCql()).isEqualTo(text);
    }
  }

  private static void tryToRead(String text) {
    try {
      assertThat(Cql.parseAll(text)).isNotNull();
    } catch (CqlSyntaxException e) {
      assertThat(e.position().line()).isPositive();
    }
  }

  private static CqlSyntaxException error(String text) {
    return catchThrowableOfType(CqlSyntaxException.class, () -> Cql.parse(text));
  }
}
