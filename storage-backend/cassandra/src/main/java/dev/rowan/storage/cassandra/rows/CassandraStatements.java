package dev.rowan.storage.cassandra.rows;

import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.Statement;
import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.internal.async.Await;
import dev.rowan.internal.naming.RenamedBackend;
import dev.rowan.observe.DaoMethod;
import dev.rowan.storage.cassandra.read.ReadStatement;
import dev.rowan.storage.cassandra.session.Cluster;
import dev.rowan.storage.cassandra.session.ClusterAccess;
import dev.rowan.storage.cassandra.statement.CqlTables;
import dev.rowan.storage.cassandra.write.WritePath;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Makes statements of the driver from calls of DAO methods, and sends nothing: the program executes
 * the statement with the session of its Rowan. The compiler has planned and checked the method as
 * any other. Each call runs as it does on a DAO of the Rowan, with its callbacks, generated values
 * and request options, up to its first request. Create one object for each DAO, and share it.
 * Thread-safe.
 * <!-- tag: driver-statements -->
 *
 * <pre>{@code
 * CassandraStatements<Departures> statements = CassandraStatements.of(rowan, Departures.class);
 * session.execute(statements.write(departures -> departures.save(departure)));
 * BoundStatement select = statements.read(departures -> departures.ofLine("S4"));
 * CassandraRows rows = CassandraRows.on(session, keyspace);
 * List<Departure> found =
 *     session
 *         .executeAsync(select)
 *         .thenCompose(page -> rows.readAll(DepartureMapping.INSTANCE, page))
 *         .toCompletableFuture()
 *         .get(10, TimeUnit.SECONDS);
 * }</pre>
 *
 * <p>A call must be one request:
 *
 * <ul>
 *   <li>A read of one partition, of a native index, or of a whole table. The driver reads its
 *       pages. The statement has no {@code LIMIT} unless the method has one. An index that contains
 *       the requested columns and whose keys never change is one request too.
 *   <li>A write without condition that reads nothing before or after. The insert of a row with
 *       index entries whose keys never change is a batch with all of them.
 * </ul>
 *
 * <p>Other calls are refused with the reason: several partitions, a lookup of each row, a result
 * that the program computes from all rows, a page after a token, staged index maintenance, copies,
 * numbers of a sequence, large values, row limits, conditions, {@code Write} and publishers.
 *
 * <p>A statement has the consistency, timeout, profile, page size, idempotence and tracing that
 * Rowan would use. A batch with index entries has one timestamp, that of the moment in which it was
 * made: execute it soon, once or several times. Any other write gets its timestamp when the session
 * executes it, unless the call has one. Rowan does not observe the execution: call listeners,
 * retries of Rowan and guardrails for reads do not apply.
 *
 * @param <D> the interface of the DAO
 */
public final class CassandraStatements<D> {
  /** As long as the driver waits for a preparation on slow nodes. */
  private static final Duration LONGEST_PREPARATION = Duration.ofSeconds(30);

  private final D dao;
  private final StatementRecorder recorder;
  private final Cluster cluster;
  private final CqlTables tables;
  private final WritePath writes;
  private final Await await = new Await(LONGEST_PREPARATION);

  private CassandraStatements(D dao, StatementRecorder recorder, ClusterAccess access) {
    this.dao = dao;
    this.recorder = recorder;
    this.cluster = access.cluster();
    this.tables = new CqlTables(access.keyspace());
    this.writes = new WritePath(cluster, tables);
  }

  /**
   * Returns what makes the statements of a DAO. Compares its tables with those of the cluster, as
   * {@link Rowan#dao} does.
   *
   * @param rowan a Rowan whose store is a cluster
   * @param dao the interface
   * @throws UnsupportedByBackendException if the store is not a cluster
   * @throws dev.rowan.error.ConfigurationException if the generated class is not on the class path
   * @throws dev.rowan.error.SchemaMismatchException if a stored table does not match the entity
   */
  public static <D> CassandraStatements<D> of(Rowan rowan, Class<D> dao) {
    ClusterAccess access =
        rowan
            .backend()
            .as(ClusterAccess.class)
            .orElseThrow(
                () ->
                    new UnsupportedByBackendException(
                        ErrorCode.NEEDS_CLUSTER,
                        Map.of("needed", "statements; the methods of the DAO run on every store"),
                        null));
    StatementRecorder recorder = new StatementRecorder(access);
    RowanOptions options = rowan.options().withoutCallListeners().withCallListener(recorder);
    Rowan recorded = Rowan.on(RenamedBackend.like(rowan.backend(), recorder), options);
    return new CassandraStatements<>(recorded.dao(dao), recorder, access);
  }

  /**
   * Returns the statement of a read. The rows have the names of their columns; {@link
   * CassandraRows} reads them as entities. The first call with a new text waits until the statement
   * is prepared.
   *
   * @param call calls one method of the DAO, and ignores its result
   * @throws RejectedInputException if the call is not one read, with the reason; or if it refuses
   *     an argument
   * @throws dev.rowan.error.RowanException if the cluster cannot prepare the statement
   */
  public BoundStatement read(Function<? super D, ?> call) {
    CallRecording recording =
        recorder.record(
            () -> {
              var unused = call.apply(dao);
            });
    require(recording, recording.notOneRead());
    return await.read(
        ReadStatement.of(
            cluster, tables, recording.query(), recording.limit(), recording.pageSize()));
  }

  /**
   * Returns the statement of a write: a {@code BatchStatement} if the write has several statements,
   * otherwise a {@code BoundStatement}. The first call with a new text waits until the statement is
   * prepared.
   *
   * @param call calls one method of the DAO
   * @throws RejectedInputException if the call is not one write, with the reason; or if it refuses
   *     an argument
   * @throws dev.rowan.error.RowanException if the cluster cannot prepare the statement
   */
  public Statement<?> write(Consumer<? super D> call) {
    CallRecording recording = recorder.record(() -> call.accept(dao));
    require(recording, recording.notOneWrite());
    Statement<?> statement = await.read(writes.statement(recording.batch()));
    if (statement == null) {
      throw refused(recording, CallRecording.CHANGES_NOTHING);
    }
    return statement;
  }

  private static void require(CallRecording recording, @Nullable String refusal) {
    if (refusal != null) {
      throw refused(recording, refusal);
    }
  }

  private static RejectedInputException refused(CallRecording recording, String reason) {
    Map<String, String> context = new TreeMap<>();
    DaoMethod method = recording.method();
    if (method != null) {
      context.put("method", method.toString());
      context.put("plan", method.plan());
    }
    context.put("reason", reason);
    return new RejectedInputException(ErrorCode.NOT_ONE_STATEMENT, context, null);
  }
}
