import { describeValue, type FieldDescribers, type FieldValues } from './describe-value.ts'

/** A record as a form showed it when it was opened: by revision where it has one, and by its values. */
export type OpenedRecord = { revision?: number | undefined; values: FieldValues }

/** What a refused call says about the record: its stored values, and who saved each field when. */
export type StoredRecord = {
  revision?: number | undefined
  current: FieldValues
  saved: Readonly<Record<string, { by: string; at: string }>>
}

export type Choice = 'mine' | 'theirs'

/** A field that a colleague changed after the form was opened, in words. */
export type ConflictingField = {
  field: string
  opened: string
  theirs: string
  mine: string
  /** Whether the editor changed it too: only then can a save lose something. */
  isChangedByEditor: boolean
  saved: { by: string; at: string } | undefined
}

type Versions = { opened: OpenedRecord; stored: StoredRecord; mine: FieldValues }

/**
 * The fields that a colleague changed to something else than the editor's values. A value that was left
 * out stays as it is stored.
 */
export function listConflictingFields(
  { opened, stored, mine }: Versions,
  describers: FieldDescribers = {},
): ConflictingField[] {
  return Object.keys(opened.values)
    .map((field) => {
      const describe = describers[field] ?? describeValue
      const was = describe(opened.values[field])
      const typed = mine[field] === undefined ? was : describe(mine[field])
      const words = { opened: was, theirs: describe(stored.current[field]), mine: typed }
      return { field, ...words, isChangedByEditor: typed !== was, saved: stored.saved[field] }
    })
    .filter(({ opened: was, theirs, mine: typed }) => theirs !== was && theirs !== typed)
}

/**
 * The values to save after the editor's choices. What only the colleague changed, and what the form does
 * not show, stays as it is stored.
 */
export function mergeChoices(
  { opened, stored, mine }: Versions,
  choices: ReadonlyMap<string, Choice>,
): FieldValues {
  const isStoredTaken = (field: string) =>
    choices.get(field) === 'theirs' || mine[field] === undefined || !(field in opened.values)
  const taken = Object.keys(stored.current).filter((field) => field in mine && isStoredTaken(field))
  return { ...mine, ...Object.fromEntries(taken.map((field) => [field, stored.current[field]])) }
}
