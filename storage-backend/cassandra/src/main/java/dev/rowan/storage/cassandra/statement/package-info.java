/**
 * Tables as CQL knows them: quoted names, the texts around markers made once for each column, and
 * keys and slices as restrictions. A table's schema and canonical values go in; pieces of
 * statements come out. Nothing here is sent, and no value ever becomes text.
 */
@NullMarked
package dev.rowan.storage.cassandra.statement;

import org.jspecify.annotations.NullMarked;
