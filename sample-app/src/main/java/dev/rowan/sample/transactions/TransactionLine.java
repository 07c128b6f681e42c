package dev.rowan.sample.transactions;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Column;
import dev.rowan.annotation.CqlType;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import java.math.BigDecimal;
import java.util.UUID;

/** A line of a transaction. */
@Entity
@Immutable
public record TransactionLine(
    @PartitionKey @Column(type = CqlType.TIMEUUID) UUID transaction,
    @Clustering int line,
    String item,
    BigDecimal amount) {}
