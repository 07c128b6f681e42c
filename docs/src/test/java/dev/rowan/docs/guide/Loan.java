package dev.rowan.docs.guide;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.PartitionKey;
import java.math.BigDecimal;
import java.time.Instant;

@Entity
@CustomIndex(
    name = "loans_by_reader",
    partition = "reader",
    clustering = "id",
    maintain = Maintain.SERIAL,
    include = "*")
public record Loan(@PartitionKey String id, String reader, Instant until, BigDecimal fee) {}
