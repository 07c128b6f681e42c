package dev.rowan.cli.command;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Says in words why a file cannot be used. The names of exceptions mean nothing to users. */
final class IoReasons {
  private IoReasons() {}

  static String of(IOException failure) {
    if (failure instanceof CharacterCodingException) {
      return "it is not UTF-8 text";
    } else if (failure instanceof NoSuchFileException) {
      return "it does not exist";
    } else if (failure instanceof AccessDeniedException) {
      return "the permission is missing";
    } else if (failure instanceof FileAlreadyExistsException
        || failure instanceof NotDirectoryException) {
      return "a file stands where a folder should be";
    }
    String reason =
        failure instanceof FileSystemException system ? system.getReason() : failure.getMessage();
    return reason == null ? "the disk or the folder does not allow it" : reason;
  }
}
