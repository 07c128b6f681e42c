package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.spi.schema.ColumnSchema;
import java.util.Objects;

/** Inherited properties that subclasses refine, on each store. */
class RefinedPropertiesTest extends OnEachStore {
  @Override
  void callsOn(String url) {
    try (Rowan rowan = Rowan.connect(url)) {
      Figures figures = rowan.dao(Figures.class);
      Circle circle = new Circle();
      circle.setId("c");
      circle.setCenter(depth(new Figure.Place(), 3));
      circle.setOwner("ann");
      figures.save(circle);
      Circle found = figures.circle("c").orElseThrow();
      assertThat(Objects.requireNonNull(found.getCenter()).getX()).isEqualTo(3);
      assertThat(found.getOwner()).isNull();

      Sphere sphere = new Sphere();
      sphere.setId("s");
      Figure.Depth center = depth(new Figure.Depth(), 3);
      center.setZ(7);
      sphere.setCenter(center);
      sphere.setOwner("bob");
      figures.save(sphere);
      assertThat(z(figures)).isEqualTo(7);
      assertThat(figures.sphere("s")).map(Figure::getOwner).contains("bob");
      center.setZ(8);
      figures.move(sphere);
      assertThat(z(figures)).isEqualTo(8);
      sphere = rowan.track(figures.sphere("s").orElseThrow());
      sphere.setOwner("cat");
      figures.move(sphere);
      assertThat(figures.sphere("s")).map(Figure::getOwner).contains("cat");
      assertThat(z(figures)).isEqualTo(8);
    }
    assertThat(CircleMapping.TABLE.columns())
        .map(ColumnSchema::name)
        .containsExactly("id", "center2");
    assertThat(SphereMapping.TABLE.columns())
        .map(ColumnSchema::name)
        .containsExactly("id", "center3", "owner");
  }

  private static int z(Figures figures) {
    return Objects.requireNonNull(figures.sphere("s").orElseThrow().getCenter()).getZ();
  }

  private static <P extends Figure.Place> P depth(P place, int x) {
    place.setX(x);
    return place;
  }
}
