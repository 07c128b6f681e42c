/** Checks entities by the constraints of Jakarta Validation before they are written. */
module dev.rowan.validation {
  requires transitive dev.rowan;
  requires transitive jakarta.validation;
  requires static transitive org.jspecify;

  exports dev.rowan.validation;
}
