import { createHash } from 'node:crypto'
import { toIsoTime, toJakartaDate } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps, Context } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Paging } from '#platform/paging.ts'
import { readAnswers, type SurveyForm } from '../rules.ts'
import * as store from '../store.ts'

type Submission = { table: SurveyForm; requestId?: string | undefined } & Record<string, unknown>

/**
 * Stores the answers of a form once, however often they are sent. Throws 422 `survey.invalid` by field, and
 * `survey.other_answers` where the key belongs to other answers.
 */
export async function submitAnswers(ctx: Context, { table, requestId, ...given }: Submission) {
  const read = readAnswers(table, given as Record<string, string | undefined>)
  if ('errors' in read)
    throw new Refusal('survey.invalid', 'Periksa lagi isian yang ditandai.', 422, {
      errors: read.errors,
    })
  const { answers } = read
  const { clock, actor } = ctx
  const requestKey = requestId ?? hashContents(table, answers, toJakartaDate(clock.now()))
  const accountId = actor.kind === 'buyer' ? actor.accountId : null
  return withTransaction(ctx, async ({ db }) => {
    const row = { form: table, requestKey, answers, accountId, at: clock.now() }
    const added = await store.insert(db, row)
    if (added) return { id: added.id }
    const existing = (await store.findByKey(db, requestKey))!
    const isSame = existing.form === table && isEqual(existing.answers, answers)
    if (!isSame)
      throw new Refusal(
        'survey.other_answers',
        'Kunci ini sudah dipakai untuk jawaban lain. Muat ulang halaman, lalu kirim lagi.',
        422,
      )
    return { id: existing.id }
  })
}

/** Without a key, equal answers of one day are one. */
const hashContents = (table: SurveyForm, answers: Record<string, string>, day: string): string =>
  createHash('sha256')
    .update(JSON.stringify([table, answers, day]))
    .digest('hex')

/** JSON in the database keeps no order of fields. */
const isEqual = (stored: unknown, answers: Record<string, string>): boolean =>
  Object.entries(answers).every(([name, value]) => (stored as typeof answers)[name] === value)

type ListQuery = Paging & { table?: SurveyForm | undefined }

/** Answers, newest first. */
export async function listAnswers({ db }: AppDeps, query: ListQuery) {
  const [rows, total] = await Promise.all([
    store.list(db, query),
    store.countAnswers(db, query.table),
  ])
  const results = rows.map(({ id, form, answers, answeredAt }) => ({
    id,
    table: form as SurveyForm,
    answeredAt: toIsoTime(answeredAt),
    answers: answers as Record<string, string>,
  }))
  return { results, page: query.page, count: query.count, total, totalIsExact: true }
}
