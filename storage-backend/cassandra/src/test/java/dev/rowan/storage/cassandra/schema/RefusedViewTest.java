package dev.rowan.storage.cassandra.schema;

import static org.assertj.core.api.Assertions.assertThat;

import com.datastax.oss.driver.api.core.servererrors.InvalidQueryException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.SchemaMismatch;
import dev.rowan.error.UnsupportedByBackend;
import dev.rowan.storage.cassandra.schema.Difference.Kind;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;

/** What servers say who do not make views, as they come: with views switched off. */
class RefusedViewTest {
  private static final String OFF =
      "Materialized views are disabled. Enable in cassandra.yaml to use.";

  @Test
  void theLineThatSwitchesViewsOnIsNamed() {
    Throwable told = Definitions.refused(difference(Kind.MISSING_VIEW), refusal(OFF));
    assertThat(told)
        .isInstanceOfSatisfying(
            UnsupportedByBackend.class,
            e -> assertThat(e.code()).isEqualTo(ErrorCode.FEATURE_DISABLED))
        .hasMessageContaining("cassandra.yaml: materialized_views_enabled: true")
        .hasMessageContaining("D-16 by_seller");
  }

  @Test
  void everyOtherRefusalStaysWhatItIs() {
    Throwable other = refusal("Cannot include more than one non-primary key column");
    assertThat(Definitions.refused(difference(Kind.MISSING_VIEW), other)).isSameAs(other);
    Throwable ofTable = refusal(OFF);
    assertThat(Definitions.refused(difference(Kind.MISSING_TABLE), ofTable)).isSameAs(ofTable);
  }

  private static Difference difference(Kind kind) {
    return new Difference(kind, "by_seller", "nothing", "a view of item", "CREATE");
  }

  private static Throwable refusal(String text) {
    return new CompletionException(
        new SchemaMismatch(
            ErrorCode.SCHEMA_MISMATCH,
            Map.of("refused", "CREATE"),
            new InvalidQueryException(null, text)));
  }
}
