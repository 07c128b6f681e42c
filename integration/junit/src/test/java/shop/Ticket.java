package shop;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.GeneratedValue;
import dev.rowan.annotation.PartitionKey;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A ticket with an index whose key changes. */
@Entity
@CustomIndex(name = "tickets_by_holder", partition = "holder", clustering = "id", include = "*")
public record Ticket(
    @PartitionKey @GeneratedValue @Nullable UUID id,
    String holder,
    @Nullable Integer seat,
    @Nullable List<String> notes) {}
