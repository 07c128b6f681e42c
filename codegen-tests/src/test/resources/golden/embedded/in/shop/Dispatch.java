package shop;

import dev.rowan.annotation.Column;
import dev.rowan.annotation.CreatedAt;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Embedded;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Maintain;
import java.time.Instant;
import shop.parts.Span;

/** A key object, one class twice, an object in an object, a class of another package. */
@Entity
@CustomIndex(
    name = "dispatches_by_city",
    partition = "shipToCity",
    clustering = {"shipToPointLatitude desc", "keyShop", "keyNumber"},
    maintain = Maintain.SERIAL)
public record Dispatch(
    @Embedded Key key,
    @Embedded(prefix = "from_") @Immutable Address shipFrom,
    @Embedded(prefix = "to_") Address shipTo,
    @Embedded(prefix = "days_") Span<Integer> days,
    @Column("note_text") String note,
    @CreatedAt Instant made) {}
