package dev.rowan.cli.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;

/**
 * Where the credentials of a cluster come from: a file, environment variables, or a person who
 * types the password.
 *
 * @param user as an argument names it
 * @param file as an argument names it
 */
public record CredentialSources(
    Optional<String> user, Optional<Path> file, Surroundings surroundings) {
  /** The variable that has the user name. */
  public static final String USER_VARIABLE = "ROWAN_USER";

  /** The variable that has the password. */
  public static final String PASSWORD_VARIABLE = "ROWAN_PASSWORD";

  /** Says where credentials can be. */
  public static final String HINT =
      "set "
          + USER_VARIABLE
          + " and "
          + PASSWORD_VARIABLE
          + ", or name a file with --credentials,"
          + " or name the user with --user and type the password";

  private static final Set<PosixFilePermission> OF_OTHERS =
      Set.of(
          PosixFilePermission.GROUP_READ,
          PosixFilePermission.GROUP_WRITE,
          PosixFilePermission.OTHERS_READ,
          PosixFilePermission.OTHERS_WRITE);

  /**
   * Returns the credentials; empty if nothing names any, so that the driver's configuration can
   * have them.
   *
   * @throws UnusableStoreException if the file cannot be used, or a part is missing
   */
  public Optional<Credentials> find() {
    if (file.isPresent()) {
      return Optional.of(read(file.get()));
    }
    Optional<String> name = user.or(() -> variable(USER_VARIABLE));
    Optional<String> password = variable(PASSWORD_VARIABLE);
    if (name.isEmpty()) {
      if (password.isPresent()) {
        throw new UnusableStoreException(
            "%s is set, and %s is not; %s".formatted(PASSWORD_VARIABLE, USER_VARIABLE, HINT));
      }
      return Optional.empty();
    }
    String known =
        password
            .or(() -> surroundings.prompt().password("Password of " + name.get() + ": "))
            .orElseThrow(
                () ->
                    new UnusableStoreException(
                        "there is no terminal to type the password of `%s`; set %s"
                            .formatted(name.get(), PASSWORD_VARIABLE)));
    return Optional.of(new Credentials(name.get(), known));
  }

  private Optional<String> variable(String name) {
    return Optional.ofNullable(surroundings.variables().get(name))
        .filter(value -> !value.isEmpty());
  }

  private Credentials read(Path path) {
    Properties lines = new Properties();
    try {
      requirePrivate(path);
      lines.load(new StringReader(Files.readString(path, UTF_8)));
    } catch (IOException | IllegalArgumentException unreadable) {
      // without the text of the cause, which can contain a part of the file
      throw new UnusableStoreException(
          "the file of credentials `%s` cannot be read".formatted(path), unreadable);
    }
    String name = user.orElseGet(() -> lines.getProperty("user", ""));
    String password = lines.getProperty("password", "");
    if (name.isEmpty() || password.isEmpty()) {
      throw new UnusableStoreException(
          "the file of credentials `%s` needs the lines `user=…` and `password=…`".formatted(path));
    }
    return new Credentials(name, password);
  }

  private static void requirePrivate(Path path) throws IOException {
    if (!path.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      return;
    }
    Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(path);
    if (permissions.stream().anyMatch(OF_OTHERS::contains)) {
      throw new UnusableStoreException(
          "other users of this machine can read the file of credentials; run: chmod 600 %s"
              .formatted(path));
    }
  }
}
