/** Results of DAO methods as {@code Uni} and {@code Multi}. */
module dev.rowan.mutiny {
  requires transitive dev.rowan;
  requires transitive io.smallrye.mutiny;
  requires static transitive org.jspecify;

  exports dev.rowan.mutiny;
}
