package dev.rowan.storage.differential;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/**
 * The embedded store gives the answers of a real Cassandra to random histories of statements.
 *
 * <p>A plain build runs the same histories each time, so that a failure is due to a change. {@code
 * -Drowan.differential=1000000} runs that many statements of a new seed, {@code
 * -Drowan.differential.seed} sets the seed, and {@code -Drowan.differential.history} runs only the
 * history with this number.
 */
class DifferentialTest {
  private static final String STATEMENTS = "rowan.differential";
  private static final int THREADS = 4;
  private static final long SEED_OF_BUILDS = 18_726_830_771_496L;

  @RegisterExtension static final CassandraKeyspace CASSANDRA = new CassandraKeyspace();

  @TempDir static Path directory;

  @Test
  void answersAsCassandraDoes() throws InterruptedException {
    boolean isLong = Boolean.getBoolean("rowan.long");
    long enough = Long.getLong(STATEMENTS, isLong ? 200_000 : 8_000);
    boolean plain = System.getProperty(STATEMENTS) == null && !isLong;
    long seed = Long.getLong(STATEMENTS + ".seed", plain ? SEED_OF_BUILDS : System.nanoTime());
    Long one = Long.getLong(STATEMENTS + ".history");
    try (Arena arena =
        Arena.open(CASSANDRA.contactPoint(), CASSANDRA.datacenter(), CASSANDRA.name(), directory)) {
      Campaign campaign = new Campaign(seed, arena);
      if (one == null) {
        campaign.play(enough, THREADS);
      } else {
        campaign.playOne(one);
      }
      assertThat(campaign.findings()).as("differences in %s", campaign).isEmpty();
      assertThat(campaign.statements()).isGreaterThanOrEqualTo(one == null ? enough : 1);
    }
  }
}
