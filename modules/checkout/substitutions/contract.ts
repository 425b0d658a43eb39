import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { DateTime, MoneySchema } from '#platform/contract/schemas.ts'
import { SubstitutionStatus } from './rules/substitution-status.ts'

/** Other goods for a part of an order. All amounts include PPN. */
const Substitution = z
  .object({
    id: z.string(),
    lineId: z.string(),
    status: z.enum(SubstitutionStatus),
    replaced: z.object({
      name: z.string(),
      unit: z.string(),
      qty: z.number(),
      total: MoneySchema,
    }),
    substitute: z.object({
      sku: z.string(),
      name: z.string(),
      picture: z.string(),
      unit: z.string(),
      qty: z.number(),
      unitPrice: MoneySchema,
      total: MoneySchema,
    }),
    /** By how much the order becomes less. */
    less: MoneySchema,
    note: z.string().nullable(),
    proposedAt: DateTime,
    expiresAt: DateTime,
    /** Whether the buyer can still decide. */
    canDecide: z.boolean(),
  })
  .meta({ id: 'Substitution' })

export const SubstitutionList = z.object({ results: z.array(Substitution) })

const decision = {
  who: 'buyer',
  ids: 'uuid',
  lane: 'stock',
  response: json(SubstitutionList),
} as const

export const substitutionCalls = {
  ofOrder: call('GET /so/ecom/{id}/substitutions', {
    who: 'buyer',
    ids: 'uuid',
    summary: 'Other goods that staff propose for parts of one of my orders, newest first (ours)',
    response: json(SubstitutionList),
  }),
  accept: call('POST /so/ecom/{id}/substitutions/{substitutionId}/accept', {
    ...decision,
    summary: 'Agree to other goods: order, stock and invoice change at once (ours)',
    refusals: ['substitution.state', 'substitution.changed', 'substitution.loaded', 'stock.short'],
  }),
  refuse: call('POST /so/ecom/{id}/substitutions/{substitutionId}/refuse', {
    ...decision,
    summary: 'Refuse other goods; the order stays as it is (ours)',
    refusals: ['substitution.state'],
  }),
}
