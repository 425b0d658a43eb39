import type { AppDeps } from '#platform/http/context.ts'
import type { MovementReason } from '#modules/catalogue/stock/service/movements.ts'
import { stageCounts } from '#modules/catalogue/stock/service/staged-counts.ts'
import { assertUnchanged } from '../rules/stale.ts'
import { mergeAttributes } from '../rules/row-diff.ts'
import * as write from '../store/apply.ts'
import * as catalogue from '../store/catalogue.ts'
import type { AddedRow, ChangedRow } from '../store/changes.ts'

/** What all batches of an import have in common: the transaction, why stock moves, and the day. */
export type ApplyRun = { deps: AppDeps; reason: MovementReason; day: string }

/** Changes known variants. Throws 409 if one changed since validation. */
export async function changeVariants(
  { deps, reason, day }: ApplyRun,
  rows: readonly ChangedRow[],
): Promise<void> {
  const { db } = deps
  await write.lockVariants(
    db,
    rows.map(({ change }) => change.variantId),
  )
  const known = await catalogue.findKnownById(
    db,
    rows.map(({ change }) => change.variantId),
    day,
  )
  for (const row of rows) assertUnchanged(row, known.get(row.change.variantId))
  await write.updateVariants(
    db,
    rows
      .filter(({ change }) => changesVariant(change))
      .map(({ change: { variantId, after } }) => {
        const current = known.get(variantId)!
        // A variant stays on sale when its product is not.
        const active = after['active'] ?? current.variantActive
        const attributes = mergeAttributes(current.attributes, after)
        return { ...current, ...after, active, attributes }
      }),
  )
  await writePrices(
    { deps, day },
    rows.map(({ change }) => ({ id: change.variantId, ...extractPrices(change.after) })),
  )
  const counts = rows.flatMap(({ change }) =>
    Object.entries(change.stock).map(([code, count]) => ({
      variantId: change.variantId,
      code,
      ...count,
    })),
  )
  await stageCounts(deps, counts, reason)
}

/** Adds new variants to the product of their name and brand, which is added first if missing. */
export async function addVariants(
  { deps, day }: ApplyRun,
  rows: readonly AddedRow[],
): Promise<void> {
  const { db } = deps
  const products = await write.findOrAddProducts(
    db,
    rows.map(({ change }) => change.product),
  )
  const ids = await write.addVariants(
    db,
    rows.map(({ sku, change }) => ({
      sku,
      productId: products.get(write.toProductKey(change.product))!,
      attributes: change.attributes,
      ...change.variant,
    })),
  )
  await writePrices(
    { deps, day },
    rows.map(({ sku, change: { retail, business } }) => ({
      id: ids.get(sku)!,
      retail,
      business: business ?? undefined,
    })),
  )
  // These rows are invisible until the commit, so locking them blocks no one.
  await write.insertStock(
    db,
    rows.flatMap(({ sku, change }) =>
      Object.entries(change.stock).map(([code, after]) => ({ id: ids.get(sku)!, code, after })),
    ),
  )
}

/** New prices in whole rupiah; null removes the price, one left out does not change. */
type PricedVariant = {
  id: number
  retail: number | null | undefined
  business: number | null | undefined
}

async function writePrices(
  { deps, day }: Pick<ApplyRun, 'deps' | 'day'>,
  variants: readonly PricedVariant[],
): Promise<void> {
  for (const list of ['retail', 'business'] as const) {
    await write.removePrices(
      deps.db,
      { list, day },
      variants.filter(({ [list]: amount }) => amount === null).map(({ id }) => id),
    )
    await write.writePrices(
      deps.db,
      { list, day },
      variants.flatMap(({ id, [list]: amount }) =>
        amount === null || amount === undefined ? [] : [{ id, amount }],
      ),
    )
  }
}

const PRICE_FIELDS = new Set(['retail', 'business'])
const changesVariant = ({ after }: ChangedRow['change']) =>
  Object.keys(after).some((field) => !PRICE_FIELDS.has(field))
const extractPrices = ({ retail, business }: ChangedRow['change']['after']) => ({
  retail: retail as number | null | undefined,
  business: business as number | null | undefined,
})
