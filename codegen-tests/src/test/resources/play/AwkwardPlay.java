package shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import java.util.Set;

/** Names that collide with those of generated code still mean what they say. */
public final class AwkwardPlay implements Play {
  @Override
  public void on(Rowan rowan) {
    List$ dao = rowan.dao(List$.class);
    Property property =
        new Property("k", "t", "i", "1", "2", "3", "r", "e", 8, "$", "rec", Set.of("x", "y"), "te",
            Property.ROW.ONE);
    dao.runtime(property);

    assertThat(dao.find("k")).contains(property);
    assertThat(dao.find(8)).containsExactly(property);
    assertThat(dao.find("y", Limit.of(1))).containsExactly(property);
    assertThat(dao.equals("k")).contains(property);
    dao.update("k", "t2", null).toCompletableFuture().join();
    assertThat(dao.toString(8, Range.atLeast("a")).toCompletableFuture().join())
        .extracting(Property::table, Property::row)
        .containsExactly(org.assertj.core.groups.Tuple.tuple("t2", null));
    dao.await(property);
    assertThat(dao.find("k")).isEmpty();
  }
}
