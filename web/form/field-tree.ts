import { formTooLarge, formUnreadable, MAX_FIELDS } from './bounds.ts'
import { parseFieldPath, type FieldPath } from './field-path.ts'

type FieldGroup = { [key: string | number]: unknown }

/**
 * Nests a form's fields by their names: `items[0].qty` becomes `{ items: [{ qty }] }`, a repeated name
 * an array. Linear in the number of fields. Throws 413 for more than `maxFields` fields, or arrays
 * with more elements than that in all; 400 for names that are malformed or contradict each other.
 */
export function buildFieldTree<V>(
  fields: Iterable<readonly [name: string, value: V]>,
  maxFields: number = MAX_FIELDS,
): Record<string, unknown> {
  const valuesByName = new Map<string, V[]>()
  let fieldCount = 0
  for (const [name, value] of fields) {
    if (++fieldCount > maxFields) throw formTooLarge()
    const values = valuesByName.get(name)
    if (values) values.push(value)
    else valuesByName.set(name, [value])
  }
  const tree = new FieldTree(maxFields)
  for (const [name, values] of valuesByName)
    tree.set(parseFieldPath(name), values.length === 1 ? values[0] : values)
  return tree.root
}

class FieldTree {
  readonly root: FieldGroup = {}
  /** The objects and arrays that names made; a value of a field is not one of them. */
  readonly #groups = new Set<unknown>([this.root])
  /** Elements that arrays may still gain: `items[1999]` alone makes two thousand. */
  #freeElements: number

  constructor(maxElements: number) {
    this.#freeElements = maxElements
  }

  set(path: FieldPath, value: unknown) {
    let group = this.root
    for (const [depth, segment] of path.entries()) {
      const next = path[depth + 1]
      this.#reserve(group, segment)
      if (next === undefined) {
        if (Object.hasOwn(group, segment)) throw formUnreadable()
        group[segment] = value
        return
      }
      group = this.#openGroup(group, segment, typeof next === 'number')
    }
  }

  #openGroup(group: FieldGroup, segment: string | number, isArray: boolean): FieldGroup {
    if (!Object.hasOwn(group, segment)) {
      const created = isArray ? [] : {}
      this.#groups.add(created)
      group[segment] = created
    }
    const opened = group[segment]
    if (!this.#groups.has(opened)) throw formUnreadable()
    return opened as FieldGroup
  }

  /** Arrays are addressed by indexes, objects by keys; an array grows by no more than is free. */
  #reserve(group: FieldGroup, segment: string | number) {
    if (Array.isArray(group) !== (typeof segment === 'number')) throw formUnreadable()
    if (!Array.isArray(group) || typeof segment !== 'number') return
    this.#freeElements -= Math.max(0, segment + 1 - group.length)
    if (this.#freeElements < 0) throw formTooLarge()
  }
}
