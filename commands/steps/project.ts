import path from 'node:path'

/** The project's own folder. */
export const PROJECT = path.dirname(path.dirname(import.meta.dirname))

/** A program that an installed package brings, to be run by our own Node. */
export function tool(name: string): string {
  return path.join(PROJECT, 'node_modules', '.bin', name)
}
