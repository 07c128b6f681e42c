package fixture;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.ColumnGroup;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Udt;
import java.util.UUID;

// options: -Arowan.limit.nameLength=222
@Entity("user_activity_by_user_and_activity_type_and_month_of_the_year")
@CustomIndex(
    name = "user_activity_by_month_of_the_year_and_activity_type",
    partition = "month",
    clustering = {"user", "id"})
record Activity(
    @PartitionKey UUID user, @Clustering UUID id, String month, String details, Place place) {}

@Entity("profiles")
record Profile(
    @PartitionKey UUID user,
    String name,
    @ColumnGroup("columns_that_readers_of_a_profile_rarely_need") String details) {}

@Udt("place (of an activity)")
record Place(String town) {}
