package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Applied;
import dev.rowan.error.StaleVersionException;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import shop.Shops.Box;
import shop.Shops.Boxes;
import shop.Shops.Shelf;
import shop.Shops.Shelves;

/** Produces every outcome of the golden case. */
public final class OutcomesPlay implements Play {
  @Override
  public void on(Rowan rowan) {
    conditionsTellTheRow(rowan.dao(Shelves.class));
    changesTellTheRow(rowan.dao(Shelves.class));
    versionsDecide(rowan.dao(Boxes.class));
  }

  private void conditionsTellTheRow(Shelves shelves) {
    Shelf first = new Shelf("a", "cellar", 5);
    assertThat(shelves.fill("a", 1)).isEqualTo(Applied.no(Optional.empty()));
    assertThat(shelves.create(first).applied()).isTrue();
    assertThat(join(shelves.createLater(new Shelf("a", "attic", 6))))
        .isEqualTo(Applied.no(Optional.of(first)));
    assertThat(shelves.fill("a", 7).applied()).isTrue();
    assertThat(shelves.find("a")).contains(new Shelf("a", "cellar", 7));
    assertThat(shelves.remove(first).applied()).isTrue();
    assertThat(join(shelves.removeLater("a")).applied()).isFalse();
  }

  private void changesTellTheRow(Shelves shelves) {
    Shelf read = new Shelf("b", "cellar", 5);
    shelves.create(read);
    shelves.change(read, new Shelf("b", "cellar", 4));
    Shelf now = new Shelf("b", "cellar", 4);
    assertThat(shelves.find("b")).contains(now);
    assertThat(shelves.changed(read, new Shelf("b", "attic", 5))).isFalse();
    assertThat(shelves.changedFrom(read, new Shelf("b", "attic", 5)).current()).contains(now);
    assertThat(join(shelves.changedLater(now, new Shelf("b", "attic", 4)))).isTrue();
    assertThat(shelves.find("b")).contains(new Shelf("b", "attic", 4));
  }

  private void versionsDecide(Boxes boxes) {
    boxes.save(new Box("a", "cellar", 5, 0));
    Box first = new Box("a", "cellar", 5, 1);
    assertThat(boxes.find("a")).contains(first);
    assertThatThrownBy(() -> boxes.save(first)).isInstanceOf(StaleVersionException.class);
    assertThat(boxes.create(first)).isEqualTo(Applied.no(Optional.of(first)));

    boxes.update(new Box("a", "attic", 4, 1));
    Box second = new Box("a", "attic", 4, 2);
    assertThat(boxes.in("attic")).containsExactly(second);
    assertThat(boxes.in("cellar")).isEmpty();
    assertThatThrownBy(() -> boxes.update(first)).isInstanceOf(StaleVersionException.class);
    assertThat(boxes.updated(first)).isFalse();
    assertThat(join(boxes.updateLater(first)).current()).contains(second);
    assertThat(boxes.change(second, new Box("a", "attic", 3, 2))).isTrue();
    join(boxes.fill("a", 2, 3));
    assertThatThrownBy(() -> join(boxes.fill("a", 1, 3))).hasCauseInstanceOf(StaleVersionException.class);
    assertThat(boxes.find("a")).contains(new Box("a", "attic", 2, 4));

    assertThatThrownBy(() -> boxes.delete(second)).isInstanceOf(StaleVersionException.class);
    boxes.delete(new Box("a", "attic", 2, 4));
    assertThat(boxes.remove("a")).isFalse();
  }

  private static <T> T join(CompletionStage<T> stage) {
    return stage.toCompletableFuture().join();
  }
}
