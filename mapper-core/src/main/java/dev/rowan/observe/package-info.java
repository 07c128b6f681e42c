/**
 * Observation of DAO calls. A call goes in when it starts and when it ends, with its outcome and
 * cost. Values of user data never come here.
 */
@NullMarked
package dev.rowan.observe;

import org.jspecify.annotations.NullMarked;
