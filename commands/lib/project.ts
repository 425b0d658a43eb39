import path from 'node:path'

/** The root folder of the project. */
export const PROJECT_ROOT = path.dirname(path.dirname(import.meta.dirname))

/** The path of an installed package's executable, to run with our own Node. */
export function resolveBin(name: string): string {
  return path.join(PROJECT_ROOT, 'node_modules', '.bin', name)
}
