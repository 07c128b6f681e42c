package shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** Counters without increments have the right value after a count. */
public final class RecountsPlay implements Play {
  private static final UUID ANN = new UUID(0, 1);
  private static final UUID BOB = new UUID(0, 2);
  private static final UUID SONG = new UUID(0, 3);

  @Override
  public void on(Rowan rowan) {
    like(rowan, ANN, 1);
    like(rowan, ANN, 2);
    like(rowan, BOB, 3);
    var recount = rowan.maintenance().recount(LikeCountMapping.INSTANCE).withGrace(Duration.ZERO);
    assertThat(recount.every()).isEqualTo(Duration.ofMinutes(30));
    recount.run();

    List<LikeCount> counts = new ArrayList<>();
    rowan.scan(LikeCountMapping.INSTANCE).withParallelism(1).forEach(counts::add);
    assertThat(counts)
        .containsExactlyInAnyOrder(
            new LikeCount(SONG, 3, 0), new LikeCount(ANN, 0, 2), new LikeCount(BOB, 0, 1));
  }

  private static void like(Rowan rowan, UUID liker, long second) {
    rowan
        .runtime(LikeMapping.INSTANCE)
        .insert(new Like(liker, Instant.ofEpochSecond(second), SONG), Nulls.UNSET)
        .toCompletableFuture()
        .join();
  }
}
