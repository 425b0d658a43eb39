import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { surveyForms } from './rules.ts'

/** Long enough to be refused in words, short enough for an address. */
const Answer = z.string().max(4000, 'Paling banyak 4.000 karakter.').optional()

/**
 * A row for a table: `?action=insert&table=contact&name=…`. The same `requestId` with the same answers is one row;
 * without one, equal answers of a day are.
 */
const SurveyInsert = z.object({
  action: z.literal('insert', 'Tulis action=insert.'),
  table: z.enum(surveyForms, 'Tabel ini tidak ada.'),
  requestId: z
    .string()
    .regex(/^[\w-]{8,64}$/, 'Kunci berisi 8 sampai 64 karakter tanpa spasi.')
    .optional(),
  name: Answer,
  nickname: Answer,
  picName: Answer,
  companyName: Answer,
  email: Answer,
  phone: Answer,
  address: Answer,
  subject: Answer,
  desc: Answer,
  currentJob: Answer,
  selectedMaterials: Answer,
  materialDetails: Answer,
  projectLocation: Answer,
  timeToNeed: Answer,
  compareToOthers: Answer,
  decisionToBuy: Answer,
  reminderConsent: Answer,
  orderNumber: Answer,
  rating: Answer,
})

/** Forms and surveys: the specification's survey service. */
export const surveyCalls = {
  exec: call('GET /exec', {
    service: 'survey',
    summary: 'Stores the answers of a form or a survey; repeating it stores nothing again',
    query: SurveyInsert,
    limit: { times: 30, seconds: 600, by: 'address' },
    refusals: ['survey.invalid', 'survey.other_answers'],
    response: json(z.object({ id: z.string() })),
  }),
}
