/** An application in dev mode, with routes that its test calls. */
package web;
