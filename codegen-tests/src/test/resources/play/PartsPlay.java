package shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.PageRequest;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import shop.Chest.Guild;
import shop.Chest.Spot;

/** Parts of values: values of keys of maps, and fields of a user-defined type. */
public final class PartsPlay implements Play {
  @Override
  public void on(Rowan rowan) {
    Chests chests = rowan.dao(Chests.class);
    chests.save(
        new Chest(
            "inn",
            1,
            "ann",
            Map.of("it's", 1, "BAKERS", 2, "SMITHS", 3, "a'b", 4, "a", 5),
            Map.of(Guild.SMITHS, true),
            Map.of(-7L, "attic"),
            new Spot("cellar", 9, Optional.of("left"))));
    chests.save(new Chest("inn", 2, "ann", Map.of("BAKERS", 6), Map.of(), null, null));

    assertThat(chests.seal("inn", 1)).contains(1);
    assertThat(chests.seal("inn", 2)).isEmpty();
    assertThat(chests.places("inn"))
        .containsExactly(new Chests.Place("cellar", 9, 2L), new Chests.Place(null, null, 6L));
    assertThat(chests.whole("inn", 2)).contains(new Chests.Sealed(Map.of("BAKERS", 6), null));
    assertThat(chests.opened("inn", PageRequest.first(5)).items())
        .isEqualTo(Arrays.asList(true, null));
    assertThat(chests.key("inn")).contains("attic");
    assertThat(chests.key("none")).isEmpty();
    assertThat(chests.notesOf("ann")).containsExactly(Optional.of("left"), Optional.empty());
    assertThat(chests.halls()).isEqualTo(Arrays.asList("cellar", null));
    assertThat(chests.byStatement("inn"))
        .containsExactly(new Chests.Named(9, 4L, "cellar"), new Chests.Named(null, null, null));
    List<Map<String, Object>> maps = chests.maps("inn");
    assertThat(maps.get(0)).containsEntry("spot.hall", "cellar").containsEntry("seals['a']", 5);
    assertThat(maps.get(1)).containsEntry("spot.hall", null).containsEntry("seals['a']", null);
  }
}
