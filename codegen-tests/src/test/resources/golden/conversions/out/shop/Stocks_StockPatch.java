package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Duration;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Stocks.Stock}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Stocks_StockPatch extends EntityPatch<Stocks.Stock> {
  private Stocks_StockPatch(PatchStart<Stocks.Stock> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Stocks_StockPatch of(String depot, String code) {
    return new Stocks_StockPatch(
        PatchStart.of(
            Stocks_StockMapping.INSTANCE,
            Stocks_StockMapping.DEPOT.encodeKey(depot),
            Stocks_StockMapping.CODE.encodeKey(code)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Stocks_StockPatch between(Stocks.Stock before, Stocks.Stock after) {
    return new Stocks_StockPatch(PatchStart.between(Stocks_StockMapping.INSTANCE, before, after));
  }

  /** Sets {@code price}. */
  public Stocks_StockPatch setPrice(long price) {
    set(Stocks_StockMapping.PRICE, price);
    return this;
  }

  /** Deletes the value of {@code price}. */
  public Stocks_StockPatch clearPrice() {
    clear(Stocks_StockMapping.PRICE);
    return this;
  }

  /** Sets {@code shelf}. */
  public Stocks_StockPatch setShelf(Integer shelf) {
    set(Stocks_StockMapping.SHELF, shelf);
    return this;
  }

  /** Deletes the value of {@code shelf}. */
  public Stocks_StockPatch clearShelf() {
    clear(Stocks_StockMapping.SHELF);
    return this;
  }

  /** Sets {@code label}. */
  public Stocks_StockPatch setLabel(String label) {
    set(Stocks_StockMapping.LABEL, label);
    return this;
  }

  /** Deletes the value of {@code label}. */
  public Stocks_StockPatch clearLabel() {
    clear(Stocks_StockMapping.LABEL);
    return this;
  }

  /** Sets {@code took}. */
  public Stocks_StockPatch setTook(Duration took) {
    set(Stocks_StockMapping.TOOK, took);
    return this;
  }

  /** Deletes the value of {@code took}. */
  public Stocks_StockPatch clearTook() {
    clear(Stocks_StockMapping.TOOK);
    return this;
  }

  /** Sets {@code boxes}. */
  public Stocks_StockPatch setBoxes(int boxes) {
    set(Stocks_StockMapping.BOXES, boxes);
    return this;
  }

  /** Deletes the value of {@code boxes}. */
  public Stocks_StockPatch clearBoxes() {
    clear(Stocks_StockMapping.BOXES);
    return this;
  }
}
