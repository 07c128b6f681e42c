package dev.rowan.storage.contract.cassandra;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.storage.launcher.CqlConnection;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A test class and those nested in it share one keyspace. */
class CassandraKeyspaceTest {
  @RegisterExtension static final CassandraKeyspace CASSANDRA = new CassandraKeyspace();

  @RegisterExtension static final CassandraKeyspace ANOTHER = new CassandraKeyspace();

  @Test
  void isThereForTheTests() {
    CqlConnection.execute(
        CASSANDRA.contactPoint(), "CREATE TABLE " + CASSANDRA.name() + ".t (a int PRIMARY KEY)");
  }

  @Test
  void isAnotherForEachWhoAsksButOnTheSameServer() {
    assertThat(ANOTHER.name()).isNotEqualTo(CASSANDRA.name());
    assertThat(ANOTHER.contactPoint()).isEqualTo(CASSANDRA.contactPoint());
  }

  @Nested
  class InANestedClass {
    @Test
    void isTheSame() {
      CqlConnection.execute(
          CASSANDRA.contactPoint(), "CREATE TABLE " + CASSANDRA.name() + ".n (a int PRIMARY KEY)");
    }
  }
}
