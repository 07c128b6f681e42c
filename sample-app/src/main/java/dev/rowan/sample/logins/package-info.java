/**
 * Users by the day of their last login. Accounts and logins go in, and each login moves the account
 * to the current day. The accounts without a login since a day come out.
 */
@NullMarked
package dev.rowan.sample.logins;

import org.jspecify.annotations.NullMarked;
