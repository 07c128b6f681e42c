package dev.rowan.docs.guide;

// tag::position[]
public record Position(double latitude, double longitude) {}
// end::position[]
