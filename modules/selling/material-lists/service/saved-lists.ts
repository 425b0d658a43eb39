import type { z } from 'zod'
import { roundToThousandths } from '#platform/quantity.ts'
import { violatesConstraint } from '#platform/database/errors.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { findOwnCompanyId } from '#modules/people/identity/service/accounts.ts'
import { loadFleetLimits } from '#modules/selling/delivery/service/fleet-limits.ts'
import type { materialListCalls } from '../contract.ts'
import { MAX_LIST_LINES } from '../rules/limits.ts'
import { presentSavedLines, presentSavedList } from '../presenter.ts'
import * as store from '../store.ts'

/** Lists per account. */
const MAX_LISTS = 100

type SavedListInput = z.output<typeof materialListCalls.save.body>

const resolveViewer = async (ctx: BuyerContext) => ({
  accountId: ctx.buyer.accountId,
  companyId: await findOwnCompanyId(ctx),
})

/** The buyer's lists, and those that members of their company share. */
export async function list(ctx: BuyerContext) {
  const rows = await store.listVisible(ctx.db, await resolveViewer(ctx))
  return rows.map((row) => presentSavedList(row, ctx.buyer.accountId))
}

/** A list with every line as it can be ordered now; a line that is no longer sold says so. Throws 404. */
export async function show(ctx: BuyerContext, id: string) {
  const row = await store.findList(ctx.db, id, await resolveViewer(ctx))
  if (!row) throw notFound()
  const lines = await store.listLines(ctx.db, id)
  return {
    ...(await presentSavedLines(ctx, lines)),
    fleet: await loadFleetLimits(ctx),
    list: presentSavedList(row, ctx.buyer.accountId),
  }
}

/** The buyer's earlier purchases, as a list that can be ordered again. */
export const listPurchased = async (ctx: BuyerContext) =>
  presentSavedLines(ctx, await store.listPurchased(ctx.db, ctx.buyer.accountId, MAX_LIST_LINES))

/** Saves a list. Throws 422 `list.name_taken`, `list.many`, `list.no_company`, `list.unknown`. */
export const save = (ctx: BuyerContext, body: SavedListInput) =>
  writeList(ctx, body, async (ctx, companyId) => {
    const { accountId } = ctx.buyer
    await store.lockLists(ctx.db, accountId)
    const all = await store.listVisible(ctx.db, { accountId, companyId: null })
    if (all.length >= MAX_LISTS)
      throw new Refusal('list.many', `Paling banyak ${MAX_LISTS} daftar. Hapus yang lama dahulu.`)
    return store.insert(ctx.db, { accountId, companyId, name: body.name, at: ctx.clock.now() })
  })

/** Changes the buyer's own list. Throws 404, 422 as `save` does. */
export const change = (ctx: BuyerContext, id: string, body: SavedListInput) =>
  writeList(ctx, body, async (ctx, companyId) => {
    const { accountId } = ctx.buyer
    const at = ctx.clock.now()
    if (!(await store.update(ctx.db, id, { accountId, companyId, name: body.name, at })))
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
  write: (ctx: BuyerContext, companyId: string | null) => Promise<string>,
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
        qty: Math.max(0.001, roundToThousandths(qty)),
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
