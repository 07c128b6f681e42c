package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.SuppressDesign;
import java.time.LocalDate;
import java.util.UUID;

enum Channel { WEB, SHOP, PHONE }

@Entity
record Sale(
    @PartitionKey(0) String shop,
    @PartitionKey(1) Channel channel,
    @PartitionKey(2) LocalDate day,
    @Clustering UUID id,
    long cents) {}

@Entity
@CustomIndex(
    name = "purchases_by_channel",
    partition = {"channel", "shard(id, 16)"},
    clustering = "id")
record Purchase(@PartitionKey UUID id, Channel channel, boolean paid) {}

@Entity(small = true)
record Opening(@PartitionKey Channel channel, @Clustering LocalDate day, String hours) {}

@Entity
record Budget(
    @SuppressDesign(rule = "KEY-09", because = "three rows a year") @PartitionKey Channel channel,
    @Clustering int number,
    long cents) {}
