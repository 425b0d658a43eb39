import { CHOICE_SEPARATOR } from './choice-rules.ts'
import { readAnswers, SURVEY_FORMS, type SurveyForm } from './rules.ts'

/** The surveys that a page asks in a dialog. */
export const popupForms = ['general_survey', 'triplek_survey', 'purchase_feedback'] as const
export type PopupForm = (typeof popupForms)[number]

/** The choice that asks for words of one's own, in a field whose name ends in `Other`. */
export const OTHER_CHOICE = 'Lainnya'

/** Questions that have to be answered, although the survey service does not take them (specification §5 and §7). */
const UNSTORED: Readonly<Record<PopupForm, readonly string[]>> = {
  general_survey: ['needsHelp'],
  triplek_survey: ['triplekFound'],
  purchase_feedback: [],
}

/** What a dialog's form posted; a question with several choices has several values. */
type Posted = Readonly<Record<string, readonly string[]>>

/**
 * What the survey service takes of the answers: the fields of its table, "Lainnya" replaced by its text, several choices
 * as one text, nothing as "-". Otherwise what is wrong, by field.
 */
export function readPopupAnswers(
  form: PopupForm,
  posted: Posted,
): { answers: Record<string, string> } | { errors: Record<string, string> } {
  const stored = Object.keys(SURVEY_FORMS[form satisfies SurveyForm].fields)
  const chosen = stored.map((name) => [name, replaceOther(name, posted)] as const)
  const read = readAnswers(
    form,
    Object.fromEntries(chosen.map(([name, values]) => [name, values.join(CHOICE_SEPARATOR)])),
  )
  const errors: Record<string, string> = {}
  for (const name of UNSTORED[form])
    if (!posted[name]?.some((value) => value.trim() !== ''))
      errors[name] = 'Pilih salah satu jawaban.'
  if ('errors' in read) Object.assign(errors, read.errors)
  for (const [name, values] of chosen)
    if (posted[name]?.includes(OTHER_CHOICE) && values.includes('')) {
      delete errors[name]
      errors[`${name}Other`] = 'Tulis jawaban Anda.'
    }
  return Object.keys(errors).length > 0 || 'errors' in read ? { errors } : read
}

const replaceOther = (name: string, posted: Posted): string[] =>
  (posted[name] ?? []).map((value) =>
    value === OTHER_CHOICE ? (posted[`${name}Other`]?.[0]?.trim() ?? '') : value.trim(),
  )
