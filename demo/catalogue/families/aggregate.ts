import { z } from 'zod'
import { crossProduct, type ProductDraft, type ProductsBySubCategory } from '../draft.ts'
import { measureCubicMetre, measurePack } from '../physical-size.ts'
import { list, number, readTable, text } from '../read-table.ts'

// Densities are those of moist bulk goods as delivered, kg/m³ (SNI 03-1973); prices are rupiah a m³.
const MATERIALS = readTable(
  'aggregates',
  z.object({
    sub: text,
    name: text,
    material: z.enum([
      'concrete-sand',
      'plaster-sand',
      'fill-sand',
      'split',
      'white-stone',
      'base-course',
      'river-stone',
      'soil',
    ]),
    density: number,
    price: number,
  }),
)

/** Grain sizes of a material: `mm` is the size drawn, `factor` the price against the table's. */
const GRAINS = readTable(
  'aggregate-grains',
  z.object({ sub: text, code: text, name: text, mm: number, factor: number }),
)

/** Bulk goods come from the nearest pit: the warehouses that each place supplies. */
const ORIGINS = readTable(
  'aggregate-origins',
  z.object({ sub: text, name: text, warehouses: list(text) }),
)

/** Bulk goods by the m³ in a tipper, and by the sack for small jobs and narrow lanes. */
export const AGGREGATES: ProductsBySubCategory = Object.fromEntries(
  MATERIALS.map((material) => [material.sub, () => makeProducts(material)]),
)

function makeProducts({ sub, name, material, density, price }: (typeof MATERIALS)[number]) {
  return crossProduct(
    ['tanpa-merek'],
    ORIGINS.filter((origin) => origin.sub === sub),
    (brand, { name: origin, warehouses }): ProductDraft => ({
      brand,
      code: origin.replace(/\s/g, '').slice(0, 5).toUpperCase(),
      near: warehouses,
      name: `${name.split(' & ')[0]} ${origin}`,
      text: `${name} asal ${origin}, dikirim curah dengan dump truk atau dalam karung untuk gang sempit.`,
      standard:
        sub === 'pasir-beton' || sub === 'batu-split' ? 'SNI 8321:2016' : 'SNI 03-6861.1-2002',
      specification: [['Berat isi', `± ${density.toLocaleString('id-ID')} kg/m³`]],
      attributes: { asal: origin },
      featured: sub === 'pasir-beton' && origin === 'Bangka',
      tiers: [
        { minQty: 14, discount: 4 },
        { minQty: 49, discount: 6 },
      ],
      variants: GRAINS.filter((grain) => grain.sub === sub).flatMap(
        ({ code, name: size, mm, factor }) => [
          {
            code: `${code}-CRH`,
            name: `${size} curah`,
            attributes: { ukuran: size, kemasan: 'Curah' },
            ...measureCubicMetre(density),
            price: price * factor * (origin.length > 8 ? 1.06 : 1),
            image: { kind: 'aggregate' as const, material, grain: mm, packed: 'heap' as const },
          },
          {
            code: `${code}-KRG`,
            name: `${size} karung 25 kg`,
            attributes: { ukuran: size, kemasan: 'Karung', isi: 25 },
            ...measurePack(25, density),
            unit: 'sak' as const,
            order: [10, 1] as [number, number],
            price: ((price * factor) / density) * 25 * 1.9 + 6_500,
            image: { kind: 'aggregate' as const, material, grain: mm, packed: 'sack' as const },
          },
        ],
      ),
    }),
  )
}
