/**
 * Profiles of users, each with other attributes. A profile goes in, and only the attributes that it
 * states are stored. Attributes without a column of their own are rows of a second table.
 */
@NullMarked
package dev.rowan.sample.profiles;

import org.jspecify.annotations.NullMarked;
