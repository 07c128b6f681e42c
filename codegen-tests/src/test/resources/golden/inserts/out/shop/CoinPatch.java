package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Coin}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class CoinPatch extends EntityPatch<Coin> {
  private CoinPatch(PatchStart<Coin> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static CoinPatch of(String id) {
    return new CoinPatch(
        PatchStart.of(
            CoinMapping.INSTANCE,
            CoinMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static CoinPatch between(Coin before, Coin after) {
    return new CoinPatch(PatchStart.between(CoinMapping.INSTANCE, before, after));
  }

  /** Sets {@code owner}. */
  public CoinPatch setOwner(String owner) {
    set(CoinMapping.OWNER, owner);
    return this;
  }

  /** Deletes the value of {@code owner}. */
  public CoinPatch clearOwner() {
    clear(CoinMapping.OWNER);
    return this;
  }
}
