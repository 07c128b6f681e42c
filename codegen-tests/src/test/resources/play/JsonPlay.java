package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.error.UnreadableRowException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import shop.Forms.Answer;
import shop.Forms.Extract;
import shop.Forms.Form;
import shop.Forms.Pages;

/** Stores properties as JSON. */
public final class JsonPlay implements Play {
  private static final Map<String, Object> EXTRA = Map.of("colour", "red", "sizes", List.of(1, 2));
  private static final Form FULL =
      new Form("f", 1, new Answer<>("yes", 3), List.of(new Answer<>(7, 5)), EXTRA);
  private static final Form EMPTY = new Form("f", 2, null, null, null);

  @Override
  public void on(Rowan rowan) {
    Pages pages = rowan.dao(Pages.class);
    pages.save(FULL);
    pages.save(EMPTY);
    assertThat(pages.of("f")).containsExactly(FULL, EMPTY);
    assertThat(pages.extracts("f"))
        .containsExactly(new Extract(1, new Answer<>("yes", 3)), new Extract(2, null));
    assertThat(Forms_FormMapping.INSTANCE.write(FULL).toArray())
        .contains("[{\"text\":7,\"max_points\":5}]", "{\"text\":\"yes\",\"maxPoints\":3}");
    maps(pages);
    assertThat(pages.answer("f", 1, new Answer<>("no", 0), new Answer<>("yes", 4))).isFalse();
    assertThat(pages.answer("f", 1, new Answer<>("no", 0), new Answer<>("yes", 3))).isTrue();
    pages.change(Forms_FormPatch.of("f", 1).clearOthers().setExtra(Map.of()));
    assertThat(pages.of("f").get(0))
        .isEqualTo(new Form("f", 1, new Answer<>("no", 0), null, Map.of()));
  }

  /** A statement of a map alone returns the map, and not a map of the row. */
  private static void maps(Pages pages) {
    assertThat(pages.extra("f", 1)).contains(EXTRA);
    assertThat(pages.extra("f", 2)).isEmpty();
    assertThat(pages.extras("f")).isEqualTo(Arrays.asList(EXTRA, null));
    assertThat(pages.more("f", 1)).isEqualTo(EXTRA);
    assertThatThrownBy(() -> pages.more("f", 3)).isInstanceOf(UnreadableRowException.class);
    assertThat(pages.row("f", 1)).contains(Map.of("page", 1, "extra", EXTRA));
    assertThat(pages.others("f", 1)).contains(Map.of("others", FULL.others()));
  }
}
