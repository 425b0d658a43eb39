import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { SURVEY_FORMS, type SurveyForm } from './rules.ts'
import * as store from './store.ts'

/** The forms and surveys that an account sent while signed in. */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const rows = await store.listByAccount(db, accountId)
  return {
    formulir: rows.map(({ form, answers, answeredAt }) => ({
      formulir: SURVEY_FORMS[form as SurveyForm].label,
      jawaban: answers,
      dikirim_pada: toIsoTime(answeredAt),
    })),
  }
}

/** Deletes the answers of an account. */
export const erase = async ({ db }: Pick<AppDeps, 'db'>, accountId: string): Promise<void> =>
  void (await store.removeByAccount(db, accountId))
