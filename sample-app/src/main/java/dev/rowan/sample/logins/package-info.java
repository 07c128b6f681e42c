/** Users by the day of their last login. */
@NullMarked
package dev.rowan.sample.logins;

import org.jspecify.annotations.NullMarked;
