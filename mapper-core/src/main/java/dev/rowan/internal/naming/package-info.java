/**
 * Stores the tables of entities under other names. The requests of a run time with declared names
 * go in, and requests with stored names come out. Nothing here changes values of users.
 */
@NullMarked
package dev.rowan.internal.naming;

import org.jspecify.annotations.NullMarked;
