package dev.rowan.cli.advice;

import dev.rowan.cli.design.EntityDesign;

/**
 * An annotation that a user can add to a class.
 *
 * @param table the table, or the column of a table, that the application writes today
 * @param source the entity that gets the annotation
 * @param property the property that gets the annotation; empty for the class
 * @param annotation the annotation to write
 * @param reason when the annotation is right, as one sentence without a full stop
 */
public record Proposal(
    String table, EntityDesign source, String property, String annotation, String reason) {}
