package shop;

import dev.rowan.annotation.Column;

/** A superclass of immutable and of mutable entities. */
public abstract class Titled {
  private String title;

  protected Titled() {}

  protected Titled(String title) {
    this.title = title;
  }

  @Column("title_text")
  public String getTitle() {
    return title;
  }

  protected Titled title(String newTitle) {
    title = newTitle;
    return this;
  }
}
