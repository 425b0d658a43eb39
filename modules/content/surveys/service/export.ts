import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { streamCsv, streamXlsx, type SheetCell } from '#platform/spreadsheets/write-sheets.ts'
import { EMPTY_ANSWER, SURVEY_FORMS, type SurveyForm } from '../rules.ts'
import * as store from '../store.ts'

/** Rows that are read at once. */
const BATCH = 500

/** Streams all answers of one form, oldest first. */
export function exportAnswers(
  deps: AppDeps,
  { table, format }: { table: SurveyForm; format: 'xlsx' | 'csv' },
): AsyncIterable<Uint8Array> {
  const rows = generateRows(deps, table)
  const { label } = SURVEY_FORMS[table]
  return format === 'xlsx' ? streamXlsx(rows, { name: label, frozenRows: 1 }) : streamCsv(rows)
}

async function* generateRows({ db }: AppDeps, table: SurveyForm): AsyncGenerator<SheetCell[]> {
  const fields = Object.entries<{ label: string }>(SURVEY_FORMS[table].fields)
  yield ['Masuk', ...fields.map(([, { label }]) => label)]
  let last: { answeredAt: Date; nr: number } | undefined
  for (;;) {
    const rows = await store.listAfter(db, table, last, BATCH)
    for (const { answers, answeredAt } of rows) {
      const values = answers as Record<string, string>
      yield [
        toIsoTime(answeredAt).slice(0, 16).replace('T', ' '),
        ...fields.map(([name]) => (values[name] === EMPTY_ANSWER ? '' : (values[name] ?? ''))),
      ]
    }
    last = rows.at(-1)
    if (rows.length < BATCH) return
  }
}
