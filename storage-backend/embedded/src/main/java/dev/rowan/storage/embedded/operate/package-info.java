/**
 * Looking after a store while others read and write it: copies of its files, its figures and its
 * health, and the removal of what nobody sees any more. Wishes of an operator go in, reports come
 * out. What a row looks like is decided below; no read or write of a user comes through here.
 */
@NullMarked
package dev.rowan.storage.embedded.operate;

import org.jspecify.annotations.NullMarked;
