import { z } from 'zod'
import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductDraft, type ProductsBySubCategory } from '../draft.ts'
import { formatNumber } from '../format.ts'
import { measureSlab } from '../physical-size.ts'
import { list, number, optional, readTable, text } from '../read-table.ts'

const GRADE = /^(\S+) (.+) ([\d.]+)$/

/** A grade in a cell: `CODE Name factor`, with its price against grade UTY. */
const grade = z
  .string()
  .regex(GRADE)
  .transform((cell) => {
    const [, code = '', name = '', factor] = GRADE.exec(cell) ?? []
    return { code, name, factor: Number(factor) }
  })

// Densities are those of air-dry boards, kg/m³ (the Indonesian wood atlas, and makers' figures).
const LINES = readTable(
  'sheets',
  z.object({
    sub: text,
    code: text,
    name: text,
    jenis: text,
    wood: z.enum([
      'meranti',
      'sengon',
      'film',
      'blockboard',
      'mdf',
      'melamine',
      'particle',
      'teak',
      'osb',
    ]),
    density: number,
    thicknesses: list(number),
    grades: list(grade),
    factor: number,
    hex: optional(text),
    warna: optional(text),
    standard: optional(text),
    text,
  }),
)
type SheetLine = (typeof LINES)[number]

const BRANDS = {
  triplek: ['rimbaply', 'mahakayu', 'borneo-panel', 'samudra-ply', 'panelata'],
  'triplek-film': ['mahakayu', 'rimbaply', 'borneo-panel', 'samudra-ply'],
  blockboard: ['mahakayu', 'rimbaply', 'borneo-panel', 'samudra-ply'],
  mdf: ['panelata', 'borneo-panel', 'mahakayu'],
  melamin: ['rimbaply', 'panelata', 'mahakayu'],
}

/** Retail rupiah of a sheet by thickness in mm: meranti, grade UTY. Others are priced against it. */
const UTY_PRICE: Record<number, number> = {
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

/** m² of a sheet. */
const AREA = 1.22 * 2.44

/** Sheets of 1220 × 2440 mm: plywood, fibre, chips and melamine. Mass is volume × density. */
export const SHEETS: ProductsBySubCategory = Object.fromEntries(
  Object.entries(BRANDS).map(([sub, brands]) => [
    sub,
    () =>
      crossProduct(
        brands,
        LINES.filter((line) => line.sub === sub),
        makeProduct,
      ),
  ]),
)

/** Layers of veneer by thickness in mm, as mills press them. */
function countLayers(thickness: number): string {
  if (thickness <= 4) return '3 lapis'
  if (thickness <= 6) return '5 lapis'
  return thickness <= 9 ? '7 lapis' : '9–13 lapis'
}

/** The product of one mill: thicknesses × grades of one kind of sheet. */
function makeProduct(brand: string, line: SheetLine): ProductDraft {
  return {
    brand,
    code: line.code,
    name: `${line.name} ${getPrintedBrand(brand).name}`,
    text: line.text,
    standard: line.standard ?? 'SNI 01-5008.2-2000',
    specification: [
      ['Ukuran', '1.220 × 2.440 mm (4 × 8 ft)'],
      ['Kadar air', '≤ 14%'],
      [
        'Perekat',
        line.jenis === 'Film faced' ? 'WBP (phenol formaldehida)' : 'MR (urea formaldehida)',
      ],
    ],
    attributes: {
      ukuran: '1.220 × 2.440 mm',
      jenis: line.jenis,
      ...(line.warna && { warna: line.warna }),
    },
    featured: brand === 'rimbaply' && line.code === 'MRT',
    tiers: [
      { minQty: 20, discount: 3 },
      { minQty: 50, discount: 7 },
      { minQty: 100, discount: 10 },
      { minQty: 250, discount: 12 },
    ],
    variants: crossProduct(line.thicknesses, line.grades, (thickness, { code, name, factor }) => ({
      code: `${String(thickness).padStart(2, '0')}-${code}`,
      name: `${formatNumber(thickness)} mm ${name}`,
      attributes: { tebal: thickness, grade: name, lapis: countLayers(thickness) },
      ...measureSlab(2440, 1220, thickness, line.density),
      price: (UTY_PRICE[thickness] ?? thickness * 13_600) * factor * line.factor,
      coverageM2: AREA,
      order: thickness <= 6 ? [10, 1] : [5, 1],
      image: {
        kind: 'plywood',
        thickness,
        wood: line.wood,
        ...(line.hex && { colour: line.hex }),
      },
    })),
  }
}
