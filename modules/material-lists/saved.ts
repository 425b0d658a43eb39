import type { z } from 'zod'
import { isoTime } from '#platform/clock.ts'
import { breaks } from '#platform/database/faults.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { cardsOfVariants } from '#modules/catalogue/service/variant-cards.ts'
import { ownCompany } from '#modules/identity/service.ts'
import type { materialListCalls } from './contract.ts'
import { MOST_LINES } from './rules/bounds.ts'
import { candidateWith } from './service.ts'
import * as store from './store.ts'

/** More lists than these nobody finds anything in. */
const MOST_LISTS = 100

type Body = z.output<typeof materialListCalls.save.body>

const readerOf = async (ctx: BuyerContext) => ({
  accountId: ctx.buyer.accountId,
  companyId: await ownCompany(ctx),
})

const answerOf = ({ accountId, companyId, changedAt, ...row }: store.SavedRow, reader: string) => ({
  ...row,
  shared: companyId !== null,
  mine: accountId === reader,
  changedAt: isoTime(changedAt),
})

/** The buyer's lists, and those that their company's people share. */
export async function list(ctx: BuyerContext) {
  const rows = await store.lists(ctx.db, await readerOf(ctx))
  return rows.map((row) => answerOf(row, ctx.buyer.accountId))
}

/** A list with every line as it can be ordered now; what is not sold any more is told. Throws 404. */
export async function show(ctx: BuyerContext, id: string) {
  const found = await store.listBy(ctx.db, id, await readerOf(ctx))
  if (!found) throw notFound()
  const lines = await store.linesOf(ctx.db, id)
  return { ...(await matched(ctx, lines)), list: answerOf(found, ctx.buyer.accountId) }
}

/** What the buyer ordered before, as a list that can be ordered again. */
export const bought = async (ctx: BuyerContext) =>
  matched(ctx, await store.bought(ctx.db, ctx.buyer.accountId, MOST_LINES))

async function matched(ctx: BuyerContext, lines: readonly store.SavedLine[]) {
  const cards = await cardsOfVariants(
    ctx,
    lines.map(({ variantId }) => variantId),
  )
  const answered = lines.map(({ variantId, qty, name }, at) => {
    const card = cards.get(variantId)
    return {
      number: at + 1,
      written: name,
      text: name,
      qty,
      state: card ? ('matched' as const) : ('unknown' as const),
      unit: null,
      likely: true,
      note: card ? null : 'Tidak dijual lagi. Cari gantinya.',
      candidates: card ? [candidateWith(card, qty)] : [],
    }
  })
  const unknown = answered.filter(({ state }) => state === 'unknown').length
  const matched = answered.length - unknown
  return { lines: answered, skipped: [], matched, ambiguous: 0, unknown }
}

/** Saves a list. Throws 422 `list.name_taken`, `list.many`, `list.no_company`, `list.unknown`. */
export const save = (ctx: BuyerContext, body: Body) =>
  saving(ctx, body, async (inside, companyId) => {
    const { accountId } = ctx.buyer
    await store.lockLists(inside.db, accountId)
    const all = await store.lists(inside.db, { accountId, companyId: null })
    if (all.length >= MOST_LISTS)
      throw new Refusal('list.many', `Paling banyak ${MOST_LISTS} daftar. Hapus yang lama dahulu.`)
    return store.insert(inside.db, { accountId, companyId, name: body.name, at: ctx.clock.now() })
  })

/** Changes the buyer's own list. Throws 404, 422 as `save` does. */
export const change = (ctx: BuyerContext, id: string, body: Body) =>
  saving(ctx, body, async (inside, companyId) => {
    const { accountId } = ctx.buyer
    const at = ctx.clock.now()
    if (!(await store.update(inside.db, id, { accountId, companyId, name: body.name, at })))
      throw notFound()
    return id
  })

/** Removes the buyer's own list. Throws 404. */
export async function remove(ctx: BuyerContext, id: string): Promise<void> {
  if (!(await store.remove(ctx.db, id, ctx.buyer.accountId))) throw notFound()
}

async function saving(
  ctx: BuyerContext,
  { name, shared, lines }: Body,
  write: (inside: BuyerContext, companyId: string | null) => Promise<string>,
): Promise<{ id: string }> {
  const companyId = shared ? await ownCompany(ctx) : null
  if (shared && !companyId)
    throw refused('list.no_company', 'shared', 'Hanya akun perusahaan yang bisa berbagi daftar.')
  try {
    return await withTransaction(ctx, async (ctx) => {
      const id = await write(ctx, companyId)
      const wanted = lines.map(({ product_variant_id: variant, qty }) => ({
        variantId: Number(variant),
        qty: Math.max(0.001, Math.round(qty * 1000) / 1000),
      }))
      if ((await store.writeLines(ctx.db, id, wanted)) !== wanted.length)
        throw refused('list.unknown', 'lines', 'Ada barang yang tidak dikenal di daftar ini.')
      return { id }
    })
  } catch (thrown) {
    if (!breaks(thrown, 'saved_list_name')) throw thrown
    throw refused('list.name_taken', 'name', `Sudah ada daftar bernama ${name}.`)
  }
}

const refused = (code: string, field: string, message: string) =>
  Refusal.field(field, code, message)
