package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;

// options: -Arowan.snapshot=src/test/resources/rules/EVO-01/schema.cql

@Entity
record Passage(@PartitionKey String gate, @Clustering Instant at, String plate) {}

@Entity("passage_2")
record DailyPassage(
    @PartitionKey(0) String gate,
    @PartitionKey(1) LocalDate day,
    @Clustering Instant at,
    String plate) {}

@Entity
@CustomIndex(
    name = "toll_by_gate_2",
    partition = "gate",
    clustering = {"cents", "id"})
record Toll(@PartitionKey UUID id, @Immutable String gate, @Immutable int cents) {}
