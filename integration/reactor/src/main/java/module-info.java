/** Results of DAO methods as {@code Mono} and {@code Flux}. */
module dev.rowan.reactor {
  requires transitive dev.rowan;
  requires static transitive org.jspecify;
  requires transitive reactor.core;

  exports dev.rowan.reactor;
}
