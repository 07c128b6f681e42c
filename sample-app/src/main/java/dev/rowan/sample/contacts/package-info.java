/** Address books whose contacts can share a name. */
@NullMarked
package dev.rowan.sample.contacts;

import org.jspecify.annotations.NullMarked;
