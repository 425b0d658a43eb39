import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { MoneySchema, OkResponse } from '#platform/contract/schemas.ts'
import { lenderCodes } from '#platform/lender/port.ts'
import { LenderApplicationStatus } from './rules/lenders.ts'

/** What my company has at each lender. */
const LenderLimits = z
  .object({
    /** The company that may apply; null without a verified one. */
    companyId: z.string().nullable(),
    /** Whether the reader may apply: owners only. */
    canApply: z.boolean(),
    /** Whether to invite the reader to apply. */
    isInvited: z.boolean(),
    results: z.array(
      z.object({
        lender: z.enum(lenderCodes),
        name: z.string(),
        /** Null without an application. */
        applicationId: z.string().nullable(),
        status: z.enum(LenderApplicationStatus).nullable(),
        statusName: z.string().nullable(),
        limit: MoneySchema.nullable(),
        used: MoneySchema.nullable(),
        free: MoneySchema.nullable(),
        isDown: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'LenderLimits' })

export const lenderCalls = {
  limits: call('GET /customer/my/profile/limit-bnpl', {
    who: 'buyer',
    summary: 'What my company has at each lender: its application, limit, used and free',
    response: json(LenderLimits),
  }),
  closeInvite: call('POST /customer/bnpl/invite/close', {
    who: 'buyer',
    summary: 'Show the invitation to apply at a lender no more',
    body: z.object({}),
    response: json(OkResponse),
  }),
}
