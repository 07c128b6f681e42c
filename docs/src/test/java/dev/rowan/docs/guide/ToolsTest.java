package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.RejectedInputException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/** Reads by native indexes have the same results, in the same order, on each store. */
class ToolsTest extends OnEachLocalStore {
  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Tools tools = rowan.dao(Tools.class);
      for (int number = 0; number < 12; number++) {
        tools.save(tool(number));
      }
      reads(tools);
      pages(tools);
      changes(tools);
      refused(tools);
    }
  }

  private static void reads(Tools tools) {
    assertThat(tools.ofMaker("s0", "m0")).extracting(Tool::price).containsExactly(0, 60);
    assertThat(numbers(tools.search("m1", Range.atLeast(30), "ünï").toList()))
        .containsExactlyInAnyOrder(3, 5, 7, 9, 11);
    assertThat(tools.search("m1", Range.all(), "none").toList()).isEmpty();
    assertThat(numbers(tools.withFact(Map.entry("number", "4")))).containsExactly(4);
    assertThat(tools.withFact(Map.entry("other", "4"))).isEmpty();
    assertThat(tools.onShelf("shelf 1")).isEqualTo(4);
    assertThat(numbers(tools.affordable(80))).containsExactlyInAnyOrder(8, 9);
    // by token, then in stored order, as a scan of the table on any store
    assertThat(numbers(tools.search("m0", Range.all(), "ünï").toList()))
        .containsExactlyElementsOf(List.of(4, 10, 2, 8, 0, 6));
  }

  private static void pages(Tools tools) {
    List<Tool> all = new ArrayList<>();
    Page<Tool> page = tools.byMaker("m1", PageRequest.first(4));
    all.addAll(page.items());
    assertThat(page.hasNext()).isTrue();
    Page<Tool> last = tools.byMaker("m1", page.next(2).orElseThrow());
    all.addAll(last.items());
    assertThat(last.hasNext()).isFalse();
    assertThat(numbers(all)).containsExactlyInAnyOrder(1, 3, 5, 7, 9, 11);
    PageRequest next = page.next(2).orElseThrow();
    assertThatThrownBy(() -> tools.byMaker("m0", next)).isInstanceOf(RejectedInputException.class);
  }

  private static void changes(Tools tools) {
    tools.reprice("s0", new UUID(0, 0), 85);
    assertThat(numbers(tools.affordable(80))).containsExactlyInAnyOrder(0, 8, 9);
    tools.remove("s0", new UUID(0, 0));
    assertThat(numbers(tools.affordable(80))).containsExactlyInAnyOrder(8, 9);
    tools.lend(tool(97), WriteOptions.NONE.withTtl(Duration.ofDays(1)));
    assertThat(numbers(tools.withFact(Map.entry("number", "97")))).containsExactly(97);
  }

  private static void refused(Tools tools) {
    assertThatThrownBy(() -> tools.ofMaker("s0", null)).isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> tools.search("m0", null, "x"))
        .isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> tools.withFact(null)).isInstanceOf(RejectedInputException.class);
  }

  private static List<Integer> numbers(List<Tool> tools) {
    return tools.stream().map(tool -> (int) tool.id().getLeastSignificantBits()).toList();
  }

  private static Tool tool(int number) {
    return new Tool(
        "s" + number % 3,
        new UUID(0, number),
        "m" + number % 2,
        number * 10,
        number == 1 ? Set.of() : Set.of("ünï", "label " + number),
        Map.of("number", String.valueOf(number)),
        "shelf " + number % 3);
  }
}
