/**
 * Attributes of sellers in two tables with one key. Those that rarely change and those that change
 * with each sale go in separately, and come out together by two concurrent reads.
 */
@NullMarked
package dev.rowan.sample.attributes;

import org.jspecify.annotations.NullMarked;
