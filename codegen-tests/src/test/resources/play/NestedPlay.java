package shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;

/** Generated classes that only their package can see are found all the same. */
public final class NestedPlay implements Play {
  @Override
  public void on(Rowan rowan) {
    Blog.Posts posts = rowan.dao(Blog.Posts.class);
    posts.save(new Blog.Post("slug", Blog.Mood.MERRY));
    assertThat(posts.find("slug")).contains(new Blog.Post("slug", Blog.Mood.MERRY));

    Blog.Pages pages = rowan.dao(Blog.Pages.class);
    assertThat(pages.create(new Blog.Pages.Row("id", Blog.Pages.Nulls.NONE))).isTrue();
    assertThat(pages.find("id")).isPresent();
  }
}
