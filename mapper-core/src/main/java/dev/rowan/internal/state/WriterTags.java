package dev.rowan.internal.state;

import dev.rowan.annotation.Consistency;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.CompletionStage;

/**
 * The table of the tags of writers, which distinguish the timestamps of programs that change one
 * row at the same time. A tag belongs to one program for {@link #LEASE}, unless the program renews
 * it. Each change has a condition, so no two programs have one tag. Thread-safe.
 */
public final class WriterTags {
  /** The largest tag that can be leased; programs without a lease draw a larger one. */
  public static final int LEASED = 255;

  /** For how long a program owns a tag. */
  public static final Duration LEASE = Duration.ofHours(1);

  /** The table, to be defined before it is used. */
  public static final TableSchema TABLE =
      TableSchema.named(ReservedTables.WRITER_TAGS)
          .partitionKey("tag", ScalarType.INT)
          .column("owner", ScalarType.UUID)
          .build();

  private static final CallOptions MAJORITY = CallOptions.at(Consistency.LOCAL_QUORUM);

  private final Backend backend;

  /** Leases tags in this store. */
  public WriterTags(Backend backend) {
    this.backend = backend;
  }

  /** Makes or checks the table. */
  public CompletionStage<Void> define() {
    return backend.define(Schema.of(List.of(TABLE)));
  }

  /** Leases a tag if it is free; completes with whether the lease was granted. */
  public CompletionStage<Boolean> take(int tag, UUID owner) {
    return apply(Upsert.insert(TABLE, Row.of(tag, owner)), Condition.IF_NOT_EXISTS);
  }

  /** Renews the lease of a tag; completes with whether the owner still had it. */
  public CompletionStage<Boolean> renew(int tag, UUID owner) {
    return apply(
        Upsert.update(TABLE, Row.of(tag, owner)),
        new Condition.Matches(List.of(ColumnCondition.on(1, ColumnCondition.Operator.EQ, owner))));
  }

  private CompletionStage<Boolean> apply(Upsert upsert, Condition condition) {
    Upsert lease = upsert.withTtl((int) LEASE.toSeconds()).when(condition);
    return backend
        .apply(new MutationSet(List.of(Change.of(lease)), OptionalLong.empty(), MAJORITY))
        .thenApply(WriteOutcome::applied);
  }
}
