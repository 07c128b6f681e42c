/** The extension of Jakarta CDI that declares Rowan and its DAOs. */
module dev.rowan.cdi {
  requires transitive dev.rowan;
  requires transitive jakarta.cdi;
  requires static transitive org.jspecify;

  exports dev.rowan.cdi;

  // the container calls the observers
  opens dev.rowan.cdi;

  provides jakarta.enterprise.inject.spi.Extension with
      dev.rowan.cdi.RowanCdiExtension;
}
