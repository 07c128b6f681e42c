/**
 * The schema of a CQL file: the tables, types, views and indexes that exist after all its
 * statements. In goes the text of the file, out come records with positions, and remarks about
 * statements that describe no table. Nothing here knows Java types.
 */
@NullMarked
package dev.rowan.cli.ddl;

import org.jspecify.annotations.NullMarked;
