package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.time.LocalDate;
import java.util.UUID;

enum Channel { WEB, SHOP, PHONE }

@Entity
record Sale(
    // expect: KEY-09
    @PartitionKey(0) Channel channel,
    @PartitionKey(1) LocalDate day,
    @Clustering UUID id,
    long cents) {}

@Entity
@CustomIndex(
    name = "purchases_by_channel",
    // expect: KEY-09
    partition = {"channel", "paid"},
    clustering = "id")
record Purchase(@PartitionKey UUID id, Channel channel, boolean paid) {}
