import { toJakartaDate } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext, AppDeps } from '#platform/http/context.ts'
import { formatRupiah } from '#platform/format.ts'
import { rupiah, sen, moneyToJson } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import type { Paging } from '#platform/paging.ts'
import { recordAuditEntry, staleEdit } from '#modules/foundation/audit/service.ts'
import * as store from '../store/price-lists.ts'
import { applyPriceChange } from '../rules/price-lists.ts'
import { findStandardPrices, lockVariant } from '../store/prices.ts'

const presentPriceList = ({
  id,
  code,
  name,
  company,
  companyId,
  variants,
}: store.PriceListRow) => ({
  id: String(id),
  code,
  name,
  company: companyId && company ? { id: companyId, name: company } : null,
  variants,
})

/** Every list: retail and business, then companies' own. */
export const listPriceLists = async ({ db }: AppDeps) =>
  (await store.findPriceLists(db)).map(presentPriceList)

/** Adds a company's own list. Throws 422 `price.company` (unknown, not verified), `price.list_exists`. */
export const addPriceList = (
  ctx: StaffContext,
  { name, companyId }: { name: string; companyId: string },
) =>
  withTransaction(ctx, async (ctx) => {
    const company = await store.findCompany(ctx.db, companyId)
    if (company?.state !== 'verified')
      throw Refusal.field(
        'companyId',
        'price.company',
        'Pilih perusahaan yang sudah terverifikasi.',
      )
    const code = `company-${companyId}`
    const id = await store.insertPriceList(ctx.db, { code, name, companyId })
    if (id === undefined)
      throw Refusal.field(
        'companyId',
        'price.list_exists',
        `${company.name} sudah punya daftar harga.`,
      )
    await recordChange(ctx, 'Buka daftar harga', id, name, {
      after: { company: company.name },
    })
    return { id: String(id) }
  })

type ListedPriceQuery = Paging & { search?: string | undefined }

/** A page of a list's prices, future ones included. Throws 404. */
export async function listPrices(
  { db, clock }: AppDeps,
  id: number,
  { search, page, count }: ListedPriceQuery,
) {
  const list = await store.findPriceList(db, id)
  if (!list) throw notFound()
  const day = toJakartaDate(clock.now())
  const filter = { listId: id, day, search }
  const [rows, total] = await Promise.all([
    store.findPrices(db, { ...filter, page, count }),
    store.countPrices(db, filter),
  ])
  const results = rows.map(({ variantId, amount, retail, ...row }) => ({
    ...row,
    variantId: String(variantId),
    price: moneyToJson(sen(amount)),
    retail: retail === null ? null : moneyToJson(sen(retail)),
    coming: row.validFrom > day,
  }))
  return {
    list: presentPriceList(list),
    results,
    page,
    count,
    total: Math.min(total, 10_000),
    totalIsExact: total <= 10_000,
  }
}

type PriceInput = {
  sku: string
  price: number
  validFrom?: string | undefined
  /** The price from that day on that the caller saw, in whole rupiah; null for none. */
  seen?: number | null | undefined
}

/**
 * Sets the price of one SKU on a list from a day on, by default today. Throws 404, 409 `desk.changed`
 * if that day has another price than the caller saw, 422 `price.no_sku`, `price.past`, and on the
 * standard lists `price.business_above_retail`.
 */
export const setPrice = (
  ctx: StaffContext,
  listId: number,
  { sku, price, validFrom, seen }: PriceInput,
) =>
  withTransaction(ctx, async (ctx) => {
    const list = await store.findPriceList(ctx.db, listId)
    if (!list) throw notFound()
    const today = toJakartaDate(ctx.clock.now())
    const day = validFrom ?? today
    if (day < today)
      throw Refusal.field(
        'validFrom',
        'price.past',
        'Harga berlaku mulai hari ini atau sesudahnya.',
      )
    const match = await store.findVariantBySku(ctx.db, sku)
    if (!match) throw Refusal.field('sku', 'price.no_sku', `SKU ${sku} tidak dikenal.`)
    const variant = (await lockVariant(ctx.db, match.id))!
    const amount = await store.findListPrice(ctx.db, { variantId: match.id, listId, day })
    const stored = amount === undefined ? null : amount / 100
    if (seen !== undefined && seen !== stored)
      throw await staleEdit(ctx, {
        entityType: 'price_list',
        entityId: String(listId),
        values: { price: stored },
        match: { sku, from: day },
      })
    if (list.companyId === null)
      applyPriceChange(await findStandardPrices(ctx.db, match.id, day), {
        [list.code]: rupiah(price),
      })
    await store.writeListPrice(ctx.db, { variantId: match.id, listId, day, amount: rupiah(price) })
    await recordChange(ctx, 'Ubah daftar harga', listId, list.name, {
      after: {
        sku,
        name: variant.name,
        price: formatRupiah(moneyToJson(rupiah(price))),
        from: day,
      },
    })
    return { variantId: String(match.id), validFrom: day }
  })

/**
 * Deletes a future price, or any price of a company's list: the company then pays the standard one.
 * Throws 404, 422 `price.stays` for a price of a standard list that applies already.
 */
export const removePrice = (ctx: StaffContext, listId: number, variantId: number, day: string) =>
  withTransaction(ctx, async (ctx) => {
    const list = await store.findPriceList(ctx.db, listId)
    if (!list) throw notFound()
    if (list.companyId === null && day <= toJakartaDate(ctx.clock.now()))
      throw new Refusal(
        'price.stays',
        'Harga yang sudah berlaku tidak bisa dihapus. Tulis harga baru.',
        422,
      )
    const amount = await store.removeListPrice(ctx.db, { variantId, listId, day })
    if (amount === undefined) throw notFound()
    const variant = await lockVariant(ctx.db, variantId)
    await recordChange(ctx, 'Hapus dari daftar harga', listId, list.name, {
      before: {
        name: variant?.name,
        sku: variant?.sku,
        price: formatRupiah(moneyToJson(sen(amount))),
        from: day,
      },
    })
  })

const recordChange = (
  ctx: StaffContext,
  action: string,
  id: number,
  entityLabel: string,
  { before, after }: { before?: unknown; after?: unknown },
) =>
  recordAuditEntry(ctx, {
    action,
    entityType: 'price_list',
    entityId: String(id),
    entityLabel,
    before,
    after,
  })
