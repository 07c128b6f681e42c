package dev.rowan.processor.read;

import dev.rowan.annotation.AccessPattern;
import dev.rowan.annotation.AllowFanOut;
import dev.rowan.annotation.Cardinality;
import dev.rowan.annotation.Constant;
import dev.rowan.annotation.Elements;
import dev.rowan.annotation.Encoded;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Identity;
import dev.rowan.annotation.Rate;
import dev.rowan.annotation.Retention;
import dev.rowan.annotation.Rows;
import dev.rowan.annotation.Size;
import dev.rowan.annotation.TableOptions;
import dev.rowan.annotation.TableOptions.Compaction;
import dev.rowan.annotation.TableOptions.Compression;
import dev.rowan.annotation.Together;
import dev.rowan.processor.model.CallHints;
import dev.rowan.processor.model.EntityHints;
import dev.rowan.processor.model.PropertyHints;
import dev.rowan.processor.model.TableOptionsModel;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Reads what a user states about an entity, a property or the calls of a method. */
final class HintReader {
  private static final double SECONDS_PER_DAY = 86_400;

  private HintReader() {}

  static EntityHints entity(List<WrittenAnnotation> written) {
    return new EntityHints(
        find(written, Entity.class).map(entity -> entity.flag("small")).orElse(false),
        find(written, Rate.class).map(HintReader::rate),
        find(written, Rows.class)
            .map(
                rows ->
                    new EntityHints.Rows(
                        rows.large("perPartition"), rows.large("max"), rows.origin())),
        find(written, Retention.class)
            .map(
                retention ->
                    new EntityHints.Retention(
                        retention.number("days"), retention.flag("forever"), retention.origin())),
        written.stream()
            .filter(annotation -> annotation.is(TableOptions.class))
            .map(HintReader::table)
            .toList());
  }

  private static TableOptionsModel table(WrittenAnnotation options) {
    return new TableOptionsModel(
        options.text("index"),
        options.constant("compaction", Compaction.class, Compaction.DEFAULT),
        options.number("windowSize"),
        options.constant("windowUnit", ChronoUnit.class, ChronoUnit.DAYS),
        options.number("gcGraceSeconds"),
        options.constant("compression", Compression.class, Compression.DEFAULT),
        options.number("cachedRows"),
        options.text("comment"),
        options.origin());
  }

  static PropertyHints property(List<WrittenAnnotation> written) {
    Optional<WrittenAnnotation> values = find(written, Cardinality.class);
    boolean constant = find(written, Constant.class).isPresent();
    return new PropertyHints(
        values
            .map(each -> each.large("distinct"))
            .filter(distinct -> distinct != 0)
            .orElse(constant ? 1L : 0L),
        values.map(each -> each.large("perPartition")).orElse(0L),
        values.map(each -> each.decimal("skew")).orElse(1.0),
        spread(find(written, Size.class)),
        spread(find(written, Elements.class)),
        find(written, Identity.class).isPresent(),
        constant,
        find(written, Encoded.class)
            .map(each -> each.constant("value", Encoded.As.class, Encoded.As.TIME)),
        find(written, Together.class).map(each -> each.text("value").strip()));
  }

  static CallHints call(List<WrittenAnnotation> written) {
    return new CallHints(
        find(written, AccessPattern.class).map(HintReader::access),
        find(written, AllowFanOut.class)
            .map(each -> new CallHints.Allowance(each.text("because"), each.origin())));
  }

  private static CallHints.Access access(WrittenAnnotation access) {
    return new CallHints.Access(
        access.decimal("perSecond"),
        access.text("range").strip(),
        access.large("values"),
        access.large("expectRows"),
        access.constant("latency", AccessPattern.Latency.class, AccessPattern.Latency.NORMAL),
        access.flag("exact"),
        access.origin());
  }

  private static EntityHints.Rate rate(WrittenAnnotation rate) {
    ChronoUnit unit = rate.constant("per", ChronoUnit.class, ChronoUnit.DAYS);
    boolean fixed =
        unit.compareTo(ChronoUnit.SECONDS) >= 0 && unit.compareTo(ChronoUnit.YEARS) <= 0;
    return new EntityHints.Rate(
        fixed
            ? OptionalDouble.of(
                rate.decimal("rows") * SECONDS_PER_DAY / unit.getDuration().toSeconds())
            : OptionalDouble.empty(),
        rate.constant("scope", Rate.Scope.class, Rate.Scope.TABLE) == Rate.Scope.OWNER,
        rate.decimal("peak"),
        rate.origin());
  }

  private static PropertyHints.Spread spread(Optional<WrittenAnnotation> annotation) {
    return annotation
        .map(each -> new PropertyHints.Spread(each.large("avg"), each.large("max")))
        .orElse(new PropertyHints.Spread(0, 0));
  }

  private static Optional<WrittenAnnotation> find(List<WrittenAnnotation> written, Class<?> type) {
    return written.stream().filter(annotation -> annotation.is(type)).findFirst();
  }
}
