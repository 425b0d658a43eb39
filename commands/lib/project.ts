import path from 'node:path'

/** The project's own folder. */
export const PROJECT_ROOT = path.dirname(path.dirname(import.meta.dirname))

/** A program that an installed package brings, to be run by our own Node. */
export function resolveBin(name: string): string {
  return path.join(PROJECT_ROOT, 'node_modules', '.bin', name)
}
