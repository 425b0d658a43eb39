import type { Handlers } from '#platform/http/context.ts'
import type { surveyCalls } from './contract.ts'
import { listAnswers, submitAnswers } from './service/answers.ts'
import { exportAnswers } from './service/export.ts'
import { summarizeAnswers } from './service/summary.ts'
import type { staffSurveyCalls } from './staff-contract.ts'

const surveyHandlers: Handlers<typeof surveyCalls> = {
  exec: (ctx, { query: { action: _action, ...submission } }) => submitAnswers(ctx, submission),
}

const staffSurveyHandlers: Handlers<typeof staffSurveyCalls> = {
  answers: (ctx, { query }) => listAnswers(ctx, query),
  summary: (ctx, { query }) => summarizeAnswers(ctx, query),
  exportAnswers: (ctx, { query }) => exportAnswers(ctx, query),
}

export const surveyHandlerGroups = { surveys: surveyHandlers, staffSurveys: staffSurveyHandlers }
