import type { CategoryDraft, ProductDraft, SubCategoryDraft, VariantDraft } from './draft.ts'
import type { Category, Product, SubCategory, Variant } from './types.ts'
import { brandOf, type TradeBrand } from './brands.ts'
import { businessPrice, roundPrice, tiersOf } from './price.ts'
import { between, randomOf } from './random.ts'
import { slugOf } from '#platform/slug.ts'
import { id } from './slug.ts'
import { availabilityOf } from './stock.ts'

const MEASURED = new Set<string>(['m³', 'kg'])

/** A category as the shop shows it, without its products. */
export function categoryOf(draft: CategoryDraft, position: number): Category {
  const { slug, name, group, picture } = draft
  return {
    slug,
    name,
    group,
    position,
    picture,
    subCategories: draft.subCategories.map(subCategoryOf),
  }
}

function subCategoryOf(draft: SubCategoryDraft): SubCategory {
  const { slug, name, aliases, picture } = draft
  const attributes = draft.facets.map((facet, index) => ({ ...facet, onCard: index < 3 }))
  return { slug, name, aliases, attributes, picture }
}

/**
 * A finished product: SKUs, prices per list, tiers and stock. `series` above zero is a repetition
 * for a larger catalogue: the same goods under a series number, with prices and stock of their own.
 */
export function productOf(sub: SubCategoryDraft, draft: ProductDraft, series: number): Product {
  const brand = brandOf(draft.brand)
  const mark = series ? `-S${series + 1}` : ''
  const prefix = `${brand.code}-${sub.code}-${draft.code}${mark}`
  const name = series ? `${draft.name} Seri ${series + 1}` : draft.name
  const random = randomOf(prefix)
  const featured = Boolean(draft.featured) && !series
  const level = featured ? 1 : brand.level * between(random, 0.97, 1.03)
  const popularity = featured
    ? 1000
    : Math.max(1, Math.min(990, Math.round(sub.demand * between(random, 0.3, 1.3))))
  const variants = draft.variants.map((variant) =>
    variantOf(sub, draft, variant, { prefix, level, popularity, featured }),
  )
  const first = variants[0]
  if (!first) throw new Error(`product without variants: ${prefix}`)
  const product: Product = {
    slug: slugOf(name),
    name,
    brand: brand.slug,
    subCategory: sub.slug,
    description: `${draft.text} ${sub.advice}`,
    specification: specificationOf(sub, draft, brand),
    popularity,
    picture: variants[Math.floor(variants.length / 2)]?.picture ?? first.picture,
    variants,
  }
  if (draft.standard) product.standard = draft.standard
  return product
}

function specificationOf(
  sub: SubCategoryDraft,
  draft: ProductDraft,
  brand: TradeBrand,
): Product['specification'] {
  const rows = (draft.specification ?? []).map(([label, value]) => ({ label, value }))
  const standard = draft.standard ? [{ label: 'Standar', value: draft.standard }] : []
  const masses = draft.variants
    .filter(({ unit }) => !unit || unit === sub.unit)
    .map(({ weightKg }) => weightKg)
  const weight = { label: `Berat per ${sub.unit}`, value: massRange(masses) }
  return [
    { label: 'Merek', value: brand.name },
    ...rows,
    ...(masses.length ? [weight] : []),
    ...standard,
    { label: 'Satuan jual', value: sub.unit },
  ]
}

/** The lightest and the heaviest of a product's variants, as print has it. */
function massRange(masses: number[]): string {
  const show = (kg: number) => id(kg < 1 ? Math.round(kg * 1000) / 1000 : Math.round(kg * 10) / 10)
  const low = show(Math.min(...masses))
  const high = show(Math.max(...masses))
  return low === high ? `${low} kg` : `${low}–${high} kg`
}

interface Context {
  prefix: string
  level: number
  popularity: number
  featured: boolean
}

function variantOf(
  sub: SubCategoryDraft,
  product: ProductDraft,
  draft: VariantDraft,
  { prefix, level, popularity, featured }: Context,
): Variant {
  const { code, name, picture, weightKg, volumeM3, lengthM } = draft
  const sku = `${prefix}-${code}`
  const unit = draft.unit ?? sub.unit
  const [minOrder, multiple] = draft.order ?? sub.order
  const price = roundPrice(draft.price * level)
  const variant: Variant = {
    sku,
    name,
    attributes: { ...product.attributes, ...draft.attributes },
    unit,
    measured: MEASURED.has(unit),
    weightKg,
    volumeM3,
    lengthM,
    minOrder,
    multiple,
    retailSen: price * 100,
    businessSen: businessPrice(price, prefix) * 100,
    tiers:
      featured && product.tiers && unit === sub.unit
        ? product.tiers
        : tiersOf(price, sub.margin, minOrder, multiple, prefix),
    ...availabilityOf({
      sku,
      price,
      multiple,
      popularity,
      featured,
      indent: Boolean(product.indent),
      near: product.near,
      weightKg,
      volumeM3,
      lengthM,
    }),
    picture,
  }
  if (draft.piecesPerUnit) variant.piecesPerUnit = draft.piecesPerUnit
  if (draft.coverageM2) variant.coverageM2 = Math.round(draft.coverageM2 * 1e4) / 1e4
  return variant
}
