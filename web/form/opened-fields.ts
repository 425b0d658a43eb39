/** The hidden field with a record as its form was opened on it. */
export const OPENED_FIELD = 'opened'

/**
 * What of a form differs from the record that it was opened on: the rest may have been changed in another tab since.
 * Fields of `whole` go together, all or none.
 */
export function selectChanged<Fields extends Record<string, unknown>>(
  fields: Fields,
  opened: unknown,
  whole: readonly (keyof Fields & string)[] = [],
): Partial<Fields> {
  if (typeof opened !== 'object' || opened === null) return fields
  const before = opened as Record<string, unknown>
  const isChanged = (name: string) =>
    JSON.stringify(fields[name] ?? null) !== JSON.stringify(before[name] ?? null)
  const isWholeChanged = whole.some(isChanged)
  const changed = Object.entries(fields).filter(([name]) =>
    whole.includes(name) ? isWholeChanged : isChanged(name),
  )
  return Object.fromEntries(changed) as Partial<Fields>
}
