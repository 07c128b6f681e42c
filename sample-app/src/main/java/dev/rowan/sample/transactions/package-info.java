/**
 * Transactions of customers. A transaction goes in with its lines, as one atomic batch. The newest
 * ones of a range of time come out, and the lines of one transaction.
 */
@NullMarked
package dev.rowan.sample.transactions;

import org.jspecify.annotations.NullMarked;
