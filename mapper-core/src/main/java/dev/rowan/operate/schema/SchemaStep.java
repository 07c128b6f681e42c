package dev.rowan.operate.schema;

import dev.rowan.spi.schema.SchemaDifference;

/**
 * One step of a plan. Immutable.
 * <!-- tag: schema-plan -->
 *
 * <pre>{@code
 * SchemaPlan plan = rowan.schema().with(VisitMapping.INSTANCE).plan();
 * for (SchemaStep step : plan.steps()) {
 *   log.info("{} {}: {} {}", step.effect(), step.element(), step.statement(), step.note());
 * }
 * }</pre>
 *
 * @param difference the difference that the step resolves
 * @param effect whether the step is additive, loses stored values, or is not possible
 * @param statement the CQL, or the job; empty if no statement resolves the difference
 * @param note what is lost, or what to do instead, or when to run the step; may be empty
 */
public record SchemaStep(
    SchemaDifference difference, SchemaDifference.Effect effect, String statement, String note) {
  /** Returns the table or type, or the column or field as {@code table.column}. */
  public String element() {
    return difference.element();
  }

  /** Returns whether the step builds a derived table, and changes no schema. */
  public boolean isBuild() {
    return difference.kind() == SchemaDifference.Kind.INDEX_STATE;
  }

  /** Returns whether the step copies the values of a former column, and changes no schema. */
  public boolean isCopy() {
    return difference.kind() == SchemaDifference.Kind.COLUMN_COPY;
  }

  /** Returns the effect, the code and element, the statement, and the note. */
  @Override
  public String toString() {
    String head = effect.name().replace('_', ' ') + " " + difference.title();
    return head
        + (statement.isEmpty() ? "" : System.lineSeparator() + "  " + statement)
        + (note.isEmpty() ? "" : System.lineSeparator() + "  note: " + note);
  }
}
