import type { Sample } from '../honest.ts'

/** A file nobody may get past the door, and what it tries. */
export type Hostile = Sample & { tries: string }

/** Files by their names, which all try the same. */
export const all = (tries: string, files: Record<string, Buffer>): Hostile[] =>
  Object.entries(files).map(([name, bytes]) => ({ name, bytes, tries }))

/** Contents of one kind, which all try the same. */
export const numbered = (
  tries: string,
  extension: string,
  contents: readonly Buffer[],
): Hostile[] =>
  contents.map((bytes, at) => ({ name: `berkas-${at + 1}.${extension}`, bytes, tries }))
