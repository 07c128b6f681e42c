/**
 * Run-time exceptions, one class per action of the caller. Each {@link
 * dev.rowan.error.RowanException} has a stable code, the names involved and a fix. Messages never
 * contain values of user data.
 */
@NullMarked
package dev.rowan.error;

import org.jspecify.annotations.NullMarked;
