import type { SampleFile } from '../valid.ts'

/** A file that every upload must refuse, and the attack that it attempts. */
export type MaliciousFile = SampleFile & { attack: string }

/** Named files with the same attack. */
export const makeFiles = (attack: string, files: Record<string, Buffer>): MaliciousFile[] =>
  Object.entries(files).map(([name, bytes]) => ({ name, bytes, attack }))

/** Numbered files of one extension with the same attack. */
export const makeNumberedFiles = (
  attack: string,
  extension: string,
  contents: readonly Buffer[],
): MaliciousFile[] =>
  contents.map((bytes, index) => ({ name: `berkas-${index + 1}.${extension}`, bytes, attack }))
