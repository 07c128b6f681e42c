package shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.annotation.Consistency;
import dev.rowan.dao.Chunks;
import dev.rowan.dao.LargeValue;
import dev.rowan.dao.ReadOptions;
import dev.rowan.dao.WriteOptions;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import shop.Archive.Page;
import shop.Archive.Pages;
import shop.Archive.Video;
import shop.Archive.Videos;

/** Large values are written and read beside their rows. */
public final class ChunksPlay implements Play {
  private static final ReadOptions ONE = ReadOptions.at(Consistency.ONE);

  @Override
  public void on(Rowan rowan) {
    videos(rowan.dao(Videos.class));
    pages(rowan, rowan.dao(Pages.class));
  }

  private static void videos(Videos videos) {
    byte[] content = new byte[3_000_000];
    content[2_999_999] = 7;
    Video saved = videos.save(new Video(null, "cats", null), new ByteArrayInputStream(content));
    assertThat(saved.id()).isNotNull();
    assertThat(saved.content().length()).isEqualTo(3_000_000);
    assertThat(saved.content().count()).isEqualTo(3);
    assertThat(videos.find(saved.id())).contains(saved);
    assertThat(read(videos.content(saved.id()))).isEqualTo(content);

    videos.rename(saved.id(), "dogs");
    videos.saveWithoutContent(new Video(saved.id(), "birds", null));
    assertThat(videos.stored(saved.id())).contains(saved.content());
    videos.change(Archive_VideoPatch.between(saved, new Video(saved.id(), "birds", null)));
    assertThat(videos.find(saved.id())).contains(new Video(saved.id(), "birds", saved.content()));

    Chunks next = videos.content(saved.id()).write(new byte[] {1, 2, 3});
    assertThat(videos.find(saved.id())).contains(new Video(saved.id(), "birds", next));
    assertThat(read(videos.content(saved.id()))).containsExactly(1, 2, 3);

    videos.remove(saved.id());
    assertThat(videos.content(saved.id()).stored()).isEmpty();
    UUID id = new UUID(1, 1);
    videos.save(new Video(id, "short", null), new byte[0], WriteOptions.ttl(Duration.ofDays(1)));
    assertThat(read(videos.content(id))).isEmpty();
  }

  private static void pages(Rowan rowan, Pages pages) {
    Page page = new Page();
    page.book = "b";
    page.number = 1;
    page.text = "once";
    pages.save(page, new ByteArrayInputStream(new byte[5_000]));
    pages.sound("b", 1).write(new byte[9]);
    Page tracked = rowan.track(pages.find("b", 1).orElseThrow());
    tracked.text = "twice";
    pages.change(tracked);
    Page found = pages.find("b", 1).orElseThrow();
    assertThat(found.text).isEqualTo("twice");
    assertThat(found.scan.count()).isEqualTo(3);
    assertThat(found.sound.length()).isEqualTo(9);
    assertThat(read(pages.scan("b", 1, ONE))).hasSize(5_000);
    pages.remove("b", List.of(1, 2));
    assertThat(pages.scan("b", 1, ONE).stored()).isEmpty();
  }

  private static byte[] read(LargeValue value) {
    try {
      return value.open().readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
