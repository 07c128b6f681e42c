/**
 * Attributes of sellers in two tables with one key: those that rarely change, and those that change
 * with each sale. One entity goes in; a write changes the tables of its columns, and a read joins
 * them.
 */
@NullMarked
package dev.rowan.sample.attributes;

import org.jspecify.annotations.NullMarked;
