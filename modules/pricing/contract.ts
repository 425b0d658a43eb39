import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { MoneyShape } from '#platform/contract/shapes.ts'

/** A list price in whole rupiah including PPN, for one selling unit. */
const Rupiah = z
  .int('Tulis rupiah bulat, tanpa sen.')
  .min(1, 'Harga harus lebih dari nol.')
  .max(10_000_000_000, 'Paling banyak Rp 10 miliar.')

/** The prices that everybody may see; a company's own list is negotiated elsewhere. */
export const ListPrices = z.object({
  retail: MoneyShape.nullable(),
  business: MoneyShape.nullable(),
})

/** What staff do with prices. */
export const staffPricingCalls = {
  changePrice: call('PATCH /staff/variants/{id}/price', {
    summary: 'Changes the list prices of one variant from today on; what is left out stays',
    who: 'staff',
    roles: ['content'],
    ids: 'whole',
    body: z
      .object({ retail: Rupiah.optional(), business: Rupiah.optional() })
      .refine(({ retail, business }) => retail !== undefined || business !== undefined, {
        error: 'Isi harga eceran, harga bisnis, atau keduanya.',
        path: ['retail'],
      }),
    refusals: ['price.business_above_retail'],
    answer: json(ListPrices),
  }),
}
