package dev.rowan.storage.cassandra.schema;

import static org.assertj.core.api.Assertions.assertThat;

import com.datastax.oss.driver.api.core.servererrors.InvalidQueryException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.SchemaDifference.Kind;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;

/** The error of servers with views switched off, which is Cassandra's default. */
class RefusedViewTest {
  private static final String OFF =
      "Materialized views are disabled. Enable in cassandra.yaml to use.";

  @Test
  void theLineThatSwitchesViewsOnIsNamed() {
    Throwable error = SchemaDefinitions.refused(difference(Kind.MISSING_VIEW), refusal(OFF));
    assertThat(error)
        .isInstanceOfSatisfying(
            UnsupportedByBackendException.class,
            e -> assertThat(e.code()).isEqualTo(ErrorCode.FEATURE_DISABLED))
        .hasMessageContaining("cassandra.yaml: materialized_views_enabled: true")
        .hasMessageContaining("D-16 by_seller");
  }

  @Test
  void everyOtherRefusalIsUnchanged() {
    Throwable other = refusal("Cannot include more than one non-primary key column");
    assertThat(SchemaDefinitions.refused(difference(Kind.MISSING_VIEW), other)).isSameAs(other);
    Throwable ofTable = refusal(OFF);
    assertThat(SchemaDefinitions.refused(difference(Kind.MISSING_TABLE), ofTable))
        .isSameAs(ofTable);
  }

  private static SchemaDifference difference(Kind kind) {
    return new SchemaDifference(kind, "by_seller", "nothing", "a view of item", "CREATE");
  }

  private static Throwable refusal(String text) {
    return new CompletionException(
        new SchemaMismatchException(
            ErrorCode.SCHEMA_MISMATCH,
            Map.of("refused", "CREATE"),
            new InvalidQueryException(null, text)));
  }
}
