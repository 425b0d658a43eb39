import { formUnreadable, MAX_DEPTH } from './bounds.ts'

/** Keys of objects and indexes of arrays, outermost first. */
export type FieldPath = readonly (string | number)[]

/** Keys that reach an object's prototype. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Parses the name of a field: `items[0].qty` is `['items', 0, 'qty']`. Throws 400 for a malformed
 * name, one of more than MAX_DEPTH segments, and for keys that reach an object's prototype.
 */
export function parseFieldPath(name: string): FieldPath {
  const segment = /(?:^|(?<!^)\.)([^.[\]]+)|\[(\d{1,9})\]/y
  const path: (string | number)[] = []
  while (segment.lastIndex < name.length) {
    const [, key, index] = segment.exec(name) ?? []
    if (key === undefined && (index === undefined || path.length === 0)) throw formUnreadable()
    if (path.length === MAX_DEPTH || (key && FORBIDDEN_KEYS.has(key))) throw formUnreadable()
    path.push(key ?? Number(index))
  }
  if (path.length === 0) throw formUnreadable()
  return path
}
