package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Range;
import dev.rowan.dao.Write;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.RejectedInputException;
import java.time.Duration;
import java.util.List;
import shop.Wishes.Gift;
import shop.Wishes.Gifts;
import shop.Wishes.Line;
import shop.Wishes.Lines;

/** Plans what the golden case can plan, and makes it together. */
public final class DeferredPlay implements Play {
  private static final Gift BOOK = new Gift("book", "corner", 12, "blue");
  private static final Gift LAMP = new Gift("lamp", "corner", 30, null);

  @Override
  public void on(Rowan rowan) {
    Gifts gifts = rowan.dao(Gifts.class);
    Lines lines = rowan.dao(Lines.class);
    Write book = gifts.saving(BOOK);
    assertThat(gifts.find("book")).isEmpty();
    rowan.commit(book, gifts.saving(LAMP), lines.adding(new Line("ann", 1, "book", "please")));
    assertThat(gifts.of("corner")).containsExactly(LAMP, BOOK);
    assertThat(lines.all("ann")).hasSize(1);

    rowan.commit();
    rowan.commit(gifts.changing(BOOK, BOOK));
    rowan
        .commitAsync(
            gifts.changing(BOOK, new Gift("book", "market", 12, "blue")),
            gifts.repricing("lamp", 31),
            lines.clearing("ann"),
            lines.adding(new Line("ann", 2, "lamp", null)))
        .toCompletableFuture()
        .join();
    assertThat(gifts.of("market")).hasSize(1);
    assertThat(gifts.of("corner")).containsExactly(new Gift("lamp", "corner", 31, null));
    assertThat(lines.all("ann")).containsExactly(new Line("ann", 2, "lamp", null));

    assertThatThrownBy(() -> rowan.commit(gifts.removing("book"), gifts.saving(BOOK)))
        .isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> gifts.removing((String) null)).isInstanceOf(RejectedInputException.class);
    rowan.commit(
        List.of(
            gifts.changing(Wishes_GiftPatch.of("lamp").setShop("market").clearNote()),
            gifts.replacing(
                new Gift("book", "corner", 9, null),
                WriteOptions.ttl(Duration.ofHours(1)))));
    assertThat(gifts.find("book")).contains(new Gift("book", "corner", 9, null));
    assertThat(gifts.of("market")).containsExactly(new Gift("lamp", "market", 31, null));
    rowan.commit(lines.adding(new Line("ann", 7, "book", null)));
    rowan.commit(lines.clearing("ann", Range.lessThan(7)));
    assertThat(lines.all("ann")).extracting(Line::number).containsExactly(7);
    rowan.commit(gifts.removing(LAMP), gifts.removing("book"));
    assertThat(gifts.of("corner")).isEmpty();
  }
}
