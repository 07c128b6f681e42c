/**
 * The check of a CQL file. In goes the text of the file, out come findings with positions in it:
 * syntax errors, and what the rules of the processor say about the entities of its tables.
 */
@NullMarked
package dev.rowan.cli.check;

import org.jspecify.annotations.NullMarked;
