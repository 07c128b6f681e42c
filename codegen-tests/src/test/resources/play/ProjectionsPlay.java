package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.error.RowanException;
import java.time.Instant;
import java.util.List;
import java.util.Set;

/** Records that hold some properties of an entity. */
public final class ProjectionsPlay implements Play {
  @Override
  public void on(Rowan rowan) {
    Posts posts = rowan.dao(Posts.class);
    for (int n = 1; n <= 3; n++) {
      posts.save(post("go", n));
    }
    posts.save(new Post("tea", at(9), "Tea", 5, "ann", "hot", null, 0, Set.of()));

    assertThat(posts.text("go", at(1))).contains(new Posts.Text("body 1"));
    assertThat(posts.text("tea", at(9))).contains(new Posts.Text(null));
    assertThat(posts.text("go", at(7))).isEmpty();
    assertThat(posts.likes("go", at(2))).isEqualTo(new Posts.Count(2));
    assertThatThrownBy(() -> posts.likes("go", at(7))).isInstanceOf(RowanException.class);
    assertThat(posts.later("go", at(3)).toCompletableFuture().join())
        .contains(new Posts.List$(3, Set.of("tag 3")));
    assertThat(posts.newest("go", Range.atLeast(at(2)), Limit.of(5)))
        .containsExactly(line(3), line(2));
    Page<Posts.Projection> first = posts.page("go", PageRequest.first(2));
    assertThat(first.items()).containsExactly(line(1), line(2));
    assertThat(posts.page("go", PageRequest.after(first.nextToken(), 2)).items())
        .containsExactly(line(3));
    assertThat(posts.lines(List.of("go", "tea")))
        .contains(new Posts.Line("Go", "headline 1"), new Posts.Line("Tea", "hot"))
        .hasSize(4);
    assertThat(posts.by("ann"))
        .containsExactly(new Posts.Projection("hot", at(9)), line(3), line(2), line(1));
    assertThat(posts.textsBy("ann")).hasSize(4).contains(new Posts.Text("body 2"));
    assertThat(posts.headlines(Limit.of(2))).hasSize(2);

    Posts.Board go = new Posts.Board("go", "Go", 19);
    Posts.Board tea = new Posts.Board("tea", "Tea", 5);
    assertThat(posts.board("go")).contains(go);
    assertThat(posts.board("none")).isEmpty();
    assertThat(posts.titles("go", Range.all())).containsExactly(go, go, go);
    posts.remove("tea", at(9));
    assertThat(posts.board("tea")).contains(tea);
    assertThat(posts.titles("tea", Range.all())).isEmpty();
    posts.name("chess", "Chess", null);
    Posts.Board chess = new Posts.Board("chess", "Chess", null);
    assertThat(posts.boards(List.of("tea", "go", "none", "chess")))
        .containsExactlyInAnyOrder(tea, go, chess);
    assertThat(posts.names().map(Posts.Name::board))
        .containsExactlyInAnyOrder("go", "tea", "chess");
    Page<Posts.Board> boards = posts.allBoards(PageRequest.first(2));
    assertThat(boards.items()).hasSize(2);
    assertThat(posts.allBoards(PageRequest.after(boards.nextToken(), 2)).items()).hasSize(1);
    posts.removeBoard("tea");
    assertThat(posts.board("tea")).isEmpty();
    posts.name("chess", null, null);
    assertThat(posts.board("chess")).isEmpty();
  }

  private static Post post(String board, int n) {
    return new Post(
        board,
        at(n),
        "Go",
        19,
        "ann",
        "headline " + n,
        "body " + n,
        n,
        Set.of("tag " + n));
  }

  private static Posts.Projection line(int n) {
    return new Posts.Projection("headline " + n, at(n));
  }

  private static Instant at(int n) {
    return Instant.ofEpochSecond(n);
  }
}
