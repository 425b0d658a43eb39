import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Paging } from '#platform/paging.ts'
import type { SurveyForm } from './rules.ts'

type AnswerValues = {
  form: SurveyForm
  requestKey: string
  answers: Record<string, string>
  accountId: string | null
  at: Date
}

/** Stores answers; undefined where a row has this key already. */
export const insert = (tx: Db, { form, requestKey, answers, accountId, at }: AnswerValues) =>
  tx
    .insertInto('survey_answer')
    .values({
      form,
      request_key: requestKey,
      answers: JSON.stringify(answers),
      account_id: accountId,
      answered_at: at,
    })
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returning('id')
    .executeTakeFirst()

export const findByKey = (db: Db, requestKey: string) =>
  db
    .selectFrom('survey_answer')
    .select(['id', 'form', 'answers'])
    .where('request_key', '=', requestKey)
    .executeTakeFirst()

const columns = ['id', 'nr', 'form', 'answers', 'answered_at as answeredAt'] as const

export const list = (db: Db, { table, page, count }: Paging & { table?: SurveyForm | undefined }) =>
  db
    .selectFrom('survey_answer')
    .select(columns)
    .$if(table !== undefined, (query) => query.where('form', '=', table!))
    .orderBy('answered_at', 'desc')
    .orderBy('nr', 'desc')
    .limit(count)
    .offset(page * count)
    .execute()

export async function countAnswers(db: Db, table: SurveyForm | undefined): Promise<number> {
  const { size } = await db
    .selectFrom('survey_answer')
    .select((eb) => eb.fn.countAll<number>().as('size'))
    .$if(table !== undefined, (query) => query.where('form', '=', table!))
    .executeTakeFirstOrThrow()
  return size
}

/** How many answers a form has, and when the first and the last came. */
export const loadSpan = (db: Db, table: SurveyForm) =>
  db
    .selectFrom('survey_answer')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      sql<Date | null>`min(answered_at)`.as('first'),
      sql<Date | null>`max(answered_at)`.as('last'),
    ])
    .where('form', '=', table)
    .executeTakeFirstOrThrow()

/** How often each answer was given to the questions `names` of a form. */
export async function countByValue(db: Db, table: SurveyForm, names: readonly string[]) {
  const { rows } = await sql<{ name: string; value: string; count: number }>`
    select each.name, each.value, count(*)::int as count
      from survey_answer, jsonb_each_text(survey_answer.answers) as each (name, value)
     where survey_answer.form = ${table} and each.name = any (${[...names]}::text[])
     group by each.name, each.value`.execute(db)
  return rows
}

/** The next rows of one form, oldest first, after the row `after`. */
export const listAfter = (
  db: Db,
  table: SurveyForm,
  after: { answeredAt: Date; nr: number } | undefined,
  limit: number,
) =>
  db
    .selectFrom('survey_answer')
    .select(columns)
    .where('form', '=', table)
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('answered_at', '>', after!.answeredAt),
          eb.and([eb('answered_at', '=', after!.answeredAt), eb('nr', '>', after!.nr)]),
        ]),
      ),
    )
    .orderBy('answered_at')
    .orderBy('nr')
    .limit(limit)
    .execute()

export const listByAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('survey_answer')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy('answered_at')
    .orderBy('nr')
    .execute()

export const removeByAccount = (tx: Db, accountId: string) =>
  tx.deleteFrom('survey_answer').where('account_id', '=', accountId).execute()
