package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Identity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Unique;
import java.util.UUID;

@Entity
record Reservation(
    @PartitionKey String guestName,
    @Clustering(0) String hotelId,
    @Clustering(1) @Identity String confirmation,
    int nights) {}

@Entity
record Member(@PartitionKey UUID id, @Identity @Unique String email, String name) {}
