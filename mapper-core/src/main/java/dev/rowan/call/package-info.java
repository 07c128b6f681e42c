/**
 * How a request is to be carried out, beside what it reads or writes: consistency, time limit,
 * profile. The caller's wishes go in, whoever sends the request follows them.
 */
@NullMarked
package dev.rowan.call;

import org.jspecify.annotations.NullMarked;
