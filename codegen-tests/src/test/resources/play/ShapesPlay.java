package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.error.UnreadableRowException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import shop.Shapes.Label;
import shop.Shapes.Parcel;
import shop.Shapes.Parcels;
import shop.Shapes.Size;
import shop.Shapes.Totals;
import shop.Shapes.Weight;

/** Reads rows as maps, in arrays, and numbers in wider types. */
public final class ShapesPlay implements Play {
  private static final Parcel CUP =
      new Parcel(
          "a", 1, "cup", Size.SMALL, new Weight(250), Set.of("blue"), 5, (short) 3, 2.5f);
  private static final Parcel ODD = new Parcel("a", 2, null, null, null, null, null, (short) 0, 0);

  @Override
  public void on(Rowan rowan) {
    Parcels parcels = rowan.dao(Parcels.class);
    parcels.save(CUP);
    parcels.save(ODD);
    maps(parcels);
    assertThat(parcels.array("a", Limit.of(1))).containsExactly(parcels.array("a", Limit.of(9))[0]);
    assertThat(parcels.array("a", Limit.of(9))).extracting(Parcel::number).containsExactly(1, 2);
    assertThat(parcels.array("none", Limit.of(9))).isEmpty();
    assertThat(parcels.reversed("a")).extracting(Parcel::number).containsExactly(2, 1);
    assertThat(parcels.titles("a")).containsExactly("cup", null);
    assertThat(parcels.labels("a").toCompletableFuture().join())
        .containsExactly(new Label("cup", 5L, 2.5), new Label(null, null, 0));
    assertThat(parcels.stars("a")).containsExactly(5L, null);
    assertThat(parcels.price("a", 1)).isEqualTo(2.5);
    assertThatThrownBy(() -> parcels.price("a", 9)).isInstanceOf(UnreadableRowException.class);
    assertThat(parcels.places("a", 1)).contains(3.0);
    assertThat(parcels.places("a", 9)).isEmpty();
    assertThat(parcels.numbers("a")).containsExactly(1f, 2f);
    aggregates(parcels);
  }

  private static void aggregates(Parcels parcels) {
    int many = Integer.MAX_VALUE;
    for (int number = 1; number < 3; number++) {
      parcels.save(new Parcel("b", number, "t", null, null, null, many, (short) number, 0.5f));
    }
    assertThat(parcels.allStars("b")).isEqualTo(2L * many);
    assertThat(parcels.allStars("none")).isZero();
    assertThat(parcels.countless("b")).isEqualTo(2L * many);
    assertThat(parcels.countless("none")).isZero();
    assertThat(parcels.mostStars("b")).contains((double) many);
    assertThat(parcels.mostStars("none")).isEmpty();
    assertThat(parcels.totals("b")).isEqualTo(new Totals(2L * many, BigInteger.valueOf(3), 2, 1.0));
  }

  private static void maps(Parcels parcels) {
    List<Map<String, Object>> all = parcels.all("a");
    assertThat(all.get(0).keySet())
        .containsExactly(
            "shelf", "number", "title", "size", "weight", "tags", "stars", "places", "price");
    assertThat(all.get(0))
        .containsEntry("weight", new Weight(250))
        .containsEntry("size", Size.SMALL)
        .containsEntry("tags", Set.of("blue"))
        .containsEntry("places", (short) 3);
    assertThat(all.get(1)).hasSize(9).containsEntry("title", null).containsEntry("number", 2);
    assertThatThrownBy(() -> all.get(0).put("title", "mug"))
        .isInstanceOf(UnsupportedOperationException.class);
    Map<String, Object> first = parcels.some("a").toList().get(0);
    assertThat(new ArrayList<>(first.keySet()))
        .containsExactly(
            "no", "title", "size", "weight", "tags", "stars", "ttl(title)", "written");
    assertThat(first).containsEntry("ttl(title)", null).containsEntry("no", 1);
    assertThat(first.get("written")).isInstanceOf(Long.class);
    Map<String, Object> cup = new LinkedHashMap<>();
    cup.put("title", "cup");
    cup.put("stars", 5);
    assertThat(parcels.find("a", 1)).contains(cup);
    assertThat(parcels.find("a", 9)).isEmpty();
    assertThat(parcels.get("a", 1)).isEqualTo(cup);
    assertThat(parcels.get("a", 2).values()).containsExactly(null, null);
    assertThatThrownBy(() -> parcels.get("a", 9)).isInstanceOf(UnreadableRowException.class);
    Page<Map<String, Object>> page = parcels.page("a", PageRequest.first(1));
    assertThat(page.items()).containsExactly(Map.of("number", 1));
    assertThat(Play.received(parcels.publish("a")))
        .extracting(each -> each.get("title"))
        .isEqualTo(Arrays.asList("cup", null));
    assertThat(parcels.byTitle("cup").toCompletableFuture().join())
        .containsExactly(Map.of("size", Size.SMALL, "shelf", "a", "number", 1, "title", "cup"));
  }
}
