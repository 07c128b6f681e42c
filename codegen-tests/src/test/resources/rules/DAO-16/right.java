package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;
import library.Library.*;

@Entity
record Own(@PartitionKey UUID id) {}

@Dao
interface Uses {
  @Select
  Optional<Own> find(UUID id);
}
