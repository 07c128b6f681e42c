package dev.rowan.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A guide page, read for the blocks that a test compares or executes. */
record GuidePage(String text) {
  /** Reads a page of {@code docs/guide}. */
  static GuidePage named(String file) throws IOException {
    Path candidate = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(candidate.resolve(".mvn"))) {
      candidate = candidate.getParent();
    }
    return new GuidePage(Files.readString(candidate.resolve("docs/guide").resolve(file)));
  }

  /** Returns the fenced blocks of a language, in page order. */
  List<String> blocks(String language) {
    Matcher block = Pattern.compile("(?ms)^```" + language + "\\n(.*?)^```$").matcher(text);
    return block.results().map(each -> each.group(1)).toList();
  }
}
