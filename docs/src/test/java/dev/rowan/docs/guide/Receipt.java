package dev.rowan.docs.guide;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Sequence;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

// tag::receipt[]
@Entity
public record Receipt(
    @PartitionKey @Sequence(block = 1_000) @Nullable Long number,
    String customer,
    BigDecimal amount) {}
// end::receipt[]
