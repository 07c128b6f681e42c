package dev.rowan.storage.cassandra.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Only those parts of servers' warnings are shown that contain no values. */
class ServerWarningsTest {
  @Test
  void keysAreNot() {
    assertThat(
            ServerWarnings.shown(
                "Read 10 live rows and 1001 tombstone cells for query SELECT * FROM k.t WHERE p ="
                    + " 'secret' LIMIT 10; token 12 (see tombstone_warn_threshold)"))
        .isEqualTo("Read 10 live rows and 1001 tombstone cells");
    assertThat(ServerWarnings.shown("Guardrail items_per_collection violated: row secret"))
        .isEqualTo("Guardrail items_per_collection violated");
    assertThat(ServerWarnings.shown("Row secret is odd. Read 10 live rows"))
        .doesNotContain("secret");
  }

  @Test
  void sizesAndTablesAre() {
    assertThat(
            ServerWarnings.shown(
                "Batch for [k.t, k.u] is of size 5.100KiB, exceeding specified threshold of"
                    + " 5.000KiB by 0.100KiB."))
        .isEqualTo(
            "Batch for [k.t, k.u] is of size 5.100KiB, exceeding specified threshold of 5.000KiB by"
                + " 0.100KiB.");
  }
}
