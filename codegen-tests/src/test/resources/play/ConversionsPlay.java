package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Range;
import dev.rowan.error.RowanException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;

/** Converters of a DAO: parameters, ranges, collections, conditions, statements and results. */
public final class ConversionsPlay implements Play {
  private static final Stocks.Code A = new Stocks.Code("a");
  private static final Stocks.Code B = new Stocks.Code("b");
  private static final Stocks.Code NONE = new Stocks.Code("z");
  private static final Stocks.Money TEN = new Stocks.Money(10);

  @Override
  public void on(Rowan rowan) {
    Stocks stocks = rowan.dao(Stocks.class);
    Stocks.Stock a = new Stocks.Stock("rome", "a", 7, 1, "x", Duration.ofDays(1), 3);
    Stocks.Stock b = new Stocks.Stock("rome", "b", 8, null, null, null, 4);
    stocks.save(a);
    stocks.save(b);

    assertThat(stocks.find("rome", A)).contains(a);
    assertThat(stocks.find("rome", NONE)).isEmpty();
    assertThat(stocks.findAll("rome", List.of(B, NONE, A))).containsExactly(a, b);
    assertThat(stocks.between("rome", Range.closed(B, NONE))).containsExactly(b);
    assertThat(stocks.between("rome", Range.all())).containsExactly(a, b);
    assertThat(stocks.from("rome", B)).containsExactly(b);
    results(stocks);
    writes(stocks);
    refusals(stocks);
  }

  private static void results(Stocks stocks) {
    assertThat(stocks.line("rome", A))
        .contains(new Stocks.Line(A, new Stocks.Money(7), Stocks.Shelf.BOTTOM));
    assertThat(stocks.lines())
        .containsExactlyInAnyOrder(
            new Stocks.Line(A, new Stocks.Money(7), Stocks.Shelf.BOTTOM),
            new Stocks.Line(B, new Stocks.Money(8), null));
    assertThat(stocks.price("rome", B).toCompletableFuture().join())
        .contains(new Stocks.Money(8));
    assertThat(stocks.shelves("rome")).isEqualTo(Arrays.asList(Stocks.Shelf.BOTTOM, null));
    assertThat(stocks.queried("rome", A)).contains(new Stocks.Money(7));
    assertThat(stocks.boxes("rome", "a")).contains(new Boxed.Boxes(3));
  }

  private static void writes(Stocks stocks) {
    stocks.place("rome", A, TEN, Stocks.Shelf.TOP);
    stocks.reprice("rome", B, TEN);
    stocks.label("rome", B, new StringBuilder("y"));
    stocks.took("rome", B, Duration.ofHours(1));
    stocks.pack("rome", "b", new Boxed.Boxes(9));
    assertThat(stocks.find("rome", A).orElseThrow().shelf()).isZero();
    assertThat(stocks.find("rome", B))
        .contains(new Stocks.Stock("rome", "b", 10, null, "'y'", Duration.ofHours(1), 9));
    assertThat(stocks.raise("rome", B, new Stocks.Money(20), TEN)).isFalse();
    assertThat(stocks.raise("rome", B, new Stocks.Money(20), new Stocks.Money(11))).isTrue();
    stocks.place("rome", A, TEN, null);
    assertThat(stocks.find("rome", A).orElseThrow().shelf()).isNull();
    stocks.remove("rome", A);
    assertThat(stocks.find("rome", A)).isEmpty();
  }

  private static void refusals(Stocks stocks) {
    assertThatThrownBy(() -> stocks.find("rome", new Stocks.Code(" ")))
        .isInstanceOf(RowanException.class)
        .hasMessageContaining("RUN-08")
        .hasMessageContaining("Stocks.find");
    assertThatThrownBy(() -> stocks.find("rome", null))
        .isInstanceOf(RowanException.class)
        .hasMessageContaining("RUN-07");
    assertThatThrownBy(() -> stocks.findAll("rome", Arrays.asList(A, null)))
        .isInstanceOf(RowanException.class)
        .hasMessageContaining("RUN-07");
    assertThatThrownBy(() -> stocks.between("rome", null))
        .isInstanceOf(RowanException.class)
        .hasMessageContaining("Stocks.between");
    stocks.save(new Stocks.Stock("rome", "c", 1, 99, null, null, 0));
    assertThatThrownBy(() -> stocks.shelves("rome"))
        .isInstanceOf(RowanException.class)
        .hasMessageContaining("RUN-16")
        .hasMessageContaining("Stocks.shelves");
  }
}
