package shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import java.util.function.Consumer;

/** Null properties of entities: deleted by the default of the DAO, or left by a method. */
public final class NullsPlay implements Play {
  private static final Coat RED = new Coat("c", "red", 4);
  private static final Coat SIZE_ONLY = new Coat("c", null, 5);
  private static final Coat BOTH = new Coat("c", "red", 5);

  @Override
  public void on(Rowan rowan) {
    Coats coats = rowan.dao(Coats.class);
    assertThat(coats.create(new Coat("c", null, 1))).isTrue();
    assertThat(coats.find("c")).isEqualTo(new Coat("c", null, 1));

    stored(coats, coats::save, SIZE_ONLY);
    stored(coats, coats::merge, BOTH);
    stored(coats, coat -> rowan.commit(coats.saving(coat)), SIZE_ONLY);
    stored(coats, coats::change, SIZE_ONLY);
    stored(coats, coats::add, BOTH);
    stored(coats, coat -> assertThat(coats.correct(coat)).isTrue(), SIZE_ONLY);
    stored(coats, coats::inherited, SIZE_ONLY);
    stored(coats, rowan.dao(SparseCoats.class)::inherited, BOTH);
  }

  private static void stored(Coats coats, Consumer<Coat> write, Coat expected) {
    coats.save(RED);
    write.accept(SIZE_ONLY);
    assertThat(coats.find("c")).isEqualTo(expected);
  }
}
