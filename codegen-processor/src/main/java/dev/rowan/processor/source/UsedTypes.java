package dev.rowan.processor.source;

import dev.rowan.annotation.Consistency;
import dev.rowan.annotation.Nulls;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/** The types of the run time and of Java that generated DAOs use: no other name may hide them. */
public final class UsedTypes {
  private UsedTypes() {}

  /** Returns the simple names of the types that generated DAOs use inside methods. */
  public static List<String> typesInDaos() {
    return List.of(
        Nulls.class.getSimpleName(),
        CoreNames.COLUMN_CONDITION.simpleName(),
        CoreNames.CODECS.simpleName(),
        CoreNames.AGGREGATE.simpleName(),
        CoreNames.BOUND.simpleName(),
        CoreNames.RANGE_OF_VALUES.simpleName(),
        List.class.getSimpleName(),
        Set.class.getSimpleName(),
        Map.class.getSimpleName(),
        LinkedHashSet.class.getSimpleName(),
        Duration.class.getSimpleName(),
        ChronoUnit.class.getSimpleName(),
        Arrays.class.getSimpleName(),
        BigDecimal.class.getSimpleName(),
        BigInteger.class.getSimpleName(),
        UUID.class.getSimpleName(),
        Instant.class.getSimpleName(),
        LocalDate.class.getSimpleName(),
        LocalTime.class.getSimpleName(),
        HexFormat.class.getSimpleName(),
        ByteBuffer.class.getSimpleName(),
        CoreNames.LIMIT_TYPE.simpleName(),
        CoreNames.PER_PARTITION_LIMIT_TYPE.simpleName());
  }

  /** Returns the simple names of types in the constructors of generated DAOs. */
  public static List<String> typesInConstructors() {
    return List.of(
        CoreNames.READ_PLAN.simpleName(),
        CoreNames.CALL_KIND.simpleName(),
        CoreNames.PLANNED_REQUESTS.simpleName(),
        CoreNames.PROJECTION.simpleName(),
        List.class.getSimpleName(),
        CoreNames.READ_OPTIONS.simpleName(),
        CoreNames.CALL_OPTIONS.simpleName(),
        Consistency.class.getSimpleName(),
        Duration.class.getSimpleName());
  }
}
