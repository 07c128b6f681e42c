package dev.rowan.operate.schema;

import dev.rowan.annotation.Consistency;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.state.ReservedTables;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.UUID;

/**
 * The exclusive right to change the schema of one store. Each write of its row has a condition and
 * a TTL, so the right ends by itself if its program stops.
 */
final class SchemaLease {
  static final TableSchema TABLE =
      TableSchema.named(ReservedTables.SCHEMA_LEASE)
          .partitionKey("subject", ScalarType.TEXT)
          .column("owner", ScalarType.UUID)
          .build();

  /** How long the lease of a program that stopped excludes others. */
  static final Duration LENGTH = Duration.ofMinutes(2);

  private static final long RENEWED_AFTER = Duration.ofSeconds(20).toNanos();
  private static final String SUBJECT = "schema";
  private static final CallOptions MAJORITY = CallOptions.at(Consistency.LOCAL_QUORUM);

  private final Session session;
  private final UUID owner;
  private long renewedNanos;

  private SchemaLease(Session session, UUID owner) {
    this.session = session;
    this.owner = owner;
  }

  /**
   * Acquires the lease.
   *
   * @throws BackendUnavailableException if another program has it
   */
  static SchemaLease take(Session session, UUID owner) {
    SchemaLease lease = new SchemaLease(session, owner);
    Upsert insert = Upsert.insert(TABLE, Row.of(SUBJECT, owner)).withTtl(seconds());
    if (!lease.apply(insert.when(Condition.IF_NOT_EXISTS))) {
      throw new BackendUnavailableException(
          ErrorCode.SCHEMA_CHANGE_RUNNING, Map.of("lease", TABLE.name()), null);
    }
    lease.renewedNanos = System.nanoTime();
    return lease;
  }

  /**
   * Renews the lease if it is older than some seconds.
   *
   * @throws BackendUnavailableException if the lease ended, and another program may have it
   */
  void renewIfOld() {
    if (System.nanoTime() - renewedNanos > RENEWED_AFTER) {
      renew();
    }
  }

  /** Renews the lease now; see {@link #renewIfOld}. */
  void renew() {
    Upsert update = Upsert.update(TABLE, Row.of(SUBJECT, owner)).withTtl(seconds());
    if (!apply(update.when(isMine()))) {
      throw new BackendUnavailableException(
          ErrorCode.SCHEMA_CHANGE_RUNNING, Map.of("lost lease", TABLE.name()), null);
    }
    renewedNanos = System.nanoTime();
  }

  /** Ends the lease. */
  void end() {
    apply(new DeleteRow(TABLE, Row.of(SUBJECT, Row.UNSET), isMine(), TimestampOffset.NONE));
  }

  /** Ends the lease after a failure; if that fails too, the lease ends by itself. */
  void endAfter(Throwable failure) {
    try {
      end();
    } catch (RowanException e) {
      failure.addSuppressed(e);
    }
  }

  private static int seconds() {
    return (int) LENGTH.toSeconds();
  }

  private Condition isMine() {
    return new Condition.Matches(
        List.of(ColumnCondition.on(1, ColumnCondition.Operator.EQ, owner)));
  }

  private boolean apply(Mutation mutation) {
    return session
        .await(
            session
                .backend()
                .apply(
                    new MutationSet(List.of(Change.of(mutation)), OptionalLong.empty(), MAJORITY)))
        .applied();
  }
}
