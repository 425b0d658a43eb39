/** The value that a field carries as JSON; undefined where it has none, or nobody can read it. */
export function parseJsonField(field: FormDataEntryValue | null | undefined): unknown {
  try {
    return typeof field === 'string' ? JSON.parse(field) : undefined
  } catch {
    return undefined
  }
}
