/**
 * Opens stores. In go an address and the sources of credentials, out comes an open Rowan. No
 * password comes from an argument, and no message contains one.
 */
@NullMarked
package dev.rowan.cli.store;

import org.jspecify.annotations.NullMarked;
