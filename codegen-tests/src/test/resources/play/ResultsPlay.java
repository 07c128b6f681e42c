package shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.error.RejectedInputException;
import java.util.List;
import java.util.Map;

/** DAO methods that return types of the user's own. */
public final class ResultsPlay implements Play {
  private static final Task FIRST = new Task("home", 1, "sweep");
  private static final Task SECOND = new Task("home", 2, "cook");

  @Override
  public void on(Rowan rowan) {
    Tasks tasks = rowan.dao(Tasks.class);
    assertThat(tasks.save(FIRST)).isEqualTo(new Attempt<>(null, null));
    assertThat(tasks.create(FIRST).result()).isFalse();
    assertThat(tasks.create(SECOND).result()).isTrue();
    assertThat(tasks.save(null).failure())
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("Tasks.save");

    assertThat(tasks.find("home", 1).result()).contains(FIRST);
    assertThat(tasks.find("home", 9).result()).isEmpty();
    assertThat(tasks.findLater("home", 2).stage().toCompletableFuture().join()).contains(SECOND);
    assertThat(tasks.several("home", List.of(2, 1)).result())
        .isEqualTo(Map.of(1, FIRST, 2, SECOND));
    assertThat(tasks.exists("home", 2).result()).isTrue();
    assertThat(tasks.exists("home", 3).result()).isFalse();
    assertThat(tasks.text("home", 2).result()).isEqualTo("cook");
    assertThat(tasks.of("home").rows()).containsExactly(FIRST, SECOND);
    assertThat(tasks.texts("home").rows()).containsExactly("sweep", "cook");
    assertThat(tasks.backwards().rows()).containsExactly(SECOND, FIRST);
    assertThat(tasks.all().result()).containsExactly(FIRST, SECOND);

    Total total = tasks.total("home");
    tasks.rewrite("home", 3, "rest").stage().toCompletableFuture().join();
    assertThat(total.rows().get()).as("counted when it is asked for").isEqualTo(3);
    assertThat(tasks.restart("home", 2)).isEqualTo(new Attempt<>(null, null));
    assertThat(tasks.texts("home").rows()).containsExactly("one", "rest");
    tasks.remove("home");
    assertThat(total.rows().get()).isZero();
  }
}
