package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.WriteOptions;
import dev.rowan.operate.maintenance.TtlJob;
import dev.rowan.operate.maintenance.TtlReport;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What the guide says of another TTL for stored rows. */
class RewriteTtlTest {
  private static final Logger log = LoggerFactory.getLogger(RewriteTtlTest.class);

  @Test
  void storedRowsGetTheDeclaredTtl() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      insert(rowan, Duration.ofDays(2));
      insert(rowan, Duration.ofDays(40));
      // tag::rewrite-ttl[]
      TtlJob rewrite = rowan.maintenance().rewriteTtl(LoginMapping.INSTANCE).atMost(5_000);
      TtlReport expected = rewrite.comparingOnly().run(); // changes nothing
      log.info("{} rows get another TTL, {} are older", expected.rewritten(), expected.removed());
      TtlReport report = rewrite.run();
      // end::rewrite-ttl[]
      assertThat(report).isEqualTo(expected).isEqualTo(new TtlReport(2, 1, 1, 0, List.of()));
      assertThat(rewrite.run()).isEqualTo(new TtlReport(1, 0, 0, 0, List.of()));
    }
  }

  /** Inserts a row of an earlier version of the program, which declared a TTL of 90 days. */
  private static void insert(Rowan rowan, Duration age) {
    Instant written = Instant.now().truncatedTo(ChronoUnit.MILLIS).minus(age);
    WriteOptions options = WriteOptions.ttl(Duration.ofDays(90)).withTimestamp(written);
    rowan
        .runtime(LoginMapping.INSTANCE)
        .with(options)
        .insert(new Login("ann", written, "phone"), Nulls.UNSET)
        .toCompletableFuture()
        .join();
  }
}
