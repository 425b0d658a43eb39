import { toJakartaDate } from '#platform/clock.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import type { Context, AppDeps } from '#platform/http/context.ts'
import { fillPlaceholders } from '#modules/catalogue/categories/rules/placeholders.ts'
import { notFound } from '#platform/refusal.ts'
import {
  priceContextFor,
  type VariantPrice,
  loadPrices,
} from '#modules/catalogue/pricing/service/prices.ts'
import {
  loadAvailableStock,
  type WarehouseAvailability,
} from '#modules/catalogue/stock/service/stock.ts'
import type { TaxRate } from '#modules/catalogue/tax/rules/tax.ts'
import { loadTaxRate } from '#modules/catalogue/tax/service.ts'
import * as store from '../store/product.ts'
import { findByProduct as findDocumentsByProduct } from '../store/documents.ts'
import { findOldSlugOwner } from '../store/old-slugs.ts'
import type { CategoryNode } from '#modules/catalogue/categories/service/category-tree.ts'
import { presentOffer, presentTier } from './offer.ts'
import { locateInTree } from './tree-place.ts'
import { loadCategoryTreeAt } from '#modules/catalogue/categories/service/category-tree.ts'

/** Images on a product page at most. */
const MAX_IMAGES = 12

/** A product by id or slug with everything its page shows, at the caller's prices. Throws 404. */
export async function loadProduct(ctx: Context, key: string) {
  const { row, category, sub, brand, names } = await locateProduct(ctx, key)
  const [variants, documents] = await Promise.all([
    loadPricedVariants(ctx, row, category),
    findDocumentsByProduct(ctx.db, row.id),
  ])
  const first = variants[0]
  if (!first) throw notFound()
  const { slug, name, description, standard, specification } = row
  const pictures = [
    ...new Set([row.picture, ...row.gallery, ...variants.map((variant) => variant.picture)]),
  ]
  return {
    id: String(row.id),
    slug,
    name,
    brand,
    description: fillPlaceholders(description, ctx.clock.now()),
    standard,
    specification,
    unit: first.unit,
    price: first.price,
    minOrder: first.minOrder,
    pictures: pictures.slice(0, MAX_IMAGES),
    ...names,
    attributes: sub.attributes,
    questions: sub.questions,
    variants,
    documents: documents.map(({ id, title, size }) => ({ id, title, size })),
  }
}

/** One variant of a product, each by its id, the product also by slug. Throws 404. */
export async function loadVariant(ctx: Context, key: string, variantId: string) {
  const { row, category } = await locateProduct(ctx, key)
  const match = (await loadPricedVariants(ctx, row, category)).find((each) => each.id === variantId)
  if (!match) throw notFound()
  return match
}

/** One variant with its product, without the other variants. Throws 404. */
export async function loadVariantDetail(ctx: Context, key: string, variantId: string) {
  const { variants, ...rest } = await loadProduct(ctx, key)
  const match = variants.find(({ id }) => id === variantId)
  if (!match) throw notFound()
  return { ...rest, variant: match }
}

/** The tiers of a variant at the caller's prices. Throws 404 if it is not on sale. */
export async function listTiers(ctx: Context, variantId: number) {
  const prices = (await store.isOnSale(ctx.db, variantId))
    ? await loadVariantPrices(ctx, [variantId])
    : new Map<number, VariantPrice>()
  const price = prices.get(variantId)
  if (!price) throw notFound()
  return price.tiers.map((tier) => presentTier(price.list, tier))
}

/** Tiers at the caller's prices, and what a unit covers (m²), by variant; one that is not sold today is missing. */
export async function loadTiersAndCoverage(ctx: Context, variantIds: readonly number[]) {
  const coverages = await store.findCoverages(ctx.db, variantIds)
  const prices = await loadVariantPrices(ctx, [...coverages.keys()])
  return new Map(
    [...prices].map(([id, { list, tiers }]) => [
      id,
      {
        tiers: tiers.map((tier) => presentTier(list, tier)),
        coverageM2: coverages.get(id) ?? null,
      },
    ]),
  )
}

async function locateProduct(ctx: Context, key: string) {
  const row = await resolveProduct(ctx, key)
  return {
    row,
    ...locateInTree(await loadCategoryTreeAt(ctx, row.version), row.subCategoryId, row.brandId),
  }
}

const loadVariantPrices = ({ db, actor, clock }: Context, ids: number[]) =>
  loadPrices(db, ids, priceContextFor(actor), toJakartaDate(clock.now()))

/** A variant without a price today cannot be bought, so it is left out. */
async function loadPricedVariants(
  ctx: Context,
  { id: productId, luxury }: store.ProductRow,
  category: CategoryNode,
) {
  const rows = await store.findVariants(ctx.db, productId)
  const ids = rows.map((row) => row.id)
  const [prices, stock, taxRate] = await Promise.all([
    loadVariantPrices(ctx, ids),
    loadAvailableStock(ctx.db, ids),
    loadTaxRate(ctx.db, toJakartaDate(ctx.clock.now()), luxury ? 'luxury' : 'general'),
  ])
  return rows.flatMap((row) => {
    const price = prices.get(row.id)
    return price ? [presentVariant(row, price, stock.get(row.id) ?? [], category, taxRate)] : []
  })
}

function presentVariant(
  row: store.VariantRow,
  { list: listPrice, tiers }: VariantPrice,
  warehouses: WarehouseAvailability[],
  category: CategoryNode,
  taxRate: TaxRate,
) {
  const { sku, name, attributes, weightKg, volumeM3, lengthM, piecesPerUnit, coverageM2, picture } =
    row
  return {
    ...presentOffer(row, listPrice, category),
    id: String(row.id),
    sku,
    name,
    attributes,
    weightKg,
    volumeM3,
    lengthM,
    piecesPerUnit,
    coverageM2,
    picture,
    stock: roundToThousandths(warehouses.reduce((all, warehouse) => all + warehouse.free, 0)),
    tiers: tiers.map((tier) => presentTier(listPrice, tier)),
    taxRate,
    places: warehouses
      .filter((warehouse) => warehouse.free > 0)
      .map((warehouse) => ({ warehouse: warehouse.name, stock: warehouse.free })),
  }
}

/** A product on sale by id, slug or former slug. Throws 404. */
export async function resolveProduct({ db }: AppDeps, key: string): Promise<store.ProductRow> {
  const isId = /^\d{1,9}$/.test(key)
  const match = await store.findProduct(db, isId ? { id: Number(key) } : { slug: key })
  if (match) return match
  const renamedId = isId ? undefined : await findOldSlugOwner(db, 'product', key)
  const renamed =
    renamedId === undefined ? undefined : await store.findProduct(db, { id: renamedId })
  if (!renamed) throw notFound()
  return renamed
}
