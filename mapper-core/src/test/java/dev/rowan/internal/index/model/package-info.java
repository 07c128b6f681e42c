/**
 * The maintenance of entries by writers at one time, played in every order there is: changes go
 * into the planners of production, and what these return is carried out on a store of numbers,
 * message by message, by writers that crash and readers that repair. What comes out is a promise
 * that does not hold, with the shortest way there, or how many states were visited in vain.
 *
 * <p>Nothing here plans: what is written, and under which timestamp, only production says. Not in
 * the model: what expires, cells of collections, replicas that differ, and what the tests of the
 * planners show one by one.
 */
@NullMarked
package dev.rowan.internal.index.model;

import org.jspecify.annotations.NullMarked;
