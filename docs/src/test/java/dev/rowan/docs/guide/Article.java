package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Dimensions;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.NativeIndex;
import dev.rowan.annotation.PartitionKey;

/** An article with the vector of its meaning. */
@SuppressWarnings("ArrayRecordComponent") // a vector is an array
// tag::article[]
@Entity
public record Article(
    @PartitionKey String journal,
    @Clustering int number,
    @NativeIndex String language,
    String title,
    @Dimensions(3) @NativeIndex float[] meaning) {} // similarity = Similarity.COSINE
// end::article[]
