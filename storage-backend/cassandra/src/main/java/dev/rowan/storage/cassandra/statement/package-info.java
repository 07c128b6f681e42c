/**
 * Tables in CQL: quoted names, the text around markers, rendered once per column, and keys and
 * slices as restrictions. A table's schema and canonical values go in; pieces of statements come
 * out. This package sends nothing, and no value ever becomes text.
 */
@NullMarked
package dev.rowan.storage.cassandra.statement;

import org.jspecify.annotations.NullMarked;
