package dev.rowan.docs.guide;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

// tag::storefront-figures[]
public record StorefrontFigures(int itemsOnSale, @Nullable Instant lastSale) {}
// end::storefront-figures[]
