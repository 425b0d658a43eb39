import { toJakartaDate } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import { formatQuantity } from '#platform/format.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { planPriceChange, type PriceChange } from '../rules/change-prices.ts'
import * as catalogue from '../store/catalogue.ts'
import * as changeStore from '../store/changes.ts'
import * as store from '../store/imports.ts'

/**
 * Prepares new prices of products' variants as an import without a file, which is looked at, applied and undone
 * as any other. Returns its id. Throws 422 `import.no_price`, `price.business_above_retail`.
 */
export const preparePrices = (
  ctx: StaffContext,
  { productIds, ...change }: PriceChange & { productIds: readonly string[] },
) =>
  withTransaction(ctx, async (ctx) => {
    const at = ctx.clock.now()
    const variants = await catalogue.findKnownByProducts(
      ctx.db,
      productIds.map(Number),
      toJakartaDate(at),
    )
    const changes = variants.flatMap((known, index): changeStore.RowChange[] => {
      const planned = planPriceChange(known, change)
      return planned ? [{ number: index + 1, sku: known.sku, change: planned }] : []
    })
    if (changes.length === 0)
      throw new Refusal('import.no_price', 'Tidak ada harga yang berubah.', 422, {
        errors: { percent: 'Tidak ada harga yang berubah dengan persentase ini.' },
      })
    const { staffId, name: by } = ctx.staff
    const id = await store.insert(ctx.db, {
      name: nameChange(change.percent, productIds.length),
      fileId: null,
      undoOf: null,
      staffId,
      by,
      at,
    })
    await changeStore.insertChanges(ctx.db, id, changes)
    await store.update(ctx.db, id, {
      state: 'checked',
      rows: variants.length,
      changes: changes.length,
      finished_at: at,
    })
    return { id }
  })

const nameChange = (percent: number, products: number): string =>
  `Harga ${percent > 0 ? 'naik' : 'turun'} ${formatQuantity(Math.abs(percent))}% untuk ${formatQuantity(products)} produk`
