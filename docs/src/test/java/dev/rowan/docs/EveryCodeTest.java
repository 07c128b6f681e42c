package dev.rowan.docs;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.error.ErrorCode;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Every error code is the result of a call in some test. */
class EveryCodeTest {
  private static final String SITUATIONS = "docs/src/test/java/dev/rowan/docs/guide/";

  /** The tests of codes that need more than a call: a fault, another process, other servers. */
  private static final Map<ErrorCode, String> OTHER_TESTS =
      Map.ofEntries(
          entry(ErrorCode.NO_BACKEND, "RowanConnectTest"),
          entry(ErrorCode.DAO_NOT_ACCESSIBLE, "GeneratedDaosTest"),
          entry(ErrorCode.ROW_TOO_LARGE, "BadInputTest"),
          entry(ErrorCode.NEWER_FORMAT, "CatalogueTest"),
          entry(ErrorCode.STORE_FAILED, "FaultTest"),
          entry(ErrorCode.DISK_FULL, "DiskFullTest"),
          entry(ErrorCode.NO_NATIVE_LIBRARY, "NativeLibraryTest"),
          entry(ErrorCode.TIMED_OUT, "WaitingTest"),
          entry(ErrorCode.INTERRUPTED, "WaitingTest"),
          entry(ErrorCode.CONDITIONS_SPAN_PARTITIONS, "ConditionContract"),
          entry(ErrorCode.CLUSTER_UNAVAILABLE, "FaultsTest"),
          entry(ErrorCode.OUTCOME_UNKNOWN, "FaultsTest"),
          entry(ErrorCode.ACCESS_DENIED, "SecuredClusterTest"),
          entry(ErrorCode.BATCH_TOO_LARGE, "DriverErrorsTest"),
          entry(ErrorCode.REQUEST_FAILED, "DriverErrorsTest"),
          entry(ErrorCode.CONTENDED, "UniqueBuildContract"),
          entry(ErrorCode.JOB_IN_PROGRESS, "BuildContract"),
          entry(ErrorCode.FEATURE_DISABLED, "RefusedViewTest"),
          entry(ErrorCode.MAINTAINED_BY_SERVER, "ViewContract"),
          entry(ErrorCode.TRACKED_UNKNOWN, "TrackedVersionTest"),
          entry(ErrorCode.VALUES_NOT_UNIQUE, "UniqueBuildContract"),
          entry(ErrorCode.STALE_ENTRIES, "StaleEntriesContract"),
          entry(ErrorCode.SCHEMA_CHANGE_RUNNING, "SchemaChangesContract"),
          entry(ErrorCode.VALUE_REPLACED, "ChunkedContract"),
          entry(ErrorCode.VALUE_DAMAGED, "ChunkedContract"),
          entry(ErrorCode.NO_LARGE_VALUE, "ChunkedContract"),
          entry(ErrorCode.UPLOAD_ENDED, "ChunkedContract"),
          entry(ErrorCode.SEQUENCE_EXHAUSTED, "SequenceContract"),
          entry(ErrorCode.MOVE_INCOMPLETE, "MovesContract"),
          entry(ErrorCode.MOVE_WRITTEN, "MovesContract"),
          entry(ErrorCode.FORMER_ROWS_COPIED, "MovesContract"),
          entry(ErrorCode.COLUMN_COPY_INCOMPLETE, "FormerColumnsContract"),
          entry(ErrorCode.FORMER_ROWS_LEFT, "MovesContract"),
          entry(ErrorCode.INVALID_ENTITY, "EntityValidationTest"),
          entry(ErrorCode.NO_CASSANDRA_FOR_TESTS, "ServerJarsTest"),
          entry(ErrorCode.CASSANDRA_NOT_STARTED, "CassandraClusterTest"));

  private final SourceTree tree = SourceTree.find();

  @Test
  void hasASituation() {
    List<Path> situations =
        tree.javaFiles().stream().filter(file -> tree.name(file).startsWith(SITUATIONS)).toList();
    Set<ErrorCode> called =
        Arrays.stream(ErrorCode.values())
            .filter(code -> situations.stream().anyMatch(file -> names(file, code)))
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(ErrorCode.class)));
    assertThat(called).doesNotContainAnyElementsOf(OTHER_TESTS.keySet());
    called.addAll(OTHER_TESTS.keySet());
    assertThat(called).containsExactly(ErrorCode.values());
  }

  @Test
  void theOtherTestsNameTheirCode() {
    OTHER_TESTS.forEach(
        (code, test) ->
            assertThat(tree.javaFiles())
                .filteredOn(file -> file.endsWith(test + ".java"))
                .as("%s in %s", code, test)
                .anyMatch(file -> names(file, code)));
  }

  private boolean names(Path file, ErrorCode code) {
    return tree.text(file).matches("(?s).*\\bErrorCode\\s*\\.\\s*" + code.name() + "\\b.*");
  }
}
