package dev.rowan.storage.embedded.proof;

import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.spi.backend.LocalBackend;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.store.Storage;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.embedded.EmbeddedProvider;
import dev.rowan.storage.embedded.MemoryProvider;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;

/** A backend client that throws failures, as the DAOs of users do. */
final class Client implements AutoCloseable {
  private static final int PAGE = 500;

  private final Backend backend;

  Client(Backend backend) {
    this.backend = backend;
  }

  static Client open(Path directory) {
    return open("rowan:embedded:" + directory);
  }

  static Client open(String address) {
    ConnectionString parsed = ConnectionString.parse(address);
    return new Client(
        parsed.scheme().equals("memory")
            ? new MemoryProvider().open(parsed)
            : new EmbeddedProvider().open(parsed));
  }

  void define(Schema schema) {
    await(backend.define(schema));
  }

  WriteOutcome apply(Mutation... mutations) {
    List<Change> changes = new ArrayList<>();
    for (Mutation mutation : mutations) {
      changes.add(Change.of(mutation));
    }
    return apply(MutationSet.of(changes));
  }

  WriteOutcome apply(MutationSet batch) {
    return await(backend.apply(batch));
  }

  Storage storage() {
    return ((LocalBackend) backend).storage();
  }

  /** Returns all rows of a partition, page by page. */
  List<Row> rows(TableSchema table, Object... partition) {
    return rows(table, List.of(partition), Slice.ALL, PAGE);
  }

  List<Row> rows(TableSchema table, List<Object> partition, Slice slice, int page) {
    List<Row> rows = new ArrayList<>();
    Position after = null;
    do {
      RowPage read = await(backend.fetch(query(table, partition, slice, page, after)));
      rows.addAll(read.rows());
      after = read.next();
    } while (after != null);
    return rows;
  }

  private static SliceQuery query(
      TableSchema table, List<Object> partition, Slice slice, int page, Position after) {
    return new SliceQuery(table, partition, slice, ReadDirection.FORWARD, page, after);
  }

  private static <T> T await(CompletionStage<T> stage) {
    try {
      return stage.toCompletableFuture().join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw e;
    }
  }

  @Override
  public void close() {
    backend.close();
  }
}
