package dev.rowan.processor.plan;

import dev.rowan.processor.model.TableColumn;

/** The value of a column comes from the parameter at this position. */
public record Binding(TableColumn column, int parameter) {}
