package dev.rowan.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Order;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IndexCompletenessTest {
  private static final TableSchema ITEM =
      TableSchema.named("item")
          .partitionKey("id", ScalarType.INT)
          .column("seller", ScalarType.TEXT)
          .column("title", ScalarType.TEXT)
          .build();
  private static final TableSchema BY_SELLER =
      TableSchema.named("item_by_seller")
          .partitionKey("seller", ScalarType.TEXT)
          .clustering("id", ScalarType.INT, Order.ASC)
          .build();
  private static final Schema ALONE = Schema.of(List.of(ITEM));
  private static final Schema INDEXED =
      new Schema(List.of(ITEM, BY_SELLER), Map.of("item_by_seller", "item"));

  @TempDir Path directory;

  @Test
  void refusesANewIndexOverExistingRows() {
    try (Backend backend = open()) {
      define(backend, ALONE);
      save(backend);
      assertIncomplete(backend, INDEXED);
      define(backend, ALONE);
    }
  }

  @Test
  void acceptsANewIndexOverAnEmptyTable() {
    try (Backend backend = open()) {
      define(backend, ALONE);
      define(backend, INDEXED);
      save(backend);
      define(backend, INDEXED);
    }
  }

  @Test
  void refusesAnIndexThatMissedWritesAfterReopening() {
    try (Backend backend = open()) {
      define(backend, INDEXED);
    }
    try (Backend backend = open()) {
      define(backend, ALONE);
      save(backend);
    }
    try (Backend backend = open()) {
      assertIncomplete(backend, INDEXED);
    }
  }

  @Test
  void refusesANewIncludedColumnThatStoredRowsHave() {
    TableSchema withTitle =
        TableSchema.named("item_by_seller")
            .partitionKey("seller", ScalarType.TEXT)
            .clustering("id", ScalarType.INT, Order.ASC)
            .column("title", ScalarType.TEXT)
            .build();
    try (Backend backend = open()) {
      define(backend, INDEXED);
      save(backend);
      assertIncomplete(
          backend, new Schema(List.of(ITEM, withTitle), Map.of("item_by_seller", "item")));
    }
  }

  @Test
  void acceptsAColumnThatIsNewInBoth() {
    TableSchema item =
        TableSchema.named("item")
            .partitionKey("id", ScalarType.INT)
            .column("seller", ScalarType.TEXT)
            .column("title", ScalarType.TEXT)
            .column("note", ScalarType.TEXT)
            .build();
    TableSchema withNote =
        TableSchema.named("item_by_seller")
            .partitionKey("seller", ScalarType.TEXT)
            .clustering("id", ScalarType.INT, Order.ASC)
            .column("note", ScalarType.TEXT)
            .build();
    try (Backend backend = open()) {
      define(backend, INDEXED);
      save(backend);
      define(backend, new Schema(List.of(item, withNote), Map.of("item_by_seller", "item")));
    }
  }

  private Backend open() {
    return new EmbeddedProvider()
        .open(ConnectionString.parse("rowan:embedded:" + directory.resolve("store")));
  }

  private static void define(Backend backend, Schema schema) {
    backend.define(schema).toCompletableFuture().join();
  }

  private static void save(Backend backend) {
    Row row = Row.of(1, "ann", "lamp");
    backend.apply(MutationSet.of(Change.of(Upsert.insert(ITEM, row)))).toCompletableFuture().join();
  }

  private static void assertIncomplete(Backend backend, Schema schema) {
    assertThatThrownBy(() -> define(backend, schema))
        .isInstanceOf(CompletionException.class)
        .cause()
        .isInstanceOf(SchemaMismatchException.class)
        .satisfies(
            failure ->
                assertThat(((RowanException) failure).code())
                    .isEqualTo(ErrorCode.INDEX_INCOMPLETE));
  }
}
