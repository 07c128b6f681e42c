package dev.rowan.processor.plan;

import dev.rowan.processor.model.TableModel;

/** A table that cannot serve a method, and the reason. */
public record Attempt(TableModel table, Mismatch shortfall) {}
