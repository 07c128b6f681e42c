/**
 * What the store knows about itself and must not forget: which tables and columns there are, under
 * which ids, how far the clock has gone, and in which format all of it is. The schema of a program
 * goes in, tables with their codecs come out. Ids are never given twice. No row is read or written
 * here.
 */
@NullMarked
package dev.rowan.storage.embedded.catalog;

import org.jspecify.annotations.NullMarked;
