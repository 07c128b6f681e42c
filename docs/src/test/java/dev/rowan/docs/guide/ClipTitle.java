package dev.rowan.docs.guide;

import java.util.UUID;

/** What the lookup tables of clips contain. */
public record ClipTitle(UUID id, String title) {}
