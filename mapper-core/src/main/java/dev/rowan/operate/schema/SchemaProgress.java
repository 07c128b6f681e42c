package dev.rowan.operate.schema;

/**
 * The progress of the execution of a plan.
 *
 * @param number the number of the step, from 1
 * @param total the number of steps of this run
 * @param share the finished share of the step, from 0 to 1: 0 when it starts, 1 when it is done,
 *     and between these while a derived table is built
 */
public record SchemaProgress(SchemaStep step, int number, int total, double share) {}
