package dev.rowan.docs.guide;

// tag::sku[]
public record Sku(String value) {}
// end::sku[]
