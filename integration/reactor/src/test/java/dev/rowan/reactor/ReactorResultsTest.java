package dev.rowan.reactor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rowan.Rowan;
import dev.rowan.dao.Applied;
import dev.rowan.dao.PageRequest;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanClosedException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.test.StepVerifier;
import shop.Item;
import shop.Items;
import shop.Seller;
import shop.Sellers;

/** DAO methods that return {@code Mono} and {@code Flux}, on the store in a directory. */
class ReactorResultsTest {
  private @TempDir Path directory;
  private Rowan rowan;
  private Items items;
  private Sellers sellers;

  @BeforeEach
  void open() {
    rowan = Rowan.connect("rowan:embedded:" + directory.resolve("store"));
    items = rowan.dao(Items.class);
    sellers = rowan.dao(Sellers.class);
  }

  @AfterEach
  void close() {
    rowan.close();
  }

  @Test
  void nothingIsWrittenBeforeASubscription() {
    Mono<Item> saving = items.save(lamp(null, 10));
    assertThat(list(items.all())).isEmpty();
    Item first = Objects.requireNonNull(saving.block());
    Item second = Objects.requireNonNull(saving.block());
    assertThat(list(items.all())).containsExactlyInAnyOrder(first, second);
  }

  @Test
  void aRowOrNone() {
    Item saved = Objects.requireNonNull(items.save(lamp("a lamp", 10)).block());
    StepVerifier.create(items.find(id(saved))).expectNext(saved).verifyComplete();
    StepVerifier.create(items.title(id(saved))).expectNext("a lamp").verifyComplete();
    StepVerifier.create(items.find(UUID.randomUUID())).verifyComplete();
    StepVerifier.create(items.title(UUID.randomUUID())).verifyComplete();
    Item untitled = Objects.requireNonNull(items.save(lamp(null, 11)).block());
    StepVerifier.create(items.title(id(untitled))).verifyComplete();
    StepVerifier.create(items.several(List.of(id(untitled), UUID.randomUUID())))
        .expectNext(Map.of(id(untitled), untitled))
        .verifyComplete();
  }

  @Test
  void writesWithoutResultEnd() {
    Item saved = Objects.requireNonNull(items.save(lamp("a lamp", 10)).block());
    StepVerifier.create(items.reprice(id(saved), BigDecimal.ONE)).verifyComplete();
    assertThat(items.find(id(saved)).map(Item::price).block()).isEqualByComparingTo("1");
    StepVerifier.create(items.remove(id(saved))).verifyComplete();
    StepVerifier.create(items.find(id(saved))).verifyComplete();
  }

  @Test
  void conditionalWritesTellWhetherTheyWereApplied() {
    Seller ann = new Seller("ann", "Köln");
    StepVerifier.create(sellers.create(ann)).expectNext(true).verifyComplete();
    StepVerifier.create(sellers.create(ann)).expectNext(false).verifyComplete();
    StepVerifier.create(sellers.exists("ann")).expectNext(true).verifyComplete();
    Applied<Seller> refused = sellers.move("ann", "Bonn", "Berlin").block();
    assertThat(Objects.requireNonNull(refused).current()).contains(ann);
    assertThat(Objects.requireNonNull(sellers.move("ann", "Bonn", "Köln").block()).applied())
        .isTrue();
  }

  @Test
  void rowsComeAsTheyAreRequested() {
    for (int i = 0; i < 1_200; i++) {
      items.save(lamp(i % 3 == 0 ? null : "lamp " + i, i)).block();
    }
    StepVerifier.create(items.bySeller("ann").map(item -> item.price().intValue()), 0)
        .thenRequest(2)
        .expectNext(1_199, 1_198)
        .thenRequest(1)
        .expectNext(1_197)
        .thenCancel()
        .verify();
    assertThat(list(items.bySeller("ann"))).hasSize(1_200);
    assertThat(list(items.titles("ann"))).as("rows with a title").hasSize(800);
    assertThat(list(items.bySeller("bob"))).isEmpty();
    assertThat(Objects.requireNonNull(items.page("ann", PageRequest.first(7)).block()).items())
        .hasSize(7);
  }

  @Test
  void failuresAreSignalledAndNameTheMethod() {
    StepVerifier.create(items.reprice(null, BigDecimal.ONE))
        .expectErrorSatisfies(
            failure ->
                assertThat(failure)
                    .isInstanceOf(RejectedInputException.class)
                    .hasMessageContaining("Items.reprice"))
        .verify();
    assertThatExceptionOfType(RejectedInputException.class)
        .as("a publisher checks its arguments at once")
        .isThrownBy(() -> items.bySeller(null))
        .withMessageContaining("Items.bySeller");
    Flux<Item> later = items.bySeller("ann");
    Mono<Item> one = items.find(UUID.randomUUID());
    rowan.close();
    StepVerifier.create(later).verifyError(RowanClosedException.class);
    StepVerifier.create(one).verifyError(RowanClosedException.class);
  }

  private static Item lamp(String title, int price) {
    return new Item(null, "ann", title, BigDecimal.valueOf(price));
  }

  private static UUID id(Item item) {
    return Objects.requireNonNull(item.id());
  }

  private static <T> List<T> list(Flux<T> rows) {
    return Objects.requireNonNull(rows.collectList().block());
  }
}
