package fixture;

import dev.rowan.annotation.*;
import dev.rowan.query.*;
import dev.rowan.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

@Entity
@CustomIndex(name = "logins_by_name", partition = "name", clustering = "id")
// expect: TTL-07
@Ttl(days = 30)
record Login(@PartitionKey UUID id, String name) {}
