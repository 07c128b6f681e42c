package dev.rowan.cli.advice;

import dev.rowan.cli.design.EntityDesign;

/**
 * An index declaration that can stand for a table.
 *
 * @param table the table whose rows the application writes today
 * @param source the entity whose rows the table repeats
 * @param property the property that gets the annotation; empty for the class
 * @param annotation the annotation to write
 * @param reason why the table repeats the rows, as one sentence without a full stop
 */
public record Proposal(
    String table, EntityDesign source, String property, String annotation, String reason) {}
