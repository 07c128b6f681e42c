package dev.rowan.docs.guide;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.GeneratedValue;
import dev.rowan.annotation.PartitionKey;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

// tag::subscriber[]
@Entity
@CustomIndex(
    name = "subscribers_by_email",
    partition = "email",
    clustering = {"id"},
    include = "*")
public record Subscriber(
    @PartitionKey @GeneratedValue @Nullable UUID id,
    String email,
    @Nullable String name,
    Set<String> topics)
    implements Named {
  Subscriber withEmail(String newEmail) {
    return new Subscriber(id, newEmail, name, topics);
  }
}
// end::subscriber[]
