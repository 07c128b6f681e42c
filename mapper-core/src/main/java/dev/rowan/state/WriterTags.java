package dev.rowan.state;

import dev.rowan.annotation.Consistency;
import dev.rowan.backend.Backend;
import dev.rowan.call.CallOptions;
import dev.rowan.mutation.Change;
import dev.rowan.mutation.ColumnCondition;
import dev.rowan.mutation.Condition;
import dev.rowan.mutation.MutationSet;
import dev.rowan.mutation.Upsert;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.schema.ScalarType;
import dev.rowan.schema.Schema;
import dev.rowan.schema.TableSchema;
import dev.rowan.value.Row;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.CompletionStage;

/**
 * The table of the tags of writers, by which the timestamps of programs that change one row at one
 * moment differ. A tag belongs to one program for {@link #LEASE}, unless it is taken again by the
 * same before. Each change is conditional, so that no two programs have one tag. Thread-safe.
 */
public final class WriterTags {
  /** The largest tag that can be leased; those above are drawn by whoever has no lease. */
  public static final int LEASED = 255;

  /** For how long a tag belongs to who took it. */
  public static final Duration LEASE = Duration.ofHours(1);

  /** The table, to be defined before it is used. */
  public static final TableSchema TABLE =
      TableSchema.named("rowan_writer_tag")
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

  /** Takes a tag, if nobody has it; completes with whether it was taken. */
  public CompletionStage<Boolean> take(int tag, UUID owner) {
    return apply(Upsert.insert(TABLE, Row.of(tag, owner)), Condition.IF_NOT_EXISTS);
  }

  /** Keeps a tag for another while; completes with whether it still was the owner's. */
  public CompletionStage<Boolean> renew(int tag, UUID owner) {
    return apply(
        Upsert.update(TABLE, Row.of(tag, owner)),
        new Condition.Matches(List.of(ColumnCondition.on(1, ColumnCondition.Operator.EQ, owner))));
  }

  private CompletionStage<Boolean> apply(Upsert upsert, Condition condition) {
    Upsert lease = upsert.lasting((int) LEASE.toSeconds()).when(condition);
    return backend
        .apply(new MutationSet(List.of(Change.of(lease)), OptionalLong.empty(), MAJORITY))
        .thenApply(WriteOutcome::applied);
  }
}
