import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { MoneySchema } from '#platform/contract/schemas.ts'
import { SubstitutionList } from './contract.ts'

const salesCall = { who: 'staff', roles: ['sales'], ids: 'uuid' } as const
const Quantity = z
  .number('Tulis jumlah dengan angka.')
  .positive('Tulis jumlah lebih dari nol.')
  .max(1_000_000, 'Paling banyak 1.000.000.')

export const staffSubstitutionCalls = {
  ofOrder: call('GET /staff/orders/{id}/substitutions', {
    ...salesCall,
    roles: ['sales', 'finance'],
    summary: 'Other goods that were proposed for parts of an order, newest first (ours)',
    response: json(SubstitutionList),
  }),
  propose: call('POST /staff/orders/{id}/substitutions', {
    ...salesCall,
    summary:
      'Propose other goods for what is left to deliver of a line, and notify the buyer (ours)',
    body: z.object({
      lineId: z.uuid('Pilih barangnya.'),
      /** How much of the line it replaces. */
      replacedQty: Quantity,
      sku: z.string('Tulis SKU penggantinya.').trim().min(1, 'Tulis SKU penggantinya.').max(60),
      qty: Quantity,
      /** Including PPN. */
      unitPrice: MoneySchema,
      note: z.string().trim().max(500, 'Paling banyak 500 karakter.').optional(),
    }),
    refusals: [
      'order.state',
      'substitution.state',
      'substitution.reported',
      'substitution.sku',
      'substitution.quantity',
      'substitution.price',
      'substitution.dearer',
    ],
    response: created(SubstitutionList),
  }),
  withdraw: call('POST /staff/orders/{id}/substitutions/{substitutionId}/withdraw', {
    ...salesCall,
    summary: 'Take a proposal back that the buyer has not decided on (ours)',
    refusals: ['substitution.state'],
    response: json(SubstitutionList),
  }),
}
