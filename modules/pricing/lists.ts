import { dayOf } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext, Tools } from '#platform/http/context.ts'
import { formatRupiah } from '#platform/format.ts'
import { rupiah, sen, toAnswer } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { record } from '#modules/audit/service.ts'
import * as store from './lists-store.ts'
import { changedPrices } from './rules.ts'
import { listPricesOf, lockVariant } from './store.ts'

const answerOf = ({ id, code, name, company, companyId, variants }: store.ListRow) => ({
  id: String(id),
  code,
  name,
  company: companyId && company ? { id: companyId, name: company } : null,
  variants,
})

/** Every list: the two that everybody knows, then companies' own. */
export const all = async ({ db }: Tools) => (await store.lists(db)).map(answerOf)

const refused = (code: string, field: string, message: string) =>
  Refusal.field(field, code, message)

/** Opens a company's own list. Throws 422 `price.company` (unknown, not verified), `price.list_exists`. */
export const add = (ctx: StaffContext, { name, companyId }: { name: string; companyId: string }) =>
  withTransaction(ctx, async (ctx) => {
    const company = await store.companyFor(ctx.db, companyId)
    if (company?.state !== 'verified')
      throw refused('price.company', 'companyId', 'Pilih perusahaan yang sudah terverifikasi.')
    if (company.listId !== null)
      throw refused('price.list_exists', 'companyId', `${company.name} sudah punya daftar harga.`)
    const code = `company-${companyId}`
    const id = await store.insertList(ctx.db, { code, name, companyId })
    await note(ctx, 'Buka daftar harga', id, name, {
      after: { company: company.name },
    })
    return { id: String(id) }
  })

type Wanted = { search?: string | undefined; page: number; count: number }

/** A page of a list's prices, those to come included. Throws 404. */
export async function prices({ db, clock }: Tools, id: number, { search, page, count }: Wanted) {
  const list = await store.listBy(db, id)
  if (!list) throw notFound()
  const day = dayOf(clock.now())
  const wanted = { listId: id, day, search }
  const [rows, total] = await Promise.all([
    store.pricesOn(db, { ...wanted, page, count }),
    store.countPricesOn(db, wanted),
  ])
  const results = rows.map(({ variantId, amount, retail, ...row }) => ({
    ...row,
    variantId: String(variantId),
    price: toAnswer(sen(amount)),
    retail: retail === null ? null : toAnswer(sen(retail)),
    coming: row.validFrom > day,
  }))
  return {
    list: answerOf(list),
    results,
    page,
    count,
    total: Math.min(total, 10_000),
    totalIsExact: total <= 10_000,
  }
}

type NewPrice = { sku: string; price: number; validFrom?: string | undefined }

/**
 * Sets the price of one SKU on a list from a day on, today unless told. Throws 404, 422
 * `price.no_sku`, `price.past`, and on the open lists `price.business_above_retail`.
 */
export const setPrice = (ctx: StaffContext, listId: number, { sku, price, validFrom }: NewPrice) =>
  withTransaction(ctx, async (ctx) => {
    const list = await store.listBy(ctx.db, listId)
    if (!list) throw notFound()
    const today = dayOf(ctx.clock.now())
    const day = validFrom ?? today
    if (day < today)
      throw refused('price.past', 'validFrom', 'Harga berlaku mulai hari ini atau sesudahnya.')
    const found = await store.variantBySku(ctx.db, sku)
    if (!found) throw refused('price.no_sku', 'sku', `SKU ${sku} tidak dikenal.`)
    const variant = (await lockVariant(ctx.db, found.id))!
    if (list.companyId === null)
      changedPrices(await listPricesOf(ctx.db, found.id, day), { [list.code]: rupiah(price) })
    await store.writeListPrice(ctx.db, { variantId: found.id, listId, day, amount: rupiah(price) })
    await note(ctx, 'Ubah daftar harga', listId, list.name, {
      after: { sku, name: variant.name, price: formatRupiah(toAnswer(rupiah(price))), from: day },
    })
    return { variantId: String(found.id), validFrom: day }
  })

/**
 * Takes a price away that is still to come, or any of a company's list: it falls back on the open
 * ones. Throws 404, 422 `price.stays` for what holds on an open list.
 */
export const removePrice = (ctx: StaffContext, listId: number, variantId: number, day: string) =>
  withTransaction(ctx, async (ctx) => {
    const list = await store.listBy(ctx.db, listId)
    if (!list) throw notFound()
    if (list.companyId === null && day <= dayOf(ctx.clock.now()))
      throw new Refusal(
        'price.stays',
        'Harga yang sudah berlaku tidak bisa dihapus. Tulis harga baru.',
        422,
      )
    const amount = await store.removeListPrice(ctx.db, { variantId, listId, day })
    if (amount === undefined) throw notFound()
    const variant = await lockVariant(ctx.db, variantId)
    await note(ctx, 'Hapus dari daftar harga', listId, list.name, {
      before: {
        name: variant?.name,
        sku: variant?.sku,
        price: formatRupiah(toAnswer(sen(amount))),
        from: day,
      },
    })
  })

const note = (
  ctx: StaffContext,
  action: string,
  id: number,
  thingName: string,
  { before, after }: { before?: unknown; after?: unknown },
) => record(ctx, { action, thing: 'price_list', thingId: String(id), thingName, before, after })
