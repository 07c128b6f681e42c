package dev.rowan.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Naming.Convention;
import dev.rowan.annotation.Order;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.IndexKey;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.Period;
import dev.rowan.processor.source.NamingConventions;
import dev.rowan.processor.source.SnakeCase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NamesTest {
  @ParameterizedTest
  @CsvSource({
    "sellerId, seller_id",
    "LogLine, log_line",
    "id, id",
    "userURL, user_url",
    "URLPath, url_path",
    "line2, line2",
    "at2Day, at2_day",
    "already_there, already_there",
    "TITLE, title"
  })
  void columnsAreNamedInSnakeCase(String javaName, String column) {
    assertThat(SnakeCase.of(javaName)).isEqualTo(column);
  }

  @ParameterizedTest
  @CsvSource({
    "SNAKE_CASE, userURL, user_url",
    "AS_WRITTEN, userURL, userURL",
    "LOWER_CASE, userURL, userurl",
    "UPPER_CASE, userId, USERID",
    "UPPER_SNAKE_CASE, userId, USER_ID",
    "LOWER_CAMEL_CASE, UserId, userId",
    "UPPER_CAMEL_CASE, userId, UserId",
    "UPPER_CAMEL_CASE, i, I"
  })
  void conventionsGiveOtherNames(Convention convention, String javaName, String name) {
    assertThat(NamingConventions.of(convention, javaName)).isEqualTo(name);
  }

  @ParameterizedTest
  @CsvSource({"price, ASC", "price desc, DESC", "' price  DESC ', DESC", "price asc, ASC"})
  void aKeyIsAPropertyWithADirectionOrNone(String text, Order order) {
    IndexKey key = key(text);

    assertThat(key.component()).isEqualTo(new Component.Whole("price"));
    assertThat(key.order()).isEqualTo(order);
  }

  @ParameterizedTest
  @ValueSource(strings = {"day(at)", "day( at ) ", "DAY (at) asc"})
  void aKeyCanBeAPeriod(String text) {
    assertThat(key(text).component()).isEqualTo(new Component.PeriodOf(Period.DAY, "at"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "price down",
        "price desc desc",
        "quarter(at)",
        "at('yy')",
        "lower(a, 2)",
        "price as",
        "day()",
        "1",
        "a, b"
      })
  void anUnparsableKeyRetainsItsText(String text) {
    assertThat(key(text).component()).isEqualTo(new Component.Unparsable(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"format(at, 'yyyy')", "Format( at,'yyyy' ) DESC", "format(at, 'yyyy') as y"})
  void aKeyCanBeATimeAsText(String text) {
    assertThat(key(text).component()).isEqualTo(new Component.FormatOf("at", "yyyy"));
  }

  @Test
  void aKeyCanBeLowerCase() {
    assertThat(key("lower(email)").component()).isEqualTo(new Component.LowerOf("email"));
  }

  @Test
  void theColumnOfAComponentCanHaveAnotherName() {
    assertThat(key("day(at) as added_day desc").alias()).contains("added_day");
    assertThat(key("day(at) as added_day desc").order()).isEqualTo(Order.DESC);
    assertThat(key("tags AS tag").alias()).contains("tag");
    assertThat(key("tags desc").alias()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"tags", "tags desc"})
  void aCollectionMeansItsElements(String text) {
    assertThat(key(text).component()).isEqualTo(new Component.ElementOf("tags"));
  }

  private static IndexKey key(String text) {
    return IndexKeyParser.key(text, Origin.ofType("It"), "tags"::equals);
  }
}
