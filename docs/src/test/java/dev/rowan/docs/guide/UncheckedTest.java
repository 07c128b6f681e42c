package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import dev.rowan.Rowan;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A connection that compares no tables. */
class UncheckedTest {
  @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

  @Test
  void aTableIsUsedWithoutAComparison() {
    String url = FailingCalls.url(KEYSPACE).replace("schema=create", "schema=unchecked");
    try (CqlSession driver = OnEachStore.driver(KEYSPACE);
        Rowan rowan = Rowan.connect(url)) {
      create(driver, "CREATE TABLE person (id text PRIMARY KEY, first text, other text)");
      create(driver, "CREATE TABLE nickname (id text PRIMARY KEY, first text)");
      Persons persons = rowan.dao(Persons.class);
      assertThatExceptionOfType(RowanException.class)
          .isThrownBy(() -> persons.save(new Person("1", "Han", "Solo")))
          .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.SCHEMA_INCOMPLETE));
      Nicknames nicknames = rowan.dao(Nicknames.class);
      nicknames.rename("1", "Han");
      assertThat(nicknames.all()).containsExactly(new Nickname("1", "Han"));
      assertThatExceptionOfType(RowanException.class)
          .isThrownBy(() -> rowan.dao(Tools.class).remove("attic", new UUID(0, 1)))
          .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.SCHEMA_INCOMPLETE));
      assertThat(rowan.schema().with(NicknameMapping.INSTANCE).diff().all())
          .noneMatch(difference -> difference.owner().equals("nickname"));
    }
  }

  @Test
  void aTableIsDroppedAndCreatedAgain() {
    try (CqlSession driver = OnEachStore.driver(KEYSPACE);
        Rowan rowan = Rowan.connect(FailingCalls.url(KEYSPACE))) {
      create(driver, "CREATE TABLE invoice (id int PRIMARY KEY, total int)");
      assertThatExceptionOfType(RowanException.class).isThrownBy(() -> rowan.dao(Shapes.class));
    }
    try (Rowan rowan = Rowan.connect(FailingCalls.url(KEYSPACE))) {
      assertThat(rowan.schema().dropping("invoice").apply().executed()).hasSize(1);
      assertThat(rowan.dao(Shapes.class).invoice(new UUID(0, 1))).isEmpty();
    }
  }

  @Test
  void aMissingKeyspaceFailsTheFirstCall() {
    String url = FailingCalls.url(KEYSPACE).replace("schema=create", "schema=unchecked");
    try (Rowan rowan = Rowan.connect(url)) {
      Nicknames nowhere = rowan.inKeyspace("nowhere").dao(Nicknames.class);
      assertThatExceptionOfType(RowanException.class).isThrownBy(() -> nowhere.rename("1", "x"));
    }
  }

  private static void create(CqlSession driver, String cql) {
    driver.execute(SimpleStatement.newInstance(cql).setTimeout(Duration.ofSeconds(60)));
  }
}
