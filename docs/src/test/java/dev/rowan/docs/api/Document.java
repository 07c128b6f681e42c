package dev.rowan.docs.api;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Dimensions;
import dev.rowan.annotation.Elements;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.Set;
import java.util.UUID;

/** A document with tags and an embedding. */
// tag::api-elements[]
// tag::api-dimensions[]
@Entity
@CustomIndex(name = "documents_by_tag", partition = "tags", clustering = "id")
public class Document {
  @PartitionKey UUID id;

  @Elements(avg = 5, max = 50)
  Set<String> tags; // five entries of documents_by_tag on average

  @Dimensions(384)
  float[] embedding; // always 384 elements
}
// end::api-dimensions[]
// end::api-elements[]
