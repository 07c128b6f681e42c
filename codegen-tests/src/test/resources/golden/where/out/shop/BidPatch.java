package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Bid}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class BidPatch extends EntityPatch<Bid> {
  private BidPatch(PatchStart<Bid> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static BidPatch of(Bid.Lot lot, Bid.State state, long amount, UUID id) {
    return new BidPatch(
        PatchStart.of(
            BidMapping.INSTANCE,
            BidMapping.LOT.encodeKey(lot),
            BidMapping.STATE.encodeKey(state),
            BidMapping.AMOUNT.encodeKey(amount),
            BidMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static BidPatch between(Bid before, Bid after) {
    return new BidPatch(PatchStart.between(BidMapping.INSTANCE, before, after));
  }

  /** Sets {@code open}. */
  public BidPatch setOpen(boolean open) {
    set(BidMapping.OPEN, open);
    return this;
  }

  /** Deletes the value of {@code open}. */
  public BidPatch clearOpen() {
    clear(BidMapping.OPEN);
    return this;
  }

  /** Sets {@code at}. */
  public BidPatch setAt(Instant at) {
    set(BidMapping.AT, at);
    return this;
  }

  /** Deletes the value of {@code at}. */
  public BidPatch clearAt() {
    clear(BidMapping.AT);
    return this;
  }

  /** Sets {@code tags}. */
  public BidPatch setTags(Set<String> tags) {
    set(BidMapping.TAGS, tags);
    return this;
  }

  /** Deletes the value of {@code tags}. */
  public BidPatch clearTags() {
    clear(BidMapping.TAGS);
    return this;
  }

  /** Adds elements to {@code tags}. */
  public BidPatch addTags(Set<String> tags) {
    add(BidMapping.TAGS, tags);
    return this;
  }

  /** Removes elements from {@code tags}. */
  public BidPatch removeTags(Set<String> tags) {
    remove(BidMapping.TAGS, tags);
    return this;
  }
}
