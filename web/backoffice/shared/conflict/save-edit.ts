import { data } from 'react-router'
import { isCallError } from '#platform/contract/call-error.ts'
import { toFormErrors } from '#web/form.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'
import type { ActionResult, FormReply } from '../actions/action-result.ts'
import { mapReplyErrors } from '../forms/map-reply-errors.ts'
import {
  listConflictingFields,
  mergeChoices,
  type Choice,
  type ConflictingField,
  type OpenedRecord,
  type StoredRecord,
} from './compare.ts'
import type { FieldDescribers, FieldValues } from './describe-value.ts'
import {
  TYPED_FIELD,
  OPENED_FIELD,
  readChoice,
  readOpened,
  readStored,
  STORED_FIELD,
  toChoiceField,
} from './read-conflict.ts'

type Edit<Body extends object> = {
  /** The sentence that confirms the save. */
  done: string
  /** What was typed, as the call takes it. */
  body: Body
  describers?: FieldDescribers | undefined
  /** The field of the form that shows the errors of a field of the call, where the two differ. */
  toFormPath?: (path: string) => string
  /** Saves unless the record differs from `seen`: by revision, or by its values. */
  save: (body: Body, seen: OpenedRecord) => Promise<unknown>
}

/** Changes of other fields than the form's are no reason to ask; then the save is tried again. */
const MAX_ATTEMPTS = 4

/**
 * Saves an edited record. If a colleague has saved it meanwhile, the reply shows both versions, and only
 * the editor's choice for every conflicting field makes the next save name the colleague's version.
 */
export async function saveEdit<Body extends object>(
  form: FormData,
  { done, body, describers, toFormPath, save }: Edit<Body>,
): Promise<ActionResult> {
  const opened = readOpened(form.get(OPENED_FIELD))
  const mine = body as FieldValues
  let stored = readStored(form.get(STORED_FIELD))
  for (let attempt = 1; ; attempt++) {
    const choices = new Map<string, Choice>()
    if (stored) {
      const fields = listConflictingFields({ opened, stored, mine }, describers)
      for (const { field } of fields) {
        const choice = readChoice(form.get(toChoiceField(field)))
        if (choice) choices.set(field, choice)
      }
      const undecided = fields.filter(({ field }) => !choices.has(field))
      if (undecided.length > 0) return { reply: askForChoices(form, { stored, mine, undecided }) }
    }
    try {
      await save(
        stored ? (mergeChoices({ opened, stored, mine }, choices) as Body) : body,
        stored ? { revision: stored.revision, values: stored.current } : opened,
      )
      return { done }
    } catch (thrown) {
      const newer = readStale(thrown)
      if (!newer || attempt === MAX_ATTEMPTS) {
        const reply = toFormErrors(thrown, collectFormValues(form))
        return { reply: toFormPath ? mapReplyErrors(reply, toFormPath) : reply }
      }
      clearOutdatedChoices(form, stored, newer)
      stored = newer
    }
  }
}

/** Thrown by a `save` of several calls: what is stored by now, after some of them. */
export class StaleEdit extends Error {
  readonly stored: StoredRecord
  constructor(stored: StoredRecord) {
    super('a colleague has saved meanwhile')
    this.stored = stored
  }
}

/** The colleague's version, if that is why the save was refused. */
export function readStale(thrown: unknown): StoredRecord | undefined {
  if (thrown instanceof StaleEdit) return thrown.stored
  if (!isCallError(thrown) || thrown.status !== 409) return undefined
  return readStored(thrown.data)
}

/** A choice was made between two values that were shown; another value has to be shown first. */
function clearOutdatedChoices(
  form: FormData,
  before: StoredRecord | undefined,
  newer: StoredRecord,
): void {
  for (const [field, value] of Object.entries(newer.current))
    if (JSON.stringify(value) !== JSON.stringify(before?.current[field]))
      form.delete(toChoiceField(field))
}

type Undecided = { stored: StoredRecord; mine: FieldValues; undecided: ConflictingField[] }

/** The reply that shows both versions, with everything that was typed and chosen so far. */
function askForChoices(form: FormData, { stored, mine, undecided }: Undecided): FormReply {
  const isFirstTime = !form.has(STORED_FIELD)
  const values = {
    ...collectFormValues(form),
    [STORED_FIELD]: [JSON.stringify(stored)],
    [TYPED_FIELD]: [JSON.stringify(mine)],
  }
  const errors = isFirstTime
    ? {}
    : Object.fromEntries(
        undecided.map(({ field }) => [toChoiceField(field), 'Pilih salah satu.'] as const),
      )
  const message = isFirstTime
    ? 'Rekan Anda baru saja mengubahnya. Pilih mana yang disimpan; belum ada yang tersimpan.'
    : 'Pilih mana yang disimpan untuk setiap isian; belum ada yang tersimpan.'
  return data({ message, code: 'desk.changed', errors, values }, { status: 409 })
}
