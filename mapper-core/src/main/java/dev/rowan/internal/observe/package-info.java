/**
 * Notifies listeners of DAO calls. A call goes in as a function that sends requests, and its
 * counted result goes to the listeners. Without listeners nothing here is used.
 */
@NullMarked
package dev.rowan.internal.observe;

import org.jspecify.annotations.NullMarked;
