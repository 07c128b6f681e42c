/** Transactions of customers, and their lines. */
@NullMarked
package dev.rowan.sample.transactions;

import org.jspecify.annotations.NullMarked;
