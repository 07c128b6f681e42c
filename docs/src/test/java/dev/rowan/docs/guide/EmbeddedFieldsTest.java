package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.docs.guide.Locker.Content;
import dev.rowan.docs.guide.Locker.Owner;
import dev.rowan.docs.guide.Locker.Size;
import dev.rowan.spi.schema.UserType;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Objects that a user-defined type embeds, on each store. */
class EmbeddedFieldsTest extends OnEachStore {
  @Override
  void callsOn(String url) {
    try (Rowan rowan = Rowan.connect(url)) {
      Lockers lockers = rowan.dao(Lockers.class);
      Owner owner = owner("Änn", new Size(1, null));
      lockers.save(
          new Locker(
              1,
              new Content("shoes", new Size(300, 100), owner),
              List.of(empty(), empty()),
              new Size(9, null)));
      Locker found = lockers.find(1).orElseThrow();
      assertThat(found.content())
          .usingRecursiveComparison()
          .isEqualTo(new Content("shoes", new Size(300, 100), owner("Änn", new Size(1, null))));
      assertThat(found.former()).containsExactly(empty(), empty());
      lockers.save(new Locker(2, null, List.of(), null));
      assertThat(lockers.find(2)).map(Locker::content).isEmpty();
      assertThat(lockers.find(2)).map(Locker::door).contains(new Size(null, null));
      assertThat(found.door()).isEqualTo(new Size(9, null));
      lockers.save(
          new Locker(
              3, new Content("x", new Size(null, null), owner(null, null)), List.of(), null));
      assertThat(lockers.find(3).orElseThrow().content())
          .as("an object without values is null")
          .isEqualTo(empty("x"));
    }
    assertThat(Locker_ContentMapping.TYPE.fields())
        .map(UserType.Field::name)
        .containsExactly(
            "label",
            "width",
            "height",
            "owner_name",
            "owner_phones",
            "owner_width",
            "owner_height");
  }

  private static Content empty() {
    return empty("none");
  }

  private static Content empty(String label) {
    return new Content(label, null, null);
  }

  private static Owner owner(@Nullable String name, @Nullable Size reach) {
    Owner owner = new Owner();
    owner.setName(name);
    owner.setPhones(name == null ? null : Set.of("12"));
    owner.setReach(reach);
    return owner;
  }
}
