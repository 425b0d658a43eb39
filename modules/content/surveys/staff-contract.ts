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
  summary: call('GET /staff/survey-summaries', {
    ...answeringStaff,
    summary:
      'How often each choice of a form or survey was taken; `own` counts answers in words of one’s own',
    canLag: true,
    query: z.object({ table: z.enum(surveyForms, 'Pilih formulirnya.') }),
    response: json(
      z.object({
        total: z.number(),
        firstAt: DateTime.nullable(),
        lastAt: DateTime.nullable(),
        questions: z.array(
          z.object({
            name: z.string(),
            label: z.string(),
            isMultiple: z.boolean(),
            answered: z.number(),
            own: z.number(),
            /** Of numbers; null for words, and while there is no answer. */
            average: z.number().nullable(),
            choices: z.array(z.object({ choice: z.string(), count: z.number() })),
          }),
        ),
      }),
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
