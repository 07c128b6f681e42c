package dev.rowan.sample;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command {@code blog}. */
@Command(
    name = "blog",
    mixinStandardHelpOptions = true,
    description = {
      "Shows a blog.",
      "Loads three posts and their comments. Lists them newest first, by tag and by author. Edits"
          + " one post and deletes another, and shows that every list is correct after each step."
    })
final class BlogCommand implements Runnable {
  // Set by picocli before the command runs.
  @SuppressWarnings("NullAway.Init")
  @Spec
  private CommandSpec spec;

  private final Main main;

  BlogCommand(Main main) {
    this.main = main;
  }

  @Override
  public void run() {
    try (OpenStore store = OpenStore.open(main.url())) {
      new BlogTour(store.blog(), store::recountComments, spec.commandLine().getOut()).show();
    }
  }
}
