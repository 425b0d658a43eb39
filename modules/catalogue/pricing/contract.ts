import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import {
  CalendarDate,
  OkResponse,
  listOf,
  MoneySchema,
  PageQuery,
} from '#platform/contract/schemas.ts'

/** A list price in whole rupiah including PPN, for one selling unit. */
export const Rupiah = z
  .int('Tulis rupiah bulat, tanpa sen.')
  .min(1, 'Harga harus lebih dari nol.')
  .max(10_000_000_000, 'Paling banyak Rp 10 miliar.')

/** The standard list prices; a company's own list is not among them. */
export const ListPrices = z.object({
  retail: MoneySchema.nullable(),
  business: MoneySchema.nullable(),
})

const PriceList = z.object({
  id: z.string(),
  /** `retail`, `business`, or the code of a company's own list. */
  code: z.string(),
  name: z.string(),
  company: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** How many variants have a price on it. */
  variants: z.int(),
})

const ListedPrice = z.object({
  variantId: z.string(),
  sku: z.string(),
  name: z.string(),
  unit: z.string(),
  price: MoneySchema,
  validFrom: CalendarDate,
  /** Whether it applies only from a later day on. */
  coming: z.boolean(),
  /** Today's retail price. */
  retail: MoneySchema.nullable(),
})

const contentStaff = { who: 'staff', roles: ['content'] } as const
const PERCENT_MESSAGE = 'Tulis potongan di atas 0 dan di bawah 100 persen.'

/** Discounts from a quantity on, lowest first. */
export const TierList = z
  .array(
    z.object({
      minQty: z
        .number('Tulis jumlah dengan angka.')
        .min(0.001, 'Tulis jumlah lebih dari nol.')
        .max(1_000_000, 'Paling banyak 1.000.000.'),
      discount: z
        .number(PERCENT_MESSAGE)
        .min(0.01, PERCENT_MESSAGE)
        .max(99.99, PERCENT_MESSAGE)
        .multipleOf(0.01, 'Paling banyak dua angka di belakang koma.'),
    }),
  )
  .max(8, 'Paling banyak 8 tingkat.')

export const staffPricingCalls = {
  setTiers: call('PUT /staff/variants/{id}/tiers', {
    ...contentStaff,
    summary: 'Replaces the discount tiers of a variant, lowest first; an empty list removes them',
    ids: 'whole',
    body: z.object({
      tiers: TierList,
      /** The tiers that the caller saw; others are not overwritten. */
      seen: z.array(z.object({ minQty: z.number(), discount: z.number() })).optional(),
    }),
    refusals: ['price.no_ladder', 'desk.changed'],
    response: json(
      z.object({ tiers: z.array(z.object({ minQty: z.number(), discount: z.number() })) }),
    ),
  }),
  lists: call('GET /staff/price-lists', {
    ...contentStaff,
    summary: 'Price lists: retail, business, and those of companies',
    response: json(z.object({ results: z.array(PriceList) })),
  }),
  addList: call('POST /staff/price-lists', {
    ...contentStaff,
    summary: 'Adds a price list for one company; it takes precedence over the business list',
    body: z.object({
      name: z
        .string()
        .trim()
        .min(3, 'Tulis nama daftar harga.')
        .max(80, 'Paling banyak 80 karakter.'),
      companyId: z.uuid('Pilih perusahaannya.'),
    }),
    refusals: ['price.company', 'price.list_exists'],
    response: created(z.object({ id: z.string() })),
  }),
  prices: call('GET /staff/price-lists/{id}/prices', {
    ...contentStaff,
    summary: 'The prices of a list, future ones included, by variant',
    ids: 'whole',
    query: PageQuery.extend({ search: z.string().trim().max(100).optional() }),
    response: json(listOf(ListedPrice).extend({ list: PriceList })),
  }),
  setPrice: call('PUT /staff/price-lists/{id}/prices', {
    ...contentStaff,
    summary: 'Sets the price of one SKU on a list from a day on',
    ids: 'whole',
    body: z.object({
      sku: z
        .string()
        .trim()
        .toUpperCase()
        .min(1, 'Tulis SKU.')
        .max(60, 'Paling banyak 60 karakter.'),
      price: Rupiah,
      validFrom: CalendarDate.optional(),
      /** The price from that day on that the caller saw, null for none; another is not overwritten. */
      seen: z.number().nullable().optional(),
    }),
    refusals: ['price.no_sku', 'price.past', 'price.business_above_retail', 'desk.changed'],
    response: json(z.object({ variantId: z.string(), validFrom: CalendarDate })),
  }),
  removePrice: call('DELETE /staff/price-lists/{id}/prices/{variantId}', {
    ...contentStaff,
    summary: 'Deletes a price from a company’s list, or a future price from any list',
    ids: 'whole',
    query: z.object({ validFrom: CalendarDate }),
    refusals: ['price.stays'],
    response: json(OkResponse),
  }),
  changePrice: call('PATCH /staff/variants/{id}/price', {
    summary:
      'Changes the standard prices of one variant from today on; one left out does not change',
    who: 'staff',
    roles: ['content'],
    ids: 'whole',
    body: z
      .object({
        retail: Rupiah.optional(),
        business: Rupiah.optional(),
        /** The prices that the caller saw, null for none; others are not overwritten. */
        seen: z
          .object({ retail: z.number().nullable(), business: z.number().nullable() })
          .partial()
          .optional(),
      })
      .refine(({ retail, business }) => retail !== undefined || business !== undefined, {
        error: 'Isi harga eceran, harga bisnis, atau keduanya.',
        path: ['retail'],
      }),
    refusals: ['price.business_above_retail', 'desk.changed'],
    response: json(ListPrices),
  }),
}
