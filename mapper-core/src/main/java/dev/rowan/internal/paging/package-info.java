/**
 * Pages of several queries as the pages of one: partition after partition, or merged in clustering
 * order. Queries and the place where the last page ended go in, a page and the place where the next
 * one begins come out. No state is stored between two pages, nothing waits, and nothing here knows
 * entities or indexes.
 */
@NullMarked
package dev.rowan.internal.paging;

import org.jspecify.annotations.NullMarked;
