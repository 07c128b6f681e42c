package dev.rowan.cli.ddl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class DdlReaderTest {
  @Test
  void appliesChangesInTheirOrder() {
    KeyspaceSchema ddl =
        read(
            """
            CREATE TABLE t (p int, c int, v text, w int, PRIMARY KEY (p, c))
              WITH CLUSTERING ORDER BY (c DESC) AND comment = 'old';
            ALTER TABLE t RENAME c TO d AND p TO q;
            ALTER TABLE t ADD x set<int>;
            ALTER TABLE t ADD IF NOT EXISTS x text;
            ALTER TABLE t DROP (v, w);
            ALTER TABLE t WITH comment = 'new';
            """);

    assertThat(ddl.remarks()).isEmpty();
    assertThat(ddl.tables())
        .map(table -> table.toCql())
        .containsExactly(
            "CREATE TABLE t (q int, d int, x set<int>, PRIMARY KEY (q, d))"
                + " WITH CLUSTERING ORDER BY (d DESC) AND comment = 'new'");
  }

  @Test
  void acceptsAnOrderOfTheFirstClusteringColumns() {
    KeyspaceSchema ddl =
        read(
            """
            CREATE TABLE t (p int, c int, d int, PRIMARY KEY (p, c, d))
              WITH CLUSTERING ORDER BY (c DESC);
            CREATE TABLE u (p int, c int, d int, PRIMARY KEY (p, c, d))
              WITH CLUSTERING ORDER BY (d DESC, c DESC);
            """);

    assertThat(ddl.remarks())
        .map(remark -> remark.level() + " " + remark.place())
        .containsExactly("REFUSED u");
  }

  @Test
  void readsTheTablesBetweenCommandsOfOtherPrograms() {
    KeyspaceSchema ddl =
        read(
            """
            CONSISTENCY QUORUM
            CREATE KEYSPACE IF NOT EXISTS shop;
            SOURCE 'types.cql'
            CREATE TABLE t (p int PRIMARY KEY, source text); -- COPY t
            CREATE SEARCH INDEX IF NOT EXISTS ON "Shop".t WITH COLUMNS source { copyField: ';' };
            ALTER SEARCH INDEX SCHEMA ON shop.t ADD fields.field[@name='x', @type='y'];
            INSERT INTO t (p, source) VALUES (1, 'a; SOURCE "b"');
            COPY t (p) FROM 'rows.csv';
            CREATE TABLE u (p int PRIMARY KEY);
            """);

    assertThat(ddl.tables()).map(table -> table.name().name().text()).containsExactly("t", "u");
    assertThat(ddl.remarks())
        .map(
            remark ->
                remark.position().line()
                    + ":"
                    + remark.position().column()
                    + " "
                    + remark.level()
                    + " "
                    + remark.place())
        .containsExactly(
            "1:1 NOTE CONSISTENCY",
            "3:1 LOST SOURCE",
            "5:1 LOST t",
            "6:1 NOTE t",
            "7:1 NOTE INSERT",
            "8:1 NOTE COPY");
  }

  @Test
  void leavesOutSearchIndexesOfOtherKeyspaces() {
    String text =
        """
        CREATE TABLE a.t (p int PRIMARY KEY);
        CREATE TABLE b.t (p int PRIMARY KEY);
        CREATE SEARCH INDEX ON a.t;
        """;

    assertThat(DdlReader.read(text, Optional.of("b")).remarks()).isEmpty();
    assertThat(DdlReader.read(text, Optional.of("a")).remarks()).hasSize(1);
  }

  @Test
  void appliesChangesOfTypes() {
    KeyspaceSchema ddl =
        read(
            """
            CREATE TYPE t (a int, b int);
            ALTER TYPE t RENAME a TO c;
            ALTER TYPE t ADD d text;
            """);

    assertThat(ddl.types())
        .map(type -> type.toCql())
        .containsExactly("CREATE TYPE t (c int, b int, d text)");
  }

  @Test
  void forgetsWhatIsDropped() {
    KeyspaceSchema ddl =
        read(
            """
            CREATE TABLE t (p int PRIMARY KEY, v int);
            CREATE INDEX i ON t (v);
            CREATE INDEX j ON t (p);
            CREATE MATERIALIZED VIEW w AS SELECT * FROM t WHERE v IS NOT NULL AND p IS NOT NULL
              PRIMARY KEY (v, p);
            DROP INDEX i;
            DROP MATERIALIZED VIEW w;
            """);

    assertThat(ddl.views()).isEmpty();
    assertThat(ddl.indexes())
        .map(index -> index.toCql())
        .containsExactly("CREATE INDEX j ON t (p)");
    assertThat(read("CREATE TABLE t (p int PRIMARY KEY); CREATE INDEX ON t (p); DROP TABLE t;"))
        .isEqualTo(read(""));
  }

  @Test
  void remarksWhatTheFileDoesNotHave() {
    assertThat(read("ALTER TABLE t ADD x int; DROP TABLE u; DROP TABLE IF EXISTS v;").remarks())
        .map(remark -> remark.level() + " " + remark.place() + " " + remark.position())
        .containsExactly(
            "LOST t line 1, column 1", "LOST u line 1, column 26", "NOTE v line 1, column 40");
  }

  @Test
  void readsTheTablesOfOneKeyspace() {
    String text =
        """
        CREATE KEYSPACE a WITH replication = {'class': 'SimpleStrategy', 'replication_factor': 1};
        USE a;
        CREATE TABLE t (p int PRIMARY KEY);
        CREATE TABLE b.t (p text PRIMARY KEY);
        ALTER TABLE t ADD x int;
        ALTER TABLE b.t ADD y int;
        """;

    assertThat(DdlReader.read(text, Optional.of("a")).tables())
        .map(table -> table.toCql())
        .containsExactly("CREATE TABLE t (p int, x int, PRIMARY KEY (p))");
    assertThat(DdlReader.read(text, Optional.of("b")).tables().get(0).columns()).hasSize(2);
  }

  private static KeyspaceSchema read(String text) {
    return DdlReader.read(text, Optional.empty());
  }
}
