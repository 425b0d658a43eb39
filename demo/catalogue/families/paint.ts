import { z } from 'zod'
import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductDraft, type ProductsBySubCategory } from '../draft.ts'
import { formatNumber, toSizeCode } from '../format.ts'
import { measureParcel } from '../physical-size.ts'
import { list, number, optional, readTable, text } from '../read-table.ts'

const COLOURS = readTable(
  'paint-colours',
  z.object({ palette: text, code: text, name: text, hex: text }),
)

/**
 * Lines of paint: sizes in kg, rupiah a kg, m² a kg and coat, kg/m³. Without `colours` a line has
 * the whole palette, without `form` it comes in a plastic can.
 */
const LINES = readTable(
  'paints',
  z.object({
    sub: text,
    code: text,
    name: text,
    sizes: list(number),
    perKg: number,
    spread: number,
    density: number,
    palette: text,
    colours: list(text),
    finish: text,
    form: optional(z.enum(['tin', 'spray'])),
    text,
  }),
)
type PaintLine = (typeof LINES)[number]

const BRANDS = {
  'cat-interior': ['warnaku', 'pelangita', 'cerahpuri', 'lindung', 'catra'],
  'cat-eksterior': ['lindung', 'warnaku', 'pelangita', 'catra'],
  'cat-kayu-besi': ['catra', 'warnaku', 'pelangita', 'cerahpuri'],
  pelitur: ['catra', 'warnaku', 'pelangita'],
  'cat-dasar': ['warnaku', 'lindung', 'pelangita', 'catra', 'cerahpuri'],
  'cat-lantai': ['catra', 'lindung', 'cerahpuri'],
}

/** Colours that cost no more than the base. */
const BASE_COLOURS = ['PTH', 'STD', 'BWH']

/** Paints by the can: coverage counts two coats. */
export const PAINTS: ProductsBySubCategory = Object.fromEntries(
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

function makeProduct(brand: string, line: PaintLine): ProductDraft {
  const form = line.form ?? 'plastic'
  const isNamedPaint = /^Cat|Sealer|Plamir|Meni|Pernis|Stain|Pelapis|Epoksi/.test(line.name)
  return {
    brand,
    code: line.code,
    name: `${isNamedPaint ? '' : 'Cat '}${line.name} ${getPrintedBrand(brand).name}`,
    text: line.text,
    standard: form === 'tin' ? 'SNI 8011:2022' : 'SNI 3564:2009',
    specification: [
      ['Daya sebar', `${line.spread} m²/kg per lapis`],
      ['Kering sentuh', line.form ? '2–4 jam' : '30 menit'],
    ],
    attributes: { kilap: line.finish },
    variants: crossProduct(line.sizes, listColours(line), (kg, colour) => ({
      code: `${toSizeCode(kg)}-${colour.code}`,
      name: `${colour.name} ${formatNumber(kg)} kg`,
      attributes: { isi: kg, warna: colour.name, sebar: Math.round((line.spread * kg) / 2) },
      ...measureParcel(kg * 1.06 + 0.05, ...measureCan(kg / line.density)),
      unit: kg >= 15 ? 'pail' : form === 'plastic' && kg >= 4 ? 'galon' : 'kaleng',
      price:
        line.perKg *
        kg *
        (kg >= 15 ? 0.86 : kg < 1 ? 1.15 : 1) *
        (BASE_COLOURS.includes(colour.code) ? 1 : 1.04),
      coverageM2: (line.spread * kg) / 2,
      order: kg < 1 ? [6, 6] : [1, 1],
      image: {
        kind: 'paint-can',
        colour: colour.hex,
        kg,
        brand: getPrintedBrand(brand),
        label: line.name,
        form,
      },
    })),
  }
}

const listColours = ({ palette, colours }: PaintLine) =>
  COLOURS.filter(
    (colour) =>
      colour.palette === palette && (colours.length === 0 || colours.includes(colour.code)),
  )

/** Width, depth and height in cm of the can for a volume in m³, with its rim and lid. */
function measureCan(volume: number): [number, number, number] {
  const side = Math.cbrt(volume * 1.35) * 100
  return [side * 0.96, side * 0.96, side * 1.08]
}
