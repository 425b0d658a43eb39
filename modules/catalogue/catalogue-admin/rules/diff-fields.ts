/** The fields of `after` that differ from `before`, with their values on both sides. */
export function diffFields(before: object, after: object) {
  const changed = Object.keys(after).filter(
    (key) => JSON.stringify(before[key as never]) !== JSON.stringify(after[key as never]),
  )
  const pickChanged = (source: object) =>
    Object.fromEntries(changed.map((key) => [key, source[key as never]]))
  return { before: pickChanged(before), after: pickChanged(after), isEmpty: changed.length === 0 }
}
