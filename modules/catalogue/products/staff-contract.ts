import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { listOf, PageQuery } from '#platform/contract/schemas.ts'
import { ListPrices } from '#modules/catalogue/pricing/contract.ts'
import { saleStatuses, staffProductSorts } from './rules/staff-list.ts'
import { WarehouseStock } from '#modules/catalogue/stock/contract.ts'

/** A variant for staff: its standard prices and its stock in every warehouse. */
export const StaffVariant = ListPrices.extend({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  unit: z.string(),
  measured: z.boolean(),
  active: z.boolean(),
  stock: z.array(WarehouseStock),
})

export const StaffProduct = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  picture: z.string(),
  brand: z.string(),
  subCategory: z.string(),
  status: z.enum(saleStatuses),
  revision: z.int(),
  /** A revision of the tiers of all variants: it differs once somebody has changed them. */
  tiersMark: z.string(),
  variants: z.array(StaffVariant),
})

/** An id to filter by; anything else filters nothing. */
const FilterId = z.coerce.number().int().min(1).max(999_999_999).optional().catch(undefined)

export const staffProductCalls = {
  list: call('GET /staff/products', {
    summary:
      'Products with variants, standard prices and stock: those on sale, drafts or those off sale',
    who: 'staff',
    roles: ['content'],
    query: PageQuery.extend({
      search: z.string().trim().max(200).optional(),
      /** `draft`: without a variant or a price; `retired`: off sale, itself or with all its variants. */
      status: z.enum(saleStatuses).default('onSale').catch('onSale'),
      categoryId: FilterId,
      subCategoryId: FilterId,
      brandId: FilterId,
      /** By match of a search by default, else popular first. */
      sort: z.enum(staffProductSorts).optional().catch(undefined),
    }),
    /** `near`: nothing matches the text; these are the nearest. */
    response: json(listOf(StaffProduct).extend({ near: z.boolean() })),
  }),
}
