package dev.rowan.docs.guide;

import dev.rowan.annotation.ConvertedBy;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import java.net.URI;
import java.time.LocalDateTime;
import java.util.Optional;
import java.util.Set;

// tag::part[]
// tag::api-converted-by[]
@Entity
@CustomIndex(
    name = "parts_by_maker",
    partition = "maker",
    clustering = {"listed desc", "sku"})
public record Part(
    @PartitionKey Sku sku, // text
    @Immutable MakerId maker, // uuid
    @Immutable LocalDateTime listed, // timestamp, in UTC
    Money price, // text, by the converter of the class
    @ConvertedBy(Length.InMillimetres.class) Length length, // int
    Optional<URI> manual, // text
    Set<Sku> fits) {} // set<text>
// end::api-converted-by[]
// end::part[]
