package fixture;

import dev.rowan.annotation.Column;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Udt;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

// options: -Arowan.snapshot=src/test/resources/rules/EVO-06/schema.cql

@Udt
record Address(
    String street,
    @Nullable Integer zip,
    @Column("city") String town,
    @Column("zip_text") @Nullable String zipText) {}

@Entity
record Customer(@PartitionKey UUID id, Address home) {}
