/**
 * Address books. Contacts go in, of which two can share a name. They come out by name and by id,
 * also after a change of the name.
 */
@NullMarked
package dev.rowan.sample.contacts;

import org.jspecify.annotations.NullMarked;
