package shop;

import static org.assertj.core.api.Assertions.assertThat;

import blog.Author;
import blog.Authors;
import blog.Comment;
import blog.CommentMapping;
import blog.Comments;
import blog.Post;
import blog.PostMapping;
import blog.Posts;
import dev.rowan.Rowan;
import dev.rowan.mapping.EntityMapping;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** Rows have what the row says that they copy from, whatever they were given. */
public final class CopiesPlay implements Play {
  private static final UUID ANN = new UUID(0, 1);
  private static final UUID NOBODY = new UUID(0, 2);
  private static final UUID POST = new UUID(0, 3);
  private static final UUID COMMENT = new UUID(0, 4);

  @Override
  public void on(Rowan rowan) {
    Authors authors = rowan.dao(Authors.class);
    Author ann = new Author(ANN, "ann", "lund", "writes");
    authors.save(ann);
    rowan.dao(Posts.class).save(new Post(POST, ANN, "first", "somebody"));
    rowan.dao(Posts.class).save(new Post(new UUID(0, 5), NOBODY, "second", "somebody"));
    rowan.dao(Comments.class).save(new Comment(ANN, COMMENT, "well", null, null));
    assertThat(all(rowan, PostMapping.INSTANCE))
        .containsExactlyInAnyOrder(
            new Post(POST, ANN, "first", "ann"), new Post(new UUID(0, 5), NOBODY, "second", null));
    assertThat(all(rowan, CommentMapping.INSTANCE))
        .containsExactly(new Comment(ANN, COMMENT, "well", "ann", "lund"));

    authors.rename(ANN, "anna");
    authors.describe(ANN, "reads");
    assertThat(all(rowan, PostMapping.INSTANCE)).contains(new Post(POST, ANN, "first", "anna"));
    authors.save(new Author(ANN, "anna", "malmö", "reads"));
    assertThat(all(rowan, CommentMapping.INSTANCE)).extracting(Comment::city).containsOnly("malmö");

    authors.remove(ann);
    assertThat(all(rowan, PostMapping.INSTANCE)).extracting(Post::authorName).containsOnlyNulls();
  }

  private static <E> List<E> all(Rowan rowan, EntityMapping<E> mapping) {
    List<E> all = new ArrayList<>();
    rowan.scan(mapping).withParallelism(1).forEach(all::add);
    return all;
  }
}
