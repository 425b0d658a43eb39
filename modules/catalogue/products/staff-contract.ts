import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { listOf, PageQuery } from '#platform/contract/schemas.ts'
import { ListPrices } from '#modules/catalogue/pricing/contract.ts'
import { WarehouseStock } from '#modules/catalogue/stock/contract.ts'

/** A variant for staff: its standard prices and its stock in every warehouse. */
export const StaffVariant = ListPrices.extend({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  unit: z.string(),
  measured: z.boolean(),
  stock: z.array(WarehouseStock),
})

export const StaffProduct = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  subCategory: z.string(),
  variants: z.array(StaffVariant),
})

export const staffProductCalls = {
  list: call('GET /staff/products', {
    summary:
      'Products on sale with variants, standard prices and stock; with a search text by match',
    who: 'staff',
    roles: ['content'],
    query: PageQuery.extend({ search: z.string().trim().max(200).optional() }),
    /** `near`: nothing matches the text; these are the nearest. */
    response: json(listOf(StaffProduct).extend({ near: z.boolean() })),
  }),
}
