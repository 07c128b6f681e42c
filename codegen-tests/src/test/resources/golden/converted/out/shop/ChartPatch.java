package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Chart}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class ChartPatch extends EntityPatch<Chart> {
  private ChartPatch(PatchStart<Chart> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static ChartPatch of(int id) {
    return new ChartPatch(
        PatchStart.of(
            ChartMapping.INSTANCE,
            ChartMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static ChartPatch between(Chart before, Chart after) {
    return new ChartPatch(PatchStart.between(ChartMapping.INSTANCE, before, after));
  }

  /** Sets {@code counts}. */
  public ChartPatch setCounts(int[] counts) {
    set(ChartMapping.COUNTS, counts);
    return this;
  }

  /** Deletes the value of {@code counts}. */
  public ChartPatch clearCounts() {
    clear(ChartMapping.COUNTS);
    return this;
  }

  /** Sets {@code sums}. */
  public ChartPatch setSums(long[] sums) {
    set(ChartMapping.SUMS, sums);
    return this;
  }

  /** Deletes the value of {@code sums}. */
  public ChartPatch clearSums() {
    clear(ChartMapping.SUMS);
    return this;
  }

  /** Sets {@code steps}. */
  public ChartPatch setSteps(short[] steps) {
    set(ChartMapping.STEPS, steps);
    return this;
  }

  /** Deletes the value of {@code steps}. */
  public ChartPatch clearSteps() {
    clear(ChartMapping.STEPS);
    return this;
  }

  /** Sets {@code values}. */
  public ChartPatch setValues(double[] values) {
    set(ChartMapping.VALUES, values);
    return this;
  }

  /** Deletes the value of {@code values}. */
  public ChartPatch clearValues() {
    clear(ChartMapping.VALUES);
    return this;
  }

  /** Sets {@code flags}. */
  public ChartPatch setFlags(boolean[] flags) {
    set(ChartMapping.FLAGS, flags);
    return this;
  }

  /** Deletes the value of {@code flags}. */
  public ChartPatch clearFlags() {
    clear(ChartMapping.FLAGS);
    return this;
  }

  /** Sets {@code names}. */
  public ChartPatch setNames(String[] names) {
    set(ChartMapping.NAMES, names);
    return this;
  }

  /** Deletes the value of {@code names}. */
  public ChartPatch clearNames() {
    clear(ChartMapping.NAMES);
    return this;
  }

  /** Sets {@code sellers}. */
  public ChartPatch setSellers(Bill.Seller[] sellers) {
    set(ChartMapping.SELLERS, sellers);
    return this;
  }

  /** Deletes the value of {@code sellers}. */
  public ChartPatch clearSellers() {
    clear(ChartMapping.SELLERS);
    return this;
  }

  /** Sets {@code costs}. */
  public ChartPatch setCosts(Money[] costs) {
    set(ChartMapping.COSTS, costs);
    return this;
  }

  /** Deletes the value of {@code costs}. */
  public ChartPatch clearCosts() {
    clear(ChartMapping.COSTS);
    return this;
  }

  /** Sets {@code pictures}. */
  public ChartPatch setPictures(byte[][] pictures) {
    set(ChartMapping.PICTURES, pictures);
    return this;
  }

  /** Deletes the value of {@code pictures}. */
  public ChartPatch clearPictures() {
    clear(ChartMapping.PICTURES);
    return this;
  }

  /** Sets {@code grid}. */
  public ChartPatch setGrid(int[][] grid) {
    set(ChartMapping.GRID, grid);
    return this;
  }

  /** Deletes the value of {@code grid}. */
  public ChartPatch clearGrid() {
    clear(ChartMapping.GRID);
    return this;
  }

  /** Sets {@code rows}. */
  public ChartPatch setRows(List<int[]> rows) {
    set(ChartMapping.ROWS, rows);
    return this;
  }

  /** Deletes the value of {@code rows}. */
  public ChartPatch clearRows() {
    clear(ChartMapping.ROWS);
    return this;
  }

  /** Adds elements at the end of {@code rows}. */
  public ChartPatch appendRows(List<int[]> rows) {
    append(ChartMapping.ROWS, rows);
    return this;
  }

  /** Adds elements at the start of {@code rows}. */
  public ChartPatch prependRows(List<int[]> rows) {
    prepend(ChartMapping.ROWS, rows);
    return this;
  }

  /** Removes all elements with the given values from {@code rows}. */
  public ChartPatch removeRows(List<int[]> rows) {
    remove(ChartMapping.ROWS, rows);
    return this;
  }
}
