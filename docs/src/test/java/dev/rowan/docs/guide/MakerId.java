package dev.rowan.docs.guide;

import java.util.UUID;

/** The id of a maker. */
public record MakerId(UUID value) {}
