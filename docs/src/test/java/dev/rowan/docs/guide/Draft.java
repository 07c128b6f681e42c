package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Static;
import dev.rowan.annotation.UpdatedAt;
import dev.rowan.annotation.Version;
import java.time.LocalDateTime;
import org.jspecify.annotations.Nullable;

/** A bean with a version, an update time and a static column. */
@Entity
public class Draft {
  @PartitionKey String author = "";
  @Clustering String title = "";
  @Static @Nullable String language;
  @Nullable String text;
  @UpdatedAt @Nullable LocalDateTime changed;
  @Version long version;

  static Draft of(String author, String title) {
    Draft draft = new Draft();
    draft.author = author;
    draft.title = title;
    return draft;
  }

  public @Nullable String getText() {
    return text;
  }

  public void setText(String newText) {
    this.text = newText;
  }

  public @Nullable LocalDateTime getChanged() {
    return changed;
  }

  public void setChanged(@Nullable LocalDateTime newChanged) {
    this.changed = newChanged;
  }
}
