package dev.rowan.storage.cassandra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.Rowan;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What a program reads that meets a cluster for the first time, with a mistake. */
class FirstContactTest {
  @RegisterExtension
  @org.junit.jupiter.api.Order(1)
  static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

  @RegisterExtension
  @org.junit.jupiter.api.Order(2)
  static final TestSession SESSION = new TestSession(KEYSPACE);

  @Test
  void aWrongAddressIsNamed() throws IOException {
    int closed;
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      closed = socket.getLocalPort();
    }
    RowanException failure =
        failure(
            () ->
                Rowan.connect("rowan:cassandra://127.0.0.1:" + closed + "/k?datacenter=dc")
                    .close());
    assertThat(failure.code()).isEqualTo(ErrorCode.CLUSTER_UNREACHABLE);
    assertThat(failure).hasMessageContaining("127.0.0.1:" + closed);
  }

  @Test
  void aWrongDatacenterIsAnsweredWithThoseThatExist() {
    RowanException failure = failure(() -> connect(KEYSPACE.name(), "elsewhere", "").close());
    assertThat(failure)
        .hasMessageContaining("option: datacenter")
        .hasMessageContaining("one of " + KEYSPACE.datacenter())
        .hasMessageNotContaining("elsewhere");
  }

  @Test
  void aMissingKeyspaceComesWithItsStatement() {
    try (Rowan rowan = connect("nowhere", KEYSPACE.datacenter(), "&schema=create")) {
      RowanException failure = failure(() -> rowan.runtime(new Boxes("first_boxes")));
      assertThat(failure.code()).isEqualTo(ErrorCode.SCHEMA_INCOMPLETE);
      assertThat(failure)
          .hasMessageContaining(
              "CREATE KEYSPACE \"nowhere\" WITH replication = {'class': 'NetworkTopologyStrategy', '"
                  + KEYSPACE.datacenter()
                  + "': 1}");
    }
  }

  @Test
  void missingTablesAndColumnsComeWithTheirStatementsWhichWork() {
    Boxes boxes = new Boxes("second_boxes");
    try (Rowan rowan = connect(KEYSPACE.name(), KEYSPACE.datacenter(), "")) {
      RowanException failure = failure(() -> rowan.runtime(boxes));
      assertThat(failure.code()).isEqualTo(ErrorCode.SCHEMA_INCOMPLETE);
      assertThat(failure)
          .hasMessageContaining("D-13 second_boxes")
          .hasMessageContaining("schema=create");
      run(failure);
      session().execute("ALTER TABLE %s.second_boxes DROP label".formatted(KEYSPACE.name()));
      failure = failure(() -> rowan.runtime(boxes));
      assertThat(failure.code()).isEqualTo(ErrorCode.SCHEMA_INCOMPLETE);
      assertThat(failure)
          .hasMessageContaining("D-14 second_boxes.label")
          .hasMessageContaining("schema=create-missing");
      run(failure);
      assertThat(rowan.runtime(boxes)).isNotNull();
    }
  }

  @Test
  void anotherKeyOrderShowsThePositions() {
    session()
        .execute(
            "CREATE TABLE %s.third_boxes (shelf text, room text, label text, PRIMARY KEY ((shelf, room)))"
                .formatted(KEYSPACE.name()));
    try (Rowan rowan = connect(KEYSPACE.name(), KEYSPACE.datacenter(), "")) {
      RowanException failure = failure(() -> rowan.runtime(new Boxes("third_boxes")));
      assertThat(failure.code()).isEqualTo(ErrorCode.SCHEMA_MISMATCH);
      assertThat(failure.context())
          .containsEntry(
              "D-01 third_boxes.room", "stored text partition_key 2, model text partition_key 1");
    }
  }

  @Test
  void aColumnOfOthersInAnIndexTableIsRefusedUntilItIsAccepted() {
    Boxes boxes = new Boxes("fourth_boxes");
    try (Rowan rowan = connect(KEYSPACE.name(), KEYSPACE.datacenter(), "&schema=create")) {
      assertThat(rowan.runtime(boxes)).isNotNull();
    }
    for (String column : List.of("password text", "\"_q\" bigint")) { // one is of Rowan's own
      session()
          .execute(
              "ALTER TABLE %s.fourth_boxes_by_label ADD %s".formatted(KEYSPACE.name(), column));
    }
    for (String mode : List.of("", "&schema=create-missing")) {
      try (Rowan rowan = connect(KEYSPACE.name(), KEYSPACE.datacenter(), mode)) {
        RowanException failure = failure(() -> rowan.runtime(boxes));
        assertThat(failure.context()).containsOnlyKeys("D-19 fourth_boxes_by_label.password");
      }
    }
    try (Rowan rowan = connect(KEYSPACE.name(), KEYSPACE.datacenter(), "&foreign-columns=accept")) {
      assertThat(rowan.runtime(boxes)).isNotNull();
    }
  }

  @Test
  void whatTheStoreCannotDoIsSaidBeforeATableExists() {
    Boxes boxes = new Boxes("fifth_boxes");
    try (Rowan rowan = connect(KEYSPACE.name(), KEYSPACE.datacenter(), "&schema=create")) {
      RowanException failure = failure(() -> rowan.requireConditionalWrites(boxes));
      assertThat(failure.code()).isEqualTo(ErrorCode.CONDITION_NEEDS_SERIAL);
    }
    assertThat(
            session()
                .execute(
                    "SELECT table_name FROM system_schema.tables WHERE keyspace_name = ? AND table_name = 'fifth_boxes'",
                    KEYSPACE.name())
                .all())
        .isEmpty();
  }

  /** Executes the statements in an error, as its reader would. */
  private static void run(RowanException failure) {
    for (String text : failure.context().values()) {
      for (String cql : text.substring(text.indexOf("; ") + 2).split("; ", -1)) {
        session().execute(cql);
      }
    }
  }

  private static RowanException failure(Runnable call) {
    RowanException failure = catchThrowableOfType(RowanException.class, call::run);
    assertThat(failure).isNotNull();
    return failure;
  }

  private static CqlSession session() {
    return SESSION.session();
  }

  private static Rowan connect(String keyspace, String datacenter, String options) {
    return Rowan.connect(
        "rowan:cassandra://%s:%d/%s?datacenter=%s%s"
            .formatted(
                KEYSPACE.contactPoint().getHostString(),
                KEYSPACE.contactPoint().getPort(),
                keyspace,
                datacenter,
                options));
  }
}
