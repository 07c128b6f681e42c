package dev.rowan.processor.plan;

import dev.rowan.processor.model.TableModel;

/** A table that was tried for a method, and what stood in the way. */
public record Attempt(TableModel table, Mismatch shortfall) {}
