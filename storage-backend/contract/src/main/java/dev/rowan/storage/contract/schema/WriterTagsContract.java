package dev.rowan.storage.contract.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.internal.state.WriterTags;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.fixture.ContractCase;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A tag has one owner at a time, for the duration of a lease, however many writers want it. */
public abstract class WriterTagsContract extends ContractCase {
  /** Beyond those that programs lease, because other tests may use the same table. */
  private static final Random UNUSED = new Random();

  private WriterTags tags;
  private int tag;

  @BeforeEach
  final void defineTable() {
    needsConditionalWrites();
    tags = new WriterTags(backend());
    await(tags.define());
    tag = 1_000 + UNUSED.nextInt(1_000_000_000);
  }

  @Test
  void aTagBelongsToItsFirstOwner() {
    UUID owner = UUID.randomUUID();
    UUID other = UUID.randomUUID();
    assertThat(await(tags.renew(tag, owner))).as("nobody's").isFalse();
    assertThat(await(tags.take(tag, owner))).isTrue();
    assertThat(await(tags.take(tag, other))).isFalse();
    assertThat(await(tags.take(tag, owner))).as("not twice either").isFalse();
    assertThat(await(tags.renew(tag, other))).isFalse();
    assertThat(await(tags.renew(tag, owner))).isTrue();
    assertThat(await(tags.take(tag, other))).isFalse();
  }

  @Test
  void aLeaseEndsByItselfUnlessItIsRenewed() {
    UUID owner = UUID.randomUUID();
    assertThat(await(tags.take(tag, owner))).isTrue();
    assertThat(secondsLeft()).isBetween(3_500, 3_600);
    until(() -> secondsLeft() < 3_600);
    int before = secondsLeft();
    assertThat(await(tags.renew(tag, owner))).isTrue();
    assertThat(secondsLeft()).isBetween(before, 3_600);
  }

  @Test
  void ofManyConcurrentWritersOneReceivesTheTag() throws Exception {
    Set<UUID> owners = ConcurrentHashMap.newKeySet();
    ExecutorService threads = Executors.newFixedThreadPool(8);
    try {
      List<Future<?>> takers =
          IntStream.range(0, 8)
              .<Future<?>>mapToObj(
                  i ->
                      threads.submit(
                          () -> {
                            UUID owner = UUID.randomUUID();
                            if (await(tags.take(tag, owner))) {
                              owners.add(owner);
                            }
                          }))
              .toList();
      for (Future<?> taker : takers) {
        taker.get();
      }
    } finally {
      threads.shutdownNow();
    }
    assertThat(owners).hasSize(1);
  }

  private int secondsLeft() {
    RowPage page =
        await(
            backend()
                .fetch(
                    new SliceQuery(
                        WriterTags.TABLE,
                        List.of(tag),
                        Slice.ALL,
                        ReadDirection.FORWARD,
                        1,
                        null,
                        ReadMode.TIMED)));
    return page.times().get(0).ttl(1);
  }
}
