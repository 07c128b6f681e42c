package dev.rowan.docs.guide;

import dev.rowan.annotation.Embedded;
import org.jspecify.annotations.Nullable;

// tag::address[]
public record Address(String street, String city, @Embedded @Nullable Position position) {}
// end::address[]
