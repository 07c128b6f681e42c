package dev.rowan.docs.guide;

import dev.rowan.annotation.Udt;

// tag::place[]
@Udt
public record Place(String town, double latitude, double longitude) {}
// end::place[]
