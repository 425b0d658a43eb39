import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { MoneySchema, OkResponse } from '#platform/contract/schemas.ts'
import { creditGradeCodes } from './rules/grades.ts'

/** The grade that staff gave my company. */
const GradeNotice = z.object({
  id: z.string(),
  grade: z.enum(creditGradeCodes),
  limit: MoneySchema,
  /** For how many days an order is on credit. */
  days: z.int(),
})

export const gradeCalls = {
  notice: call('GET /ecom/grade', {
    who: 'buyer',
    summary: 'The new grade of my company, until I have seen it (ours)',
    response: json(z.object({ notice: GradeNotice.nullable() })),
  }),
  setPopupStatus: call('POST /ecom/grade/{id}/popup-status', {
    who: 'buyer',
    ids: 'uuid',
    summary: 'Note that I have seen the new grade of my company; once is enough',
    body: z.object({}),
    response: json(OkResponse),
  }),
}
