/** What users write on their entities and DAO interfaces. */
module dev.rowan.annotation {
  requires static org.jspecify;

  exports dev.rowan.annotation;
}
