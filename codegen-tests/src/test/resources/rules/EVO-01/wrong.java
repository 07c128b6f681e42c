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

// The snapshot has the key ((gate), at).
// expect: EVO-01
@Entity
record Passage(
    @PartitionKey(0) String gate,
    @PartitionKey(1) LocalDate day,
    @Clustering Instant at,
    String plate) {}

// The snapshot has the key ((gate), cents DESC, id).
@Entity
@CustomIndex(
    // expect: EVO-01
    name = "toll_by_gate",
    partition = "gate",
    clustering = {"cents", "id"})
record Toll(@PartitionKey UUID id, @Immutable String gate, @Immutable int cents) {}
