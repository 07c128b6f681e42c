/** The extension of JUnit Jupiter for tests of code with DAOs. */
module dev.rowan.junit {
  requires transitive dev.rowan;
  requires dev.rowan.storage.launcher;
  requires transitive org.junit.jupiter.api;
  requires static transitive org.jspecify;

  uses dev.rowan.spi.backend.BackendProvider;

  exports dev.rowan.junit;
}
