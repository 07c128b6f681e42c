/** Profiles of users, of which each has other attributes. */
@NullMarked
package dev.rowan.sample.profiles;

import org.jspecify.annotations.NullMarked;
