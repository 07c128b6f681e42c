/**
 * Statements that read and write rows, with their relations, assignments and conditions. The
 * statements are records. Which tables and columns exist is not checked.
 */
@NullMarked
package dev.rowan.cql.statement;

import org.jspecify.annotations.NullMarked;
