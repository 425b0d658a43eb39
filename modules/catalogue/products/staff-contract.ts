import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { listOf, PageQuery } from '#platform/contract/schemas.ts'
import { ListPrices } from '#modules/catalogue/pricing/contract.ts'
import { WarehouseStock } from '#modules/catalogue/stock/contract.ts'

/** A variant as staff keep it: what it costs on either list, and what every warehouse has. */
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

/** What staff see of the products on sale. */
export const staffProductCalls = {
  list: call('GET /staff/products', {
    summary:
      'Products on sale with their variants, list prices and stock; by match where text is given',
    who: 'staff',
    roles: ['content'],
    query: PageQuery.extend({ search: z.string().trim().max(200).optional() }),
    /** `near`: nothing answers the text, and these only come near it. */
    response: json(listOf(StaffProduct).extend({ near: z.boolean() })),
  }),
}
