package dev.rowan.sample.attributes;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** The attributes of a seller that change with each sale. */
public record SellerFigures(int itemsOnSale, int unreadMessages, @Nullable Instant lastSale) {}
