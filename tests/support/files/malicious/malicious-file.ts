import type { SampleFile } from '../valid.ts'

/** A file nobody may get past the door, and what it tries. */
export type MaliciousFile = SampleFile & { tries: string }

/** Files by their names, which all try the same. */
export const makeFiles = (tries: string, files: Record<string, Buffer>): MaliciousFile[] =>
  Object.entries(files).map(([name, bytes]) => ({ name, bytes, tries }))

/** Contents of one kind, which all try the same. */
export const makeNumberedFiles = (
  tries: string,
  extension: string,
  contents: readonly Buffer[],
): MaliciousFile[] =>
  contents.map((bytes, index) => ({ name: `berkas-${index + 1}.${extension}`, bytes, tries }))
