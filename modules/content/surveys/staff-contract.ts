import { z } from 'zod'
import { call, json, stream } from '#platform/contract/call.ts'
import { DateTime, listOf, PageQuery } from '#platform/contract/schemas.ts'
import { surveyForms } from './rules.ts'

/** Who answers people: sales, and who writes the pages. */
const answeringStaff = { who: 'staff', roles: ['sales', 'content'] } as const

export const staffSurveyCalls = {
  answers: call('GET /staff/survey-answers', {
    ...answeringStaff,
    summary: 'Answers of forms and surveys, newest first',
    canLag: true,
    query: PageQuery.extend({ table: z.enum(surveyForms).optional().catch(undefined) }),
    response: json(
      listOf(
        z.object({
          id: z.string(),
          table: z.enum(surveyForms),
          answeredAt: DateTime,
          answers: z.record(z.string(), z.string()),
        }),
      ),
    ),
  }),
  exportAnswers: call('GET /staff/exports/survey-answers', {
    ...answeringStaff,
    summary: 'All answers of one form or survey as a spreadsheet',
    limit: { times: 20, seconds: 60, by: 'caller' },
    query: z.object({
      table: z.enum(surveyForms, 'Pilih formulirnya.'),
      format: z.enum(['xlsx', 'csv']).default('xlsx').catch('xlsx'),
    }),
    response: stream('application/octet-stream'),
  }),
}
