import { z } from 'zod'
import type { ImageBrand } from '#demo/images/image-spec.ts'
import { number, readTable, text } from './read-table.ts'
import { BRAND_MARKS, type DemoBrand } from './types.ts'
import { slugify } from '#platform/slug.ts'

/** A brand with what the generator needs: SKU prefix and price level (1 is the market average). */
export interface TradeBrand extends DemoBrand {
  code: string
  level: number
}

const ROW = z.object({
  name: text,
  code: text,
  colour: text,
  mark: z.enum(BRAND_MARKS),
  level: number,
  story: text,
})

// All brands are invented.
const TRADE_BRANDS = new Map<string, TradeBrand>(
  readTable('brands', ROW).map((row) => {
    const slug = slugify(row.name)
    return [slug, { slug, ...row }]
  }),
)

/** All brands of the catalogue. */
export const BRANDS: DemoBrand[] = [...TRADE_BRANDS.values()].map(
  ({ slug, name, colour, mark, story }) => ({ slug, name, colour, mark, story }),
)

/** The brand of a slug. Throws on an unknown one. */
export function findBrand(slug: string): TradeBrand {
  const brand = TRADE_BRANDS.get(slug)
  if (!brand) throw new Error(`no such brand: ${slug}`)
  return brand
}

/** A brand as printed on a product's image and in its name; unbranded goods say "Lokal". */
export function getPrintedBrand(slug: string): ImageBrand {
  const { name, colour } = findBrand(slug)
  return { name: slug === 'tanpa-merek' ? 'Lokal' : name, colour }
}
