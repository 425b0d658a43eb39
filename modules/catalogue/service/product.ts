import { dayOf } from '#platform/clock.ts'
import type { Context, Tools } from '#platform/http/context.ts'
import { fillPlaceholders } from '#platform/placeholders.ts'
import { notFound } from '#platform/refusal.ts'
import { askerOf, type Priced, pricesFor } from '#modules/pricing/service.ts'
import { freeStock, type Place } from '#modules/stock/service.ts'
import type { TaxRate } from '#modules/tax/rules.ts'
import { rateOn } from '#modules/tax/service.ts'
import * as store from '../store/product.ts'
import { ofProduct as documentsOf } from '../store/documents.ts'
import { ownerOfOldSlug } from '../store/old-slugs.ts'
import type { Shelf } from '../store/shelves.ts'
import { offerAnswer, placeOf, shelfNames, tierAnswer } from './offer.ts'
import { shelvesAt } from './shelves.ts'

/** More pictures than these make no choice easier. */
const mostPictures = 12

/** A product by id or slug with everything its page shows, priced for the asker. Throws 404. */
export async function product(ctx: Context, key: string) {
  const { row, category, sub, brand } = await standing(ctx, key)
  const [variants, papers] = await Promise.all([
    pricedVariants(ctx, row, category),
    documentsOf(ctx.db, row.id),
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
    pictures: pictures.slice(0, mostPictures),
    ...shelfNames(category, sub),
    attributes: sub.attributes,
    variants,
    documents: papers.map(({ id, title, size }) => ({ id, title, size })),
  }
}

/** One variant of a product, each by its id, the product also by slug. Throws 404. */
export async function variant(ctx: Context, key: string, variantId: string) {
  const { row, category } = await standing(ctx, key)
  const found = (await pricedVariants(ctx, row, category)).find((each) => each.id === variantId)
  if (!found) throw notFound()
  return found
}

/** One variant with what the page of its product says. Throws 404. */
export async function variantDetail(ctx: Context, key: string, variantId: string) {
  const { variants, ...whole } = await product(ctx, key)
  const found = variants.find(({ id }) => id === variantId)
  if (!found) throw notFound()
  return { ...whole, variant: found }
}

/** The ladder of a variant at the asker's prices. Throws 404 where it is not on sale. */
export async function tiers(ctx: Context, variantId: number) {
  const priced = (await store.isOnSale(ctx.db, variantId))
    ? await pricesOf(ctx, [variantId])
    : new Map<number, Priced>()
  const price = priced.get(variantId)
  if (!price) throw notFound()
  return price.tiers.map((tier) => tierAnswer(price.list, tier))
}

async function standing(ctx: Context, key: string) {
  const row = await productBy(ctx, key)
  return { row, ...placeOf(await shelvesAt(ctx, row.version), row.subCategoryId, row.brandId) }
}

const pricesOf = ({ db, actor, clock }: Context, ids: number[]) =>
  pricesFor(db, ids, askerOf(actor), dayOf(clock.now()))

/** A variant without a price for today cannot be bought, so it is not shown. */
async function pricedVariants(
  ctx: Context,
  { id: productId, luxury }: store.ProductRow,
  category: Shelf,
) {
  const rows = await store.variantsOf(ctx.db, productId)
  const ids = rows.map((row) => row.id)
  const [prices, stock, taxRate] = await Promise.all([
    pricesOf(ctx, ids),
    freeStock(ctx.db, ids),
    rateOn(ctx.db, dayOf(ctx.clock.now()), luxury ? 'luxury' : 'general'),
  ])
  return rows.flatMap((row) => {
    const price = prices.get(row.id)
    return price ? [variantAnswer(row, price, stock.get(row.id) ?? [], category, taxRate)] : []
  })
}

function variantAnswer(
  row: store.VariantRow,
  { list, tiers }: Priced,
  places: Place[],
  category: Shelf,
  taxRate: TaxRate,
) {
  const { sku, name, attributes, weightKg, volumeM3, lengthM, piecesPerUnit, coverageM2, picture } =
    row
  return {
    ...offerAnswer(row, list, category),
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
    stock: Math.round(places.reduce((all, place) => all + place.free, 0) * 1000) / 1000,
    tiers: tiers.map((tier) => tierAnswer(list, tier)),
    taxRate,
    places: places
      .filter((place) => place.free > 0)
      .map((place) => ({ warehouse: place.name, stock: place.free })),
  }
}

/** A product on sale by its id, its slug or one that it had. Throws 404. */
export async function productBy({ db }: Tools, key: string): Promise<store.ProductRow> {
  const isId = /^\d{1,9}$/.test(key)
  const found = await store.productBy(db, isId ? { id: Number(key) } : { slug: key })
  if (found) return found
  const before = isId ? undefined : await ownerOfOldSlug(db, 'product', key)
  const renamed = before === undefined ? undefined : await store.productBy(db, { id: before })
  if (!renamed) throw notFound()
  return renamed
}
