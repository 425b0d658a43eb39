import type { CategoryDraft, ProductDraft, SubCategoryDraft, VariantDraft } from './draft.ts'
import type { DemoCategory, DemoProduct, DemoSubCategory, DemoVariant } from './types.ts'
import { findBrand, type TradeBrand } from './brands.ts'
import { drawBusinessPrice, roundPrice, drawTiers } from './price.ts'
import { drawBetween, createRandom } from './random.ts'
import { slugify } from '#platform/slug.ts'
import { formatNumber } from './format.ts'
import { drawAvailability } from './stock.ts'

const MEASURED_UNITS = new Set<string>(['m³', 'kg'])

/** A category of the catalogue, without its products. */
export function buildCategory(draft: CategoryDraft, position: number): DemoCategory {
  const { slug, name, group, image } = draft
  return {
    slug,
    name,
    group,
    position,
    image,
    subCategories: draft.subCategories.map(buildSubCategory),
  }
}

function buildSubCategory(draft: SubCategoryDraft): DemoSubCategory {
  const { slug, name, aliases, questions, image } = draft
  const attributes = draft.facets.map((facet, index) => ({ ...facet, onCard: index < 3 }))
  return { slug, name, aliases, attributes, questions, image }
}

/**
 * Adds to a draft what the generator draws: SKUs, prices per list, tiers and stock. A `series` above
 * zero repeats the product for a larger catalogue, with a series number, other prices and stock.
 */
export function buildProduct(
  sub: SubCategoryDraft,
  draft: ProductDraft,
  series: number,
): DemoProduct {
  const brand = findBrand(draft.brand)
  const seriesMark = series ? `-S${series + 1}` : ''
  const prefix = `${brand.code}-${sub.code}-${draft.code}${seriesMark}`
  const name = series ? `${draft.name} Seri ${series + 1}` : draft.name
  const random = createRandom(prefix)
  const featured = Boolean(draft.featured) && !series
  const level = featured ? 1 : brand.level * drawBetween(random, 0.97, 1.03)
  const popularity = featured
    ? 1000
    : Math.max(1, Math.min(990, Math.round(sub.demand * drawBetween(random, 0.3, 1.3))))
  const variants = draft.variants.map((variant) =>
    buildVariant(sub, draft, variant, { prefix, level, popularity, featured }),
  )
  const first = variants[0]
  if (!first) throw new Error(`product without variants: ${prefix}`)
  const product: DemoProduct = {
    slug: slugify(name),
    name,
    brand: brand.slug,
    subCategory: sub.slug,
    description: `${draft.text} ${sub.advice}`,
    specification: buildSpecification(sub, draft, brand),
    popularity,
    image: variants[Math.floor(variants.length / 2)]?.image ?? first.image,
    variants,
  }
  if (draft.standard) product.standard = draft.standard
  return product
}

function buildSpecification(
  sub: SubCategoryDraft,
  draft: ProductDraft,
  brand: TradeBrand,
): DemoProduct['specification'] {
  const rows = (draft.specification ?? []).map(([label, value]) => ({ label, value }))
  const standard = draft.standard ? [{ label: 'Standar', value: draft.standard }] : []
  const masses = draft.variants
    .filter(({ unit }) => !unit || unit === sub.unit)
    .map(({ weightKg }) => weightKg)
  const weight = { label: `Berat per ${sub.unit}`, value: formatMassRange(masses) }
  return [
    { label: 'Merek', value: brand.name },
    ...rows,
    ...(masses.length ? [weight] : []),
    ...standard,
    { label: 'Satuan jual', value: sub.unit },
  ]
}

/** The range of the variants' masses: `12,5 kg` or `12,5–40 kg`. */
function formatMassRange(masses: number[]): string {
  const format = (kg: number) =>
    formatNumber(kg < 1 ? Math.round(kg * 1000) / 1000 : Math.round(kg * 10) / 10)
  const low = format(Math.min(...masses))
  const high = format(Math.max(...masses))
  return low === high ? `${low} kg` : `${low}–${high} kg`
}

interface VariantContext {
  prefix: string
  level: number
  popularity: number
  featured: boolean
}

function buildVariant(
  sub: SubCategoryDraft,
  product: ProductDraft,
  draft: VariantDraft,
  { prefix, level, popularity, featured }: VariantContext,
): DemoVariant {
  const { code, name, image, weightKg, volumeM3, lengthM } = draft
  const sku = `${prefix}-${code}`
  const unit = draft.unit ?? sub.unit
  const [minOrder, multiple] = draft.order ?? sub.order
  const price = roundPrice(draft.price * level)
  const variant: DemoVariant = {
    sku,
    name,
    attributes: { ...product.attributes, ...draft.attributes },
    unit,
    measured: MEASURED_UNITS.has(unit),
    weightKg,
    volumeM3,
    lengthM,
    minOrder,
    multiple,
    retailSen: price * 100,
    businessSen: drawBusinessPrice(price, prefix) * 100,
    tiers:
      featured && product.tiers && unit === sub.unit
        ? product.tiers
        : drawTiers(price, sub.margin, minOrder, multiple, prefix),
    ...drawAvailability({
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
    image,
  }
  if (draft.piecesPerUnit) variant.piecesPerUnit = draft.piecesPerUnit
  if (draft.coverageM2) variant.coverageM2 = Math.round(draft.coverageM2 * 1e4) / 1e4
  return variant
}
