package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Identity;
import dev.rowan.annotation.PartitionKey;

@Entity
record Reservation(
    @PartitionKey String guestName,
    @Clustering String hotelId,
    // expect: KEY-06
    @Identity String confirmation,
    int nights) {}

@Entity
record Booking(
    @PartitionKey String guestName,
    // expect: KEY-06
    @Identity String confirmation) {}
