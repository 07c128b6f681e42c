/** The module of Guice that binds Rowan and its DAOs. */
module dev.rowan.guice {
  requires transitive dev.rowan;
  requires com.google.common;
  requires transitive com.google.guice;
  requires static transitive org.jspecify;

  exports dev.rowan.guice;
}
