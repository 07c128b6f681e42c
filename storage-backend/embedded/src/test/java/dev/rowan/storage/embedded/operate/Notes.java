package dev.rowan.storage.embedded.operate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.spi.backend.LocalBackend;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ScalarType;
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

/** A store of numbered notes. Each batch writes its number into three partitions. */
final class Notes implements AutoCloseable {
  static final int PARTS = 3;

  static final TableSchema NOTES =
      TableSchema.named("notes")
          .partitionKey("part", ScalarType.INT)
          .clustering("number", ScalarType.INT, Order.ASC)
          .column("text", ScalarType.TEXT)
          .build();

  private final LocalBackend backend;

  private Notes(Backend backend) {
    this.backend = (LocalBackend) backend;
    backend.define(Schema.of(List.of(NOTES))).toCompletableFuture().join();
  }

  static Notes in(Path directory) {
    return with(directory, "");
  }

  static Notes with(Path directory, String options) {
    return new Notes(
        new EmbeddedProvider()
            .open(ConnectionString.parse("rowan:embedded:" + directory + options)));
  }

  static Notes onTheHeap() {
    return new Notes(new MemoryProvider().open(ConnectionString.parse("rowan:memory:")));
  }

  LocalBackend backend() {
    return backend;
  }

  Storage storage() {
    return backend.storage();
  }

  void save(int number) {
    save(number, "note");
  }

  void save(int number, String text) {
    List<Change> changes = new ArrayList<>();
    for (int part = 0; part < PARTS; part++) {
      changes.add(Change.of(Upsert.insert(NOTES, Row.of(part, number, text))));
    }
    apply(MutationSet.of(changes));
  }

  void apply(MutationSet batch) {
    assertThat(backend.apply(batch).toCompletableFuture().join().applied()).isTrue();
  }

  /** Returns the number of notes; fails if a batch is incomplete, or an earlier one is missing. */
  int count() {
    List<Object> numbers = numbers(0);
    for (int part = 1; part < PARTS; part++) {
      assertThat(numbers(part)).isEqualTo(numbers);
    }
    for (int number = 0; number < numbers.size(); number++) {
      assertThat(numbers.get(number)).isEqualTo(number);
    }
    return numbers.size();
  }

  List<Object> numbers(int part) {
    SliceQuery all =
        new SliceQuery(NOTES, List.of(part), Slice.ALL, ReadDirection.FORWARD, 10_000_000, null);
    return backend.fetch(all).toCompletableFuture().join().rows().stream()
        .map(row -> row.get(1))
        .toList();
  }

  @Override
  public void close() {
    backend.close();
  }
}
