package dev.rowan.processor.rule.key;

import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.ComputedKey;
import dev.rowan.processor.model.ComputedProperty;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ScalarKind;
import dev.rowan.processor.rule.Complaint;
import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds what is wrong with a {@code @Bucket}. */
final class UnusableBucket {
  private static final LocalDateTime SOME_DAY = LocalDateTime.of(2026, 1, 31, 0, 0);

  private UnusableBucket() {}

  /** Returns what is wrong with the buckets of a property. */
  static Stream<Complaint> of(EntityModel entity, PropertyModel property) {
    return property.computations().stream()
        .limit(1)
        .filter(each -> each.key() instanceof ComputedKey.Bucket)
        .flatMap(
            each ->
                complaint(entity, property, each, (ComputedKey.Bucket) each.key())
                    .map(Complaint::asPermanentError)
                    .stream());
  }

  private static Optional<Complaint> complaint(
      EntityModel entity,
      PropertyModel property,
      ComputedProperty computed,
      ComputedKey.Bucket bucket) {
    return ComputedSources.misplaced(property, computed, "bucket")
        .or(() -> ComputedSources.declared(entity, property, computed))
        .or(() -> number(computed, bucket))
        .or(() -> ComputedSources.source(entity, computed, "of", ComputedKey::isTime, TIME))
        .or(() -> ofDate(entity, property, computed, bucket))
        .or(() -> type(property, computed, bucket));
  }

  private static final String TIME = "a timestamp, a date or a time UUID";

  private static Optional<Complaint> number(ComputedProperty computed, ComputedKey.Bucket bucket) {
    if (!ComputedKey.UNITS.contains(bucket.unit())) {
      return Optional.of(
          Complaint.at(
                  computed.origin().withAttribute("unit"),
                  "%s is no unit of time of a bucket".formatted(bucket.unit().name()))
              .because("a bucket is a number of minutes, hours, days, weeks, months or years")
              .fix("unit = ChronoUnit.DAYS"));
    }
    if (bucket.maxWalk() < 0 || bucket.maxWalk() > ComputedKey.Bucket.MOST_WALKED) {
      return Optional.of(
          Complaint.at(
                  computed.origin().withAttribute("maxWalk"),
                  "a walk over %d buckets".formatted(bucket.maxWalk()))
              .because("each bucket is a partition and a request; a read visits at most 10,000")
              .fix("maxWalk = 30"));
    }
    return bucket.size() >= 1
        ? Optional.empty()
        : Optional.of(
            Complaint.at(
                    computed.origin().withAttribute("size"),
                    "a bucket of %d %s is no period".formatted(bucket.size(), units(bucket)))
                .because("each bucket has at least one unit of time")
                .fix("size = 1"));
  }

  /** A date has no hour: all rows of a day would be in the bucket of midnight. */
  private static Optional<Complaint> ofDate(
      EntityModel entity,
      PropertyModel property,
      ComputedProperty computed,
      ComputedKey.Bucket bucket) {
    boolean date =
        entity
            .property(bucket.source())
            .filter(source -> source.type().meaning().equals(ColumnType.of(ScalarKind.DATE)))
            .isPresent();
    return date && bucket.days() < 1
        ? Optional.of(
            Complaint.at(
                    computed.origin().withAttribute("unit"),
                    "`%s` is a bucket of %s, but `%s` is a date"
                        .formatted(property.name(), units(bucket), bucket.source()))
                .because("all rows of a day would be in the bucket of midnight")
                .fix("unit = ChronoUnit.DAYS"))
        : Optional.empty();
  }

  private static Optional<Complaint> type(
      PropertyModel property, ComputedProperty computed, ComputedKey.Bucket bucket) {
    String type = property.javaType().raw();
    boolean text = type.equals("java.lang.String");
    if (!text && !bucket.format().isEmpty()) {
      return Optional.of(
          Complaint.at(
                  computed.origin().withAttribute("format"),
                  "`%s` has a format, but is no String".formatted(property.name()))
              .because("only a text has a format")
              .fix("drop the format")
              .fix(ComputedSources.typed(property, "String")));
    }
    if (text) {
      return formatted(property, computed, bucket);
    }
    return bucket.fits(property.javaType())
        ? Optional.empty()
        : Optional.of(
            Complaint.at(
                    property.hasNoMember()
                        ? computed.origin().withAttribute("type")
                        : property.origin(),
                    "`%s` is a bucket of %s with the type `%s`"
                        .formatted(property.name(), units(bucket), property.javaType().brief()))
                .because("the type cannot tell these buckets apart")
                .fix(ComputedSources.typed(property, bucket.shortestType()))
                .fix(ComputedSources.typed(property, "long")));
  }

  /** A text needs a format that tells the buckets apart: the next one must have another text. */
  private static Optional<Complaint> formatted(
      PropertyModel property, ComputedProperty computed, ComputedKey.Bucket bucket) {
    String pattern =
        switch (bucket.unit()) {
          case MINUTES -> "yyyyMMddHHmm";
          case HOURS -> "yyyyMMddHH";
          case MONTHS -> "yyyyMM";
          case YEARS -> "yyyy";
          default -> "yyyyMMdd";
        };
    String fix = "format = \"%s\"".formatted(pattern);
    if (bucket.format().isEmpty()) {
      return Optional.of(
          Complaint.at(
                  computed.origin(), "`%s` is a text without a format".formatted(property.name()))
              .because("the format says how the start of a bucket is written")
              .fix(fix));
    }
    return tellsApart(bucket)
        ? Optional.empty()
        : Optional.of(
            Complaint.at(
                    computed.origin().withAttribute("format"),
                    "the format of `%s` writes no start of a bucket of %s"
                        .formatted(property.name(), units(bucket)))
                .because("it is no pattern, or gives two buckets one text, and so one partition")
                .fix(fix));
  }

  private static boolean tellsApart(ComputedKey.Bucket bucket) {
    try {
      DateTimeFormatter formatter =
          DateTimeFormatter.ofPattern(bucket.format(), Locale.ROOT).withZone(ZoneOffset.UTC);
      String some = formatter.format(SOME_DAY.atOffset(ZoneOffset.UTC));
      for (ChronoUnit unit : ComputedKey.UNITS) {
        boolean longer = unit.compareTo(bucket.unit()) >= 0 && unit != ChronoUnit.WEEKS;
        LocalDateTime next =
            unit == bucket.unit() ? SOME_DAY.plus(bucket.size(), unit) : SOME_DAY.plus(1, unit);
        if (longer && formatter.format(next.atOffset(ZoneOffset.UTC)).equals(some)) {
          return false;
        }
      }
      return !some.isEmpty();
    } catch (DateTimeException | IllegalArgumentException e) {
      return false;
    }
  }

  private static String units(ComputedKey.Bucket bucket) {
    return bucket.unit().name().toLowerCase(Locale.ROOT);
  }
}
