package dev.rowan.sample.blog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.TimeUuids;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BlogTest {
  private static final int ALL = 100;
  private static final int MANY = 250;
  private static final List<String> TAGS = List.of("guitar", "music", "movie", "horror", "vintage");

  private final Rowan rowan = Rowan.connect("rowan:memory:");
  private final Posts posts = rowan.dao(Posts.class);
  private final Comments comments = rowan.dao(Comments.class);
  private final Blog blog =
      new Blog(rowan.dao(Authors.class), posts, comments, SamplePosts.FIRST_MONTH);

  @BeforeEach
  void fill() {
    SamplePosts.fill(blog);
  }

  @AfterEach
  void close() {
    rowan.close();
  }

  private static List<String> slugs(List<Post> posts) {
    return posts.stream().map(Post::slug).toList();
  }

  private List<Post> newest() {
    return blog.newest(ALL, SamplePosts.LAST_MONTH);
  }

  private List<String> tagged(String tag) {
    return slugs(blog.tagged(tag, ALL));
  }

  /** Every list is consistent with the posts themselves: no stale and no missing entries. */
  private void assertEveryListIsRight() {
    for (Post listed : newest()) {
      assertThat(posts.find(listed.id())).contains(listed);
      assertThat(blog.post(listed.slug())).contains(listed);
    }
    for (String tag : TAGS) {
      List<Post> expected = newest().stream().filter(post -> post.tags().contains(tag)).toList();
      assertThat(blog.tagged(tag, ALL)).as(tag).isEqualTo(expected);
    }
    for (Author author : SamplePosts.authors()) {
      List<Post> expected =
          newest().stream().filter(post -> post.author().equals(author.handle())).toList();
      assertThat(blog.by(author.handle(), ALL)).as(author.handle()).isEqualTo(expected);
    }
  }

  @Test
  void listsPostsNewestFirst() {
    assertThat(slugs(newest()))
        .containsExactly(SamplePosts.SECOND_GUITAR, SamplePosts.FILM, SamplePosts.FIRST_GUITAR);
    assertThat(slugs(blog.newest(2, SamplePosts.LAST_MONTH)))
        .containsExactly(SamplePosts.SECOND_GUITAR, SamplePosts.FILM);
    assertThat(tagged("guitar"))
        .containsExactly(SamplePosts.SECOND_GUITAR, SamplePosts.FIRST_GUITAR);
    assertThat(slugs(blog.by("mara", ALL)))
        .containsExactly(SamplePosts.SECOND_GUITAR, SamplePosts.FIRST_GUITAR);
    assertEveryListIsRight();
  }

  @Test
  void findsPostsWholeBySlug() {
    assertThat(blog.post(SamplePosts.FILM)).contains(SamplePosts.posts().get(1));
    assertThat(blog.post("no-such-post")).isEmpty();
  }

  @Test
  void listsCommentsOldestFirst() {
    assertThat(blog.comments(SamplePosts.FIRST_GUITAR))
        .extracting(Comment::name)
        .containsExactly("Joon", "A neighbour");
  }

  @Test
  void storesAuthorsWithoutAboutText() {
    assertThat(blog.author("teo")).contains(SamplePosts.authors().get(1));
  }

  @Test
  void showsAnEditInEveryListAtOnce() {
    Set<String> tags = Set.of("guitar", "vintage");
    assertThat(blog.edit(SamplePosts.SECOND_GUITAR, "Twelve strings", tags)).isTrue();
    assertThat(tagged("movie")).containsExactly(SamplePosts.FILM);
    assertThat(tagged("music")).containsExactly(SamplePosts.FIRST_GUITAR);
    assertThat(tagged("vintage")).containsExactly(SamplePosts.SECOND_GUITAR);
    assertThat(newest().get(0))
        .extracting(Post::title, Post::tags, Post::body)
        .containsExactly("Twelve strings", tags, SamplePosts.posts().get(2).body());
    assertEveryListIsRight();
  }

  @Test
  void takesAPostWithoutTagsOffEveryTag() {
    blog.edit(SamplePosts.SECOND_GUITAR, "Untagged", Set.of());
    assertThat(blog.post(SamplePosts.SECOND_GUITAR).orElseThrow().tags()).isEmpty();
    assertThat(TAGS).noneMatch(tag -> tagged(tag).contains(SamplePosts.SECOND_GUITAR));
    assertEveryListIsRight();
  }

  @Test
  void showsANewNameOfAnAuthorInEachPost() {
    blog.rename("mara", "Mara Lind-Okafor");
    assertThat(newest())
        .extracting(Post::authorName)
        .containsExactly("Mara Lind-Okafor", "Teo Okafor", "Mara Lind-Okafor");
    assertEveryListIsRight();
  }

  @Test
  void listsPostsByTwoTags() {
    assertThat(slugs(blog.tagged("guitar", "movie", true, ALL)))
        .containsExactly(SamplePosts.SECOND_GUITAR);
    assertThat(slugs(blog.tagged("guitar", "movie", false, ALL)))
        .containsExactly(SamplePosts.FIRST_GUITAR);
    assertThat(blog.tagged("guitar", "horror", true, ALL)).isEmpty();
    assertThat(blog.tagged("no-such-tag", "movie", false, ALL)).isEmpty();
  }

  @Test
  void pagesThroughATagUntilThereAreEnoughPosts() {
    for (int number = 0; number < MANY; number++) {
      String slug = "no-" + number;
      Instant at = Instant.parse("2026-03-01T00:00:00Z").plusSeconds(number);
      Set<String> tags = number % 40 == 0 ? Set.of("guitar", "rare") : Set.of("guitar");
      blog.publish(new Post(TimeUuids.of(at, 0), slug, slug, "text", "teo", null, tags, at));
    }
    assertThat(slugs(blog.tagged("guitar", "rare", true, 5)))
        .containsExactly("no-240", "no-200", "no-160", "no-120", "no-80");
    assertThat(blog.tagged("guitar", "rare", true, ALL)).hasSize(7);
  }

  @Test
  void countsCommentsAndCorrectsTheNumber() {
    assertThat(blog.commentCount(SamplePosts.FIRST_GUITAR)).isEqualTo(2);
    SamplePosts.fill(blog);
    assertThat(blog.comments(SamplePosts.FIRST_GUITAR)).hasSize(2);
    assertThat(blog.commentCount(SamplePosts.FIRST_GUITAR)).isEqualTo(4);
    rowan.maintenance().recount(CommentCountMapping.INSTANCE).withGrace(Duration.ofMillis(1)).run();
    assertThat(blog.commentCount(SamplePosts.FIRST_GUITAR)).isEqualTo(2);
    assertThat(blog.commentCount("no-such-post")).isZero();
  }

  @Test
  void editsNothingThatDoesNotExist() {
    assertThat(blog.edit("no-such-post", "x", Set.of("guitar"))).isFalse();
    assertEveryListIsRight();
  }

  @Test
  void publishingAgainReplacesThePostInEveryList() {
    blog.edit(SamplePosts.SECOND_GUITAR, "Twelve strings", Set.of("vintage"));
    SamplePosts.fill(blog);
    assertThat(tagged("vintage")).isEmpty();
    assertThat(tagged("movie")).containsExactly(SamplePosts.SECOND_GUITAR, SamplePosts.FILM);
    assertEveryListIsRight();
  }

  @Test
  void deletesEveryTraceOfAPost() {
    Post gone = SamplePosts.posts().get(0);
    assertThat(blog.delete(gone.slug())).isTrue();
    assertThat(posts.find(gone.id())).isEmpty();
    assertThat(posts.bySlug(gone.slug(), Limit.of(ALL))).isEmpty();
    assertThat(slugs(newest())).doesNotContain(gone.slug());
    assertThat(TAGS).containsAll(gone.tags()).noneMatch(tag -> tagged(tag).contains(gone.slug()));
    assertThat(slugs(blog.by(gone.author(), ALL))).containsExactly(SamplePosts.SECOND_GUITAR);
    assertThat(comments.on(gone.slug(), Limit.of(ALL))).isEmpty();
    assertThat(blog.comments(SamplePosts.SECOND_GUITAR)).hasSize(2);
    assertThat(blog.delete(gone.slug())).isFalse();
    assertEveryListIsRight();
  }
}
