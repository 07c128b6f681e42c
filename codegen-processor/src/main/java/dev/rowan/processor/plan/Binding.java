package dev.rowan.processor.plan;

import dev.rowan.processor.model.TableColumn;

/**
 * The value of a column comes from the parameter at this position.
 *
 * @param several whether the parameter holds values of which the column has one
 */
public record Binding(TableColumn column, int parameter, boolean several) {}
