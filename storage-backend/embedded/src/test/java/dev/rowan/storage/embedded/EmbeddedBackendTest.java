package dev.rowan.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Order;
import dev.rowan.error.ConfigurationException;
import dev.rowan.error.RowanClosedException;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.BackendProvider;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.spi.backend.GuardedBackend;
import dev.rowan.spi.backend.LocalBackend;
import dev.rowan.spi.backend.RemoteBackend;
import dev.rowan.spi.backend.SchemaBackend;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EmbeddedBackendTest {
  private static final TableSchema POSTS =
      TableSchema.named("posts")
          .partitionKey("author", ScalarType.TEXT)
          .clustering("day", ScalarType.INT, Order.DESC)
          .column("title", ScalarType.TEXT)
          .build();

  @TempDir Path directory;

  @Test
  void optionalInterfacesAreFoundThroughBackendsThatPassRequestsOn() {
    try (Backend backend = open("rowan:memory:");
        Backend outer = new WatchedBackend(new WatchedBackend(backend))) {
      assertThat(outer.as(LocalBackend.class)).containsSame((LocalBackend) backend);
      assertThat(GuardedBackend.guardrailsOf(outer))
          .isEqualTo(GuardedBackend.guardrailsOf(backend));
      assertThat(SchemaBackend.of(outer)).isSameAs(backend);
      assertThat(outer.as(WatchedBackend.class)).containsSame((WatchedBackend) outer);
      assertThat(outer.as(RemoteBackend.class)).isEmpty();
    }
  }

  @Test
  void isFoundByItsSchemes() {
    assertThat(ServiceLoader.load(BackendProvider.class))
        .extracting(BackendProvider::scheme)
        .contains("embedded", "memory");
  }

  @Test
  void keepsRowsAcrossReopening() {
    try (Backend backend = open("rowan:embedded:" + directory)) {
      define(backend);
      save(backend, "ann", 1, "first");
      save(backend, "ann", 2, "second");
    }
    try (Backend backend = open("rowan:embedded:" + directory + "?durability=sync")) {
      define(backend);
      save(backend, "ann", 3, "third");
      assertThat(titles(backend, "ann")).containsExactly("third", "second", "first");
    }
  }

  @Test
  void preservesTheFirstScaleOfADecimalInAKey() {
    for (Order order : List.of(Order.ASC, Order.DESC)) {
      TableSchema prices =
          TableSchema.named("prices")
              .partitionKey("shop", ScalarType.TEXT)
              .clustering("price", ScalarType.DECIMAL, order)
              .build();
      try (Backend backend = open("rowan:memory:")) {
        backend.define(Schema.of(List.of(prices))).toCompletableFuture().join();
        for (String decimal : List.of("1.00", "1.0", "1.000")) {
          write(backend, Upsert.insert(prices, Row.of("a", new BigDecimal(decimal))));
        }
        Query query =
            new SliceQuery(prices, List.of("a"), Slice.ALL, ReadDirection.FORWARD, 9, null);
        assertThat(backend.fetch(query).toCompletableFuture().join().rows())
            .containsExactly(Row.of("a", new BigDecimal("1.00")));
      }
    }
  }

  @Test
  void opensAFreshStoreInMemoryEachTime() {
    try (Backend backend = open("rowan:memory:")) {
      define(backend);
      save(backend, "ann", 1, "first");
      assertThat(titles(backend, "ann")).containsExactly("first");
    }
    try (Backend backend = open("rowan:memory:")) {
      define(backend);
      assertThat(titles(backend, "ann")).isEmpty();
    }
  }

  @Test
  void refusesEveryCallOnceClosed() {
    Backend backend = open("rowan:memory:");
    define(backend);
    backend.close();
    backend.close();
    assertThatThrownBy(() -> define(backend)).hasRootCauseInstanceOf(RowanClosedException.class);
    assertThatThrownBy(() -> save(backend, "ann", 1, "first"))
        .hasRootCauseInstanceOf(RowanClosedException.class);
    assertThatThrownBy(() -> titles(backend, "ann"))
        .hasRootCauseInstanceOf(RowanClosedException.class);
  }

  @Test
  void failsTheStageAndDoesNotThrowWhateverIsWrong() {
    try (Backend backend = open("rowan:memory:")) {
      define(backend);
      Query twoValues =
          new SliceQuery(POSTS, List.of("ann", "bob"), Slice.ALL, ReadDirection.FORWARD, 1, null);
      assertThat(backend.fetch(twoValues).toCompletableFuture()).isCompletedExceptionally();
    }
  }

  @Test
  void refusesUnknownOptionsWithANearName() {
    assertThatThrownBy(() -> open("rowan:embedded:" + directory + "?durabilty=sync"))
        .isInstanceOf(ConfigurationException.class)
        .hasMessageContaining("unknown option: durabilty")
        .hasMessageContaining("did you mean: durability");
    assertThatThrownBy(() -> open("rowan:memory:?size=3"))
        .isInstanceOf(ConfigurationException.class)
        .hasMessageContaining("known options: batch-partitions-refuse");
    assertThatThrownBy(() -> open("rowan:embedded:" + directory + "?durability=fast"))
        .isInstanceOf(ConfigurationException.class)
        .hasMessageContaining("buffered or sync");
  }

  @Test
  void refusesAddressesOfOtherStores() {
    assertThatThrownBy(() -> open("rowan:embedded:"))
        .isInstanceOf(ConfigurationException.class)
        .hasMessageContaining("rowan:embedded:<directory>");
    assertThatThrownBy(() -> open("rowan:memory:shop")).isInstanceOf(ConfigurationException.class);
  }

  private static Backend open(String text) {
    ConnectionString address = ConnectionString.parse(text);
    return ServiceLoader.load(BackendProvider.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(provider -> provider.scheme().equals(address.scheme()))
        .findFirst()
        .orElseThrow()
        .open(address);
  }

  private static void define(Backend backend) throws CompletionException {
    backend.define(Schema.of(List.of(POSTS))).toCompletableFuture().join();
  }

  private static void save(Backend backend, String author, int day, String title) {
    write(backend, Upsert.insert(POSTS, Row.of(author, day, title)));
  }

  private static void write(Backend backend, Upsert upsert) {
    Change change = Change.of(upsert);
    assertThat(backend.apply(MutationSet.of(change)).toCompletableFuture().join().applied())
        .isTrue();
  }

  private static List<Object> titles(Backend backend, String author) {
    Query query =
        new SliceQuery(POSTS, List.of(author), Slice.ALL, ReadDirection.FORWARD, 100, null);
    return backend.fetch(query).toCompletableFuture().join().rows().stream()
        .map(row -> row.get(2))
        .toList();
  }
}
