import { printed } from '../brands.ts'
import { crossProduct, numberFacet, textFacet, type ProductDraft } from '../draft.ts'
import { slab } from '../physical-size.ts'
import { formatNumber } from '../format.ts'

/** Retail rupiah of a sheet by thickness in mm: meranti, grade UTY, as the measure. */
export const UTY: Record<number, number> = {
  3: 58_000,
  4: 68_000,
  6: 88_000,
  8: 106_000,
  9: 118_000,
  12: 158_000,
  15: 205_000,
  18: 242_000,
  21: 289_000,
  25: 352_000,
}

/** The size of every sheet, as its facet says it. */
const SHEET = { ukuran: '1.220 × 2.440 mm' }

/** m² of a sheet. */
const AREA = 1.22 * 2.44

/** What a sheet is drawn as. */
export type Wood =
  | 'meranti'
  | 'sengon'
  | 'film'
  | 'blockboard'
  | 'mdf'
  | 'melamine'
  | 'particle'
  | 'teak'
  | 'osb'

/** Grade of a face, with its price against UTY. */
export type Grade = readonly [code: string, name: string, factor: number]

/** A kind of sheet that several mills press. */
export interface SheetLine {
  code: string
  name: string
  text: string
  jenis: string
  wood: Wood
  density: number
  thicknesses: number[]
  grades: readonly Grade[]
  factor: number
  colour?: string
  standard?: string
}

/** Layers of veneer by thickness, as mills press them. */
export function layers(thickness: number): string {
  return thickness <= 4
    ? '3 lapis'
    : thickness <= 6
      ? '5 lapis'
      : thickness <= 9
        ? '7 lapis'
        : '9–13 lapis'
}

/** The product of a mill: thicknesses × grades of one kind of sheet. */
export function sheets(brand: string, line: SheetLine): ProductDraft {
  return {
    brand,
    code: line.code,
    name: `${line.name} ${printed(brand).name}`,
    text: line.text,
    standard: line.standard ?? 'SNI 01-5008.2-2000',
    specification: [
      ['Ukuran', '1.220 × 2.440 mm (4 × 8 ft)'],
      ['Kadar air', '≤ 14 %'],
      [
        'Perekat',
        line.jenis === 'Film faced' ? 'WBP (phenol formaldehida)' : 'MR (urea formaldehida)',
      ],
    ],
    attributes: { ...SHEET, jenis: line.jenis },
    featured: brand === 'rimbaply' && line.code === 'MRT',
    tiers: [
      { minQty: 20, discount: 3 },
      { minQty: 50, discount: 7 },
      { minQty: 100, discount: 10 },
      { minQty: 250, discount: 12 },
    ],
    variants: crossProduct(line.thicknesses, line.grades, (thickness, [code, grade, factor]) => ({
      code: `${String(thickness).padStart(2, '0')}-${code}`,
      name: `${formatNumber(thickness)} mm ${grade}`,
      attributes: { tebal: thickness, grade, lapis: layers(thickness) },
      ...slab(2440, 1220, thickness, line.density),
      price: (UTY[thickness] ?? thickness * 13_600) * factor * line.factor,
      coverageM2: AREA,
      order: thickness <= 6 ? [10, 1] : [5, 1],
      picture: {
        kind: 'plywood',
        thickness,
        wood: line.wood,
        ...(line.colour ? { colour: line.colour } : {}),
      },
    })),
  }
}

/** Facets of sheets. */
export const FACETS = [
  numberFacet('tebal', 'Tebal', 'mm'),
  textFacet('ukuran', 'Ukuran'),
  textFacet('grade', 'Grade'),
  textFacet('jenis', 'Jenis'),
  textFacet('lapis', 'Lapis'),
]
