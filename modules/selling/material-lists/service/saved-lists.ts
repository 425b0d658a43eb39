import type { z } from 'zod'
import { toIsoTime } from '#platform/clock.ts'
import { violatesConstraint } from '#platform/database/errors.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { loadVariantCards } from '#modules/catalogue/products/service/variant-cards.ts'
import { findOwnCompanyId } from '#modules/people/identity/service/authentication.ts'
import type { materialListCalls } from '../contract.ts'
import { MAX_LIST_LINES } from '../rules/limits.ts'
import { presentCandidateWithQty } from './match-list.ts'
import * as store from '../store.ts'

/** More lists than these nobody finds anything in. */
const MAX_LISTS = 100

type SavedListInput = z.output<typeof materialListCalls.save.body>

const resolveViewer = async (ctx: BuyerContext) => ({
  accountId: ctx.buyer.accountId,
  companyId: await findOwnCompanyId(ctx),
})

const presentSavedList = (
  { accountId, companyId, changedAt, ...row }: store.SavedListRecord,
  viewerId: string,
) => ({
  ...row,
  shared: companyId !== null,
  mine: accountId === viewerId,
  changedAt: toIsoTime(changedAt),
})

/** The buyer's lists, and those that their company's people share. */
export async function list(ctx: BuyerContext) {
  const rows = await store.listVisible(ctx.db, await resolveViewer(ctx))
  return rows.map((row) => presentSavedList(row, ctx.buyer.accountId))
}

/** A list with every line as it can be ordered now; what is not sold any more is told. Throws 404. */
export async function show(ctx: BuyerContext, id: string) {
  const row = await store.findList(ctx.db, id, await resolveViewer(ctx))
  if (!row) throw notFound()
  const lines = await store.listLines(ctx.db, id)
  return {
    ...(await presentSavedLines(ctx, lines)),
    list: presentSavedList(row, ctx.buyer.accountId),
  }
}

/** What the buyer ordered before, as a list that can be ordered again. */
export const listPurchased = async (ctx: BuyerContext) =>
  presentSavedLines(ctx, await store.listPurchased(ctx.db, ctx.buyer.accountId, MAX_LIST_LINES))

async function presentSavedLines(ctx: BuyerContext, lines: readonly store.SavedListItem[]) {
  const cards = await loadVariantCards(
    ctx,
    lines.map(({ variantId }) => variantId),
  )
  const presentedLines = lines.map(({ variantId, qty, name }, at) => {
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
      candidates: card ? [presentCandidateWithQty(card, qty)] : [],
    }
  })
  const unknown = presentedLines.filter(({ state }) => state === 'unknown').length
  const matched = presentedLines.length - unknown
  return { lines: presentedLines, skipped: [], matched, ambiguous: 0, unknown }
}

/** Saves a list. Throws 422 `list.name_taken`, `list.many`, `list.no_company`, `list.unknown`. */
export const save = (ctx: BuyerContext, body: SavedListInput) =>
  writeList(ctx, body, async (inside, companyId) => {
    const { accountId } = ctx.buyer
    await store.lockLists(inside.db, accountId)
    const all = await store.listVisible(inside.db, { accountId, companyId: null })
    if (all.length >= MAX_LISTS)
      throw new Refusal('list.many', `Paling banyak ${MAX_LISTS} daftar. Hapus yang lama dahulu.`)
    return store.insert(inside.db, { accountId, companyId, name: body.name, at: ctx.clock.now() })
  })

/** Changes the buyer's own list. Throws 404, 422 as `save` does. */
export const change = (ctx: BuyerContext, id: string, body: SavedListInput) =>
  writeList(ctx, body, async (inside, companyId) => {
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

async function writeList(
  ctx: BuyerContext,
  { name, shared, lines }: SavedListInput,
  write: (inside: BuyerContext, companyId: string | null) => Promise<string>,
): Promise<{ id: string }> {
  const companyId = shared ? await findOwnCompanyId(ctx) : null
  if (shared && !companyId)
    throw fieldRefusal(
      'list.no_company',
      'shared',
      'Hanya akun perusahaan yang bisa berbagi daftar.',
    )
  try {
    return await withTransaction(ctx, async (ctx) => {
      const id = await write(ctx, companyId)
      const newLines = lines.map(({ product_variant_id: variant, qty }) => ({
        variantId: Number(variant),
        qty: Math.max(0.001, Math.round(qty * 1000) / 1000),
      }))
      if ((await store.replaceLines(ctx.db, id, newLines)) !== newLines.length)
        throw fieldRefusal('list.unknown', 'lines', 'Ada barang yang tidak dikenal di daftar ini.')
      return { id }
    })
  } catch (thrown) {
    if (!violatesConstraint(thrown, 'saved_list_name')) throw thrown
    throw fieldRefusal('list.name_taken', 'name', `Sudah ada daftar bernama ${name}.`)
  }
}

const fieldRefusal = (code: string, field: string, message: string) =>
  Refusal.field(field, code, message)
