import { z } from 'zod'
import type { Choice, OpenedRecord, StoredRecord } from './compare.ts'

/** The hidden fields of an editing form. */
export const OPENED_FIELD = 'opened'
export const STORED_FIELD = 'stored'
export const TYPED_FIELD = 'typed'
/** The name of the choice between the editor's value and the colleague's. */
export const toChoiceField = (field: string): string => `choice.${field}`

export const isChoiceField = (path: string): boolean => path.startsWith('choice.')

const Values = z.record(z.string(), z.unknown())
const Opened = z.object({ revision: z.number().optional(), values: Values })
const Stored = z.object({
  revision: z.number().optional(),
  current: Values,
  saved: z.record(z.string(), z.object({ by: z.string(), at: z.string() })).default({}),
})

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}

/** The record as the posted form was opened on it; without values if the form does not say. */
export function readOpened(text: unknown): OpenedRecord {
  const parsed = Opened.safeParse(parseJson(text))
  return parsed.success ? parsed.data : { values: {} }
}

/** The colleague's record; undefined for anything that is none. */
export function readStored(value: unknown): StoredRecord | undefined {
  const parsed = Stored.safeParse(typeof value === 'string' ? parseJson(value) : value)
  return parsed.success ? parsed.data : undefined
}

/** The editor's values as they were refused. */
export function readTypedValues(text: unknown): OpenedRecord['values'] {
  const parsed = Values.safeParse(parseJson(text))
  return parsed.success ? parsed.data : {}
}

export const readChoice = (value: unknown): Choice | undefined =>
  value === 'mine' || value === 'theirs' ? value : undefined
