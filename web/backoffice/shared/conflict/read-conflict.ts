import type { Choice, OpenedRecord, StoredRecord } from './compare.ts'

/** The hidden fields of an editing form. */
export const OPENED_FIELD = 'opened'
export const STORED_FIELD = 'stored'
export const TYPED_FIELD = 'typed'
/** The name of the choice between the editor's value and the colleague's. */
export const toChoiceField = (field: string): string => `choice.${field}`

export const isChoiceField = (path: string): boolean => path.startsWith('choice.')

// Checked by hand: schemas are no part of the browser's scripts.
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const readRevision = ({ revision }: Record<string, unknown>) =>
  typeof revision === 'number' ? { revision } : {}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}

/** The record as the posted form was opened on it; without values if the form does not say. */
export function readOpened(text: unknown): OpenedRecord {
  const opened = parseJson(text)
  return isRecord(opened) && isRecord(opened['values'])
    ? { ...readRevision(opened), values: opened['values'] }
    : { values: {} }
}

/** The colleague's record; undefined for anything that is none. */
export function readStored(value: unknown): StoredRecord | undefined {
  const stored = typeof value === 'string' ? parseJson(value) : value
  if (!isRecord(stored) || !isRecord(stored['current'])) return undefined
  return { ...readRevision(stored), current: stored['current'], saved: readSaved(stored['saved']) }
}

/** Who saved each field, and when. */
function readSaved(value: unknown): StoredRecord['saved'] {
  const saved: Record<string, { by: string; at: string }> = {}
  for (const [field, each] of Object.entries(isRecord(value) ? value : {}))
    if (isRecord(each)) saved[field] = { by: String(each['by']), at: String(each['at']) }
  return saved
}

/** The editor's values as they were refused. */
export function readTypedValues(text: unknown): OpenedRecord['values'] {
  const typed = parseJson(text)
  return isRecord(typed) ? typed : {}
}

export const readChoice = (value: unknown): Choice | undefined =>
  value === 'mine' || value === 'theirs' ? value : undefined
