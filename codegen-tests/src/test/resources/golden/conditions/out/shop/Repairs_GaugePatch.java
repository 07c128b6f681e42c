package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.math.BigDecimal;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Repairs.Gauge}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Repairs_GaugePatch extends EntityPatch<Repairs.Gauge> {
  private Repairs_GaugePatch(PatchStart<Repairs.Gauge> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Repairs_GaugePatch of(String id) {
    return new Repairs_GaugePatch(
        PatchStart.of(
            Repairs_GaugeMapping.INSTANCE,
            Repairs_GaugeMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Repairs_GaugePatch between(Repairs.Gauge before, Repairs.Gauge after) {
    return new Repairs_GaugePatch(PatchStart.between(Repairs_GaugeMapping.INSTANCE, before, after));
  }

  /** Sets {@code tiny}. */
  public Repairs_GaugePatch setTiny(byte tiny) {
    set(Repairs_GaugeMapping.TINY, tiny);
    return this;
  }

  /** Deletes the value of {@code tiny}. */
  public Repairs_GaugePatch clearTiny() {
    clear(Repairs_GaugeMapping.TINY);
    return this;
  }

  /** Sets {@code small}. */
  public Repairs_GaugePatch setSmall(Short small) {
    set(Repairs_GaugeMapping.SMALL, small);
    return this;
  }

  /** Deletes the value of {@code small}. */
  public Repairs_GaugePatch clearSmall() {
    clear(Repairs_GaugeMapping.SMALL);
    return this;
  }

  /** Sets {@code whole}. */
  public Repairs_GaugePatch setWhole(int whole) {
    set(Repairs_GaugeMapping.WHOLE, whole);
    return this;
  }

  /** Deletes the value of {@code whole}. */
  public Repairs_GaugePatch clearWhole() {
    clear(Repairs_GaugeMapping.WHOLE);
    return this;
  }

  /** Sets {@code large}. */
  public Repairs_GaugePatch setLarge(long large) {
    set(Repairs_GaugeMapping.LARGE, large);
    return this;
  }

  /** Deletes the value of {@code large}. */
  public Repairs_GaugePatch clearLarge() {
    clear(Repairs_GaugeMapping.LARGE);
    return this;
  }

  /** Sets {@code rough}. */
  public Repairs_GaugePatch setRough(float rough) {
    set(Repairs_GaugeMapping.ROUGH, rough);
    return this;
  }

  /** Deletes the value of {@code rough}. */
  public Repairs_GaugePatch clearRough() {
    clear(Repairs_GaugeMapping.ROUGH);
    return this;
  }

  /** Sets {@code exact}. */
  public Repairs_GaugePatch setExact(Double exact) {
    set(Repairs_GaugeMapping.EXACT, exact);
    return this;
  }

  /** Deletes the value of {@code exact}. */
  public Repairs_GaugePatch clearExact() {
    clear(Repairs_GaugeMapping.EXACT);
    return this;
  }

  /** Sets {@code price}. */
  public Repairs_GaugePatch setPrice(BigDecimal price) {
    set(Repairs_GaugeMapping.PRICE, price);
    return this;
  }

  /** Deletes the value of {@code price}. */
  public Repairs_GaugePatch clearPrice() {
    clear(Repairs_GaugeMapping.PRICE);
    return this;
  }

  /** Sets {@code open}. */
  public Repairs_GaugePatch setOpen(Boolean open) {
    set(Repairs_GaugeMapping.OPEN, open);
    return this;
  }

  /** Deletes the value of {@code open}. */
  public Repairs_GaugePatch clearOpen() {
    clear(Repairs_GaugeMapping.OPEN);
    return this;
  }

  /** Sets {@code text}. */
  public Repairs_GaugePatch setText(String text) {
    set(Repairs_GaugeMapping.TEXT, text);
    return this;
  }

  /** Deletes the value of {@code text}. */
  public Repairs_GaugePatch clearText() {
    clear(Repairs_GaugeMapping.TEXT);
    return this;
  }
}
