package dev.rowan.cql.text;

/** A statement. {@link #toCql()} returns it without a semicolon at its end. */
public interface Statement extends Node {}
