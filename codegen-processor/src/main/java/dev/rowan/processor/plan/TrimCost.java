package dev.rowan.processor.plan;

import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.RowLimitModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import java.util.Optional;

/**
 * The cost of a trim: of the one after an insert, or of a call that trims.
 *
 * @param limit the rows that stay
 * @param ranges the number of ranges to delete: 1 if all clustering columns have one direction
 * @param rowByRow whether the rows are deleted one by one on a cluster, because of derived tables
 */
public record TrimCost(RowLimitModel limit, int ranges, boolean rowByRow) {
  /** The rows of a page of a trim's read. */
  private static final int ROWS_ON_PAGE = 1_000;

  /** Returns the cost of the trim of a method; empty if the method does not trim. */
  public static Optional<TrimCost> of(DaoMethod method, EntityModel entity) {
    return ofCall(method, entity)
        .or(
            () ->
                method instanceof DaoMethod.InsertMethod
                    ? of(entity).filter(trim -> trim.limit().trimEvery() > 0)
                    : Optional.empty());
  }

  /** Returns the cost of a method that does nothing but trim; empty for others. */
  public static Optional<TrimCost> ofCall(DaoMethod method, EntityModel entity) {
    return method instanceof DaoMethod.DeleteMethod delete && delete.beyondLast()
        ? of(entity)
        : Optional.empty();
  }

  private static Optional<TrimCost> of(EntityModel entity) {
    return entity
        .rowLimit()
        .map(limit -> new TrimCost(limit, ranges(entity), entity.protocol().isPresent()));
  }

  private static int ranges(EntityModel entity) {
    int ranges = 0;
    TableColumn before = null;
    for (TableColumn column : TableModel.of(entity).clustering()) {
      if (before == null || before.order() != column.order()) {
        ranges++;
      }
      before = column;
    }
    return ranges;
  }

  /** Returns the cost of a write together with that of its trim, as part of a sentence. */
  public static String total(DaoMethod method, EntityModel entity, String write) {
    return of(method, entity)
        .map(trim -> ofCall(method, entity).isPresent() ? trim.inWords() : trim.after(write))
        .orElse(write);
  }

  private String after(String write) {
    return limit.trimEvery() == 1
        ? write + "; then " + inWords()
        : "%s; then, for one of %d rows on average, %s"
            .formatted(write, limit.trimEvery(), inWords());
  }

  /** Returns the number of keys that a trim reads at most. */
  public long keys() {
    return limit.rows() + 1L;
  }

  /** Returns the number of requests that read these keys. */
  public long reads() {
    return (keys() + ROWS_ON_PAGE - 1) / ROWS_ON_PAGE;
  }

  private String inWords() {
    String words =
        "a read of up to %d keys in %s, and if there are more than %d rows, the deletion of %s"
            .formatted(
                keys(),
                reads() == 1 ? "1 request" : reads() + " requests",
                limit.rows(),
                ranges == 1 ? "1 range" : ranges + " ranges");
    return rowByRow ? words + ", on a cluster of each row by itself" : words;
  }
}
