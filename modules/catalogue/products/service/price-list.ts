import { formatDate, formatQuantity } from '#platform/format.ts'
import type { Context } from '#platform/http/context.ts'
import { sen } from '#platform/money.ts'
import { streamXlsx, type SheetCell } from '#platform/spreadsheets/write-sheets.ts'
import { loadCategoryTree } from '#modules/catalogue/categories/service/category-tree.ts'
import { applyDiscount, type DiscountTier } from '#modules/catalogue/pricing/rules/tiers.ts'
import { loadTiers } from '#modules/catalogue/pricing/service/prices.ts'
import { describeReadiness } from '../rules/readiness.ts'
import { findPricedVariantRows, type PricedVariantRow } from '../store/price-list.ts'
import { priceContextOf } from './product-list.ts'

const HEADINGS = [
  'Kategori',
  'Jenis',
  'Merek',
  'Barang',
  'Varian',
  'SKU',
  'Satuan',
  'Harga (Rp)',
  'Harga grosir (Rp)',
  'Pesanan minimal',
  'Kelipatan',
  'Ketersediaan',
]

/** The prices of the day of everything on sale, on the caller's price list, as a workbook. */
export const streamPriceList = (ctx: Context): AsyncIterable<Uint8Array> =>
  streamXlsx(generateRows(ctx), { name: 'Daftar harga', frozenRows: 3 })

async function* generateRows(ctx: Context): AsyncGenerator<SheetCell[]> {
  yield [`Daftar harga ${ctx.shop.storeName}, ${formatDate(ctx.clock.now())}`]
  yield ['Harga per satuan termasuk PPN, belum ongkos kirim. Harga dan stok bisa berubah.']
  yield HEADINGS
  const priceContext = priceContextOf(ctx)
  for (const { name, subCategories } of (await loadCategoryTree(ctx)).categories)
    for (const sub of subCategories) {
      const rows = await findPricedVariantRows(ctx.db, sub.id, priceContext)
      const tiers = await loadTiers(
        ctx.db,
        rows.map(({ id }) => id),
      )
      for (const row of rows) yield [name, sub.name, ...toCells(row, tiers.get(row.id) ?? [])]
    }
}

const toCells = (row: PricedVariantRow, tiers: readonly DiscountTier[]): SheetCell[] => [
  row.brand,
  row.name,
  row.variantName,
  row.sku,
  row.unit,
  row.amount / 100,
  tiers
    .map(({ minQty, discount }) => {
      const rupiah = applyDiscount(sen(row.amount), discount) / 100
      return `≥ ${formatQuantity(minQty)}: ${formatQuantity(rupiah)}`
    })
    .join('; '),
  row.minOrder,
  row.multiple,
  describeReadiness(row),
]
