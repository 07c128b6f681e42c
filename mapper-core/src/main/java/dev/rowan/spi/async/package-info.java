/**
 * Completion stages: the failure of a stage goes in, the failure that its first cause reported
 * comes out. The core and the backends share this reading; nothing here starts a thread or waits.
 */
@NullMarked
package dev.rowan.spi.async;

import org.jspecify.annotations.NullMarked;
