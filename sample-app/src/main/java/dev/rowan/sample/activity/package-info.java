/** The activity of users, by time and by kind. */
@NullMarked
package dev.rowan.sample.activity;

import org.jspecify.annotations.NullMarked;
