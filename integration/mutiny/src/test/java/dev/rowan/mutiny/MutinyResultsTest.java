package dev.rowan.mutiny;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rowan.Rowan;
import dev.rowan.dao.Applied;
import dev.rowan.dao.PageRequest;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanClosedException;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.helpers.test.AssertSubscriber;
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
import shop.Item;
import shop.Items;
import shop.Seller;
import shop.Sellers;

/** DAO methods that return {@code Uni} and {@code Multi}, on the store in a directory. */
class MutinyResultsTest {
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
    Uni<Item> saving = items.save(lamp(null, 10));
    assertThat(list(items.all())).isEmpty();
    assertThat(list(items.all())).isEmpty();
    Item first = saving.await().indefinitely();
    Item second = saving.await().indefinitely();
    assertThat(list(items.all())).containsExactlyInAnyOrder(first, second);
  }

  @Test
  void aRowOrNull() {
    Item saved = items.save(lamp("a lamp", 10)).await().indefinitely();
    assertThat(items.find(id(saved)).await().indefinitely()).isEqualTo(saved);
    assertThat(items.title(id(saved)).await().indefinitely()).isEqualTo("a lamp");
    assertThat(items.find(UUID.randomUUID()).await().indefinitely()).isNull();
    assertThat(items.several(List.of(id(saved), UUID.randomUUID())).await().indefinitely())
        .isEqualTo(Map.of(id(saved), saved));
  }

  @Test
  void writesEndOrTellWhetherTheyWereApplied() {
    Item saved = items.save(lamp("a lamp", 10)).await().indefinitely();
    assertThat(items.reprice(id(saved), BigDecimal.ONE).await().indefinitely()).isNull();
    assertThat(items.find(id(saved)).map(Item::price).await().indefinitely())
        .isEqualByComparingTo("1");
    items.remove(id(saved)).await().indefinitely();
    assertThat(items.find(id(saved)).await().indefinitely()).isNull();
    Seller ann = new Seller("ann", "Köln");
    assertThat(sellers.create(ann).await().indefinitely()).isTrue();
    assertThat(sellers.create(ann).await().indefinitely()).isFalse();
    assertThat(sellers.exists("ann").await().indefinitely()).isTrue();
    Applied<Seller> refused = sellers.move("ann", "Bonn", "Berlin").await().indefinitely();
    assertThat(refused.current()).contains(sellers.find("ann").await().indefinitely());
  }

  @Test
  void rowsComeAsTheyAreRequested() {
    for (int i = 0; i < 1_200; i++) {
      items.save(lamp(i % 3 == 0 ? null : "lamp " + i, i)).await().indefinitely();
    }
    AssertSubscriber<Item> few =
        items.bySeller("ann").subscribe().withSubscriber(AssertSubscriber.create(3));
    few.awaitItems(3).cancel();
    assertThat(few.getItems())
        .extracting(item -> item.price().intValue())
        .isEqualTo(List.of(1_199, 1_198, 1_197));
    assertThat(list(items.bySeller("ann"))).hasSize(1_200);
    assertThat(list(items.titles("ann"))).as("rows with a title").hasSize(800);
    assertThat(items.page("ann", PageRequest.first(7)).await().indefinitely().items()).hasSize(7);
  }

  @Test
  void failuresAreSignalledAndNameTheMethod() {
    Uni<Void> rejected = items.reprice(null, BigDecimal.ONE);
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> rejected.await().indefinitely())
        .withMessageContaining("Items.reprice");
    Multi<Item> later = items.bySeller("ann");
    rowan.close();
    later
        .subscribe()
        .withSubscriber(AssertSubscriber.create(1))
        .awaitFailure()
        .assertFailedWith(RowanClosedException.class);
  }

  private static Item lamp(String title, int price) {
    return new Item(null, "ann", title, BigDecimal.valueOf(price));
  }

  private static UUID id(Item item) {
    return Objects.requireNonNull(item.id());
  }

  private static <T> List<T> list(Multi<T> rows) {
    return rows.collect().asList().await().indefinitely();
  }
}
