package dev.rowan.storage.embedded.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.Set;

/** Directories that only the user of this process can read, where the file system can do that. */
final class PrivateDirectory {
  private static final Set<PosixFilePermission> OWNER =
      EnumSet.of(
          PosixFilePermission.OWNER_READ,
          PosixFilePermission.OWNER_WRITE,
          PosixFilePermission.OWNER_EXECUTE);

  private PrivateDirectory() {}

  /** Creates a directory, and the directories above it with the usual permissions. */
  static Path create(Path directory) throws IOException {
    Files.createDirectories(directory);
    return restrict(directory);
  }

  /** Takes the permissions of others from a directory. */
  static Path restrict(Path directory) throws IOException {
    if (directory.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      Files.setPosixFilePermissions(directory, OWNER);
    }
    return directory;
  }
}
