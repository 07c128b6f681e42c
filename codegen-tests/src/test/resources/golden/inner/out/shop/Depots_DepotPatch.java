package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Depots.Depot}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Depots_DepotPatch extends EntityPatch<Depots.Depot> {
  private Depots_DepotPatch(PatchStart<Depots.Depot> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Depots_DepotPatch of(String id) {
    return new Depots_DepotPatch(
        PatchStart.of(
            Depots_DepotMapping.INSTANCE,
            Depots_DepotMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Depots_DepotPatch between(Depots.Depot before, Depots.Depot after) {
    return new Depots_DepotPatch(PatchStart.between(Depots_DepotMapping.INSTANCE, before, after));
  }

  /** Sets {@code main}. */
  public Depots_DepotPatch setMain(Depots.Gate main) {
    set(Depots_DepotMapping.MAIN, main);
    return this;
  }

  /** Deletes the value of {@code main}. */
  public Depots_DepotPatch clearMain() {
    clear(Depots_DepotMapping.MAIN);
    return this;
  }

  /** Sets {@code span}. */
  public Depots_DepotPatch setSpan(Depots.Span span) {
    set(Depots_DepotMapping.SPAN, span);
    return this;
  }

  /** Deletes the value of {@code span}. */
  public Depots_DepotPatch clearSpan() {
    clear(Depots_DepotMapping.SPAN);
    return this;
  }

  /** Sets {@code gates}. */
  public Depots_DepotPatch setGates(Map<Depots.Label, Depots.Gate> gates) {
    set(Depots_DepotMapping.GATES, gates);
    return this;
  }

  /** Deletes the value of {@code gates}. */
  public Depots_DepotPatch clearGates() {
    clear(Depots_DepotMapping.GATES);
    return this;
  }

  /** Puts entries into {@code gates}. */
  public Depots_DepotPatch putGates(Map<Depots.Label, Depots.Gate> gates) {
    put(Depots_DepotMapping.GATES, gates);
    return this;
  }

  /** Removes the entries with the given keys from {@code gates}. */
  public Depots_DepotPatch removeGates(Set<Depots.Label> gates) {
    removeKeys(Depots_DepotMapping.GATES, gates);
    return this;
  }
}
