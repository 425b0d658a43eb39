import { z } from 'zod'
import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductDraft, type ProductsBySubCategory } from '../draft.ts'
import { DENSITY } from '../masses.ts'
import { measureSlab } from '../physical-size.ts'
import { formatNumber } from '../format.ts'
import { list, number, readTable, text, triple } from '../read-table.ts'

const PAVER_COLOURS = [
  ['NAT', 'Natural', '#9a9c9b', 1],
  ['MRH', 'Merah', '#9c4a3c', 1.12],
  ['HTM', 'Hitam', '#3f4143', 1.12],
  ['KNG', 'Kuning', '#c69a45', 1.2],
] as const

const PAVERS = [
  ['BTA', 'Paving Bata', 'brick', '21 × 10,5 cm', 44],
  ['HEX', 'Paving Segi Enam', 'hexagon', '20 × 20 cm', 27],
  ['UNI', 'Paving Cacing', 'unipave', '22,5 × 11 cm', 39],
  ['UBN', 'Paving Ubin', 'square', '20 × 20 cm', 25],
  ['GRS', 'Grass Block', 'grass-block', '40 × 40 cm', 6.25],
] as const

/** Kerbs and fence parts: sizes are length × height × width in mm, the price is rupiah a kg. */
const KERBS = readTable(
  'kerbs',
  z.object({
    code: text,
    name: text,
    form: z.enum(['kerb', 'panel', 'pile']),
    sizes: list(triple),
    perKg: number,
  }),
)

/** Pavers by the m², kerbs and fence panels by the piece. */
export const PAVINGS: ProductsBySubCategory = {
  paving: () =>
    crossProduct(
      ['pavindra', 'nusabeton', 'pracetara', 'tanpa-merek'],
      PAVERS,
      (brand, [code, name, form, size, pieces]) =>
        (['K-200', 'K-300'] as const).map((grade): ProductDraft => ({
          brand,
          code: `${code}-${grade.slice(2)}`,
          name: `${name} ${getPrintedBrand(brand).name} ${grade}`,
          text: `Paving pres hidrolik mutu ${grade} bentuk ${name.replace('Paving ', '').toLowerCase()}.`,
          standard: 'SNI 03-0691-1996',
          attributes: { bentuk: name, mutu: grade, ukuran: size },
          specification: [['Isi per m²', `${formatNumber(pieces)} biji`]] as [string, string][],
          variants: crossProduct(
            [60, 80],
            PAVER_COLOURS,
            (thickness, [colourCode, colour, hex, factor]) => ({
              code: `${thickness}-${colourCode}`,
              name: `${thickness / 10} cm ${colour}`,
              attributes: { tebal: thickness / 10, warna: colour },
              ...measureSlab(1000, 1000, thickness, form === 'grass-block' ? 1500 : 2200),
              price:
                (thickness === 60 ? 86_000 : 107_000) * factor * (grade === 'K-300' ? 1.14 : 1),
              piecesPerUnit: pieces,
              coverageM2: 1,
              image: { kind: 'paver', form, thickness, colour: hex },
            }),
          ),
        })),
    ).filter((product) => product.brand !== 'tanpa-merek' || product.code.endsWith('200')),
  kanstin: () =>
    crossProduct(
      ['pavindra', 'pracetara', 'nusabeton'],
      KERBS,
      (brand, { code, name, form, sizes, perKg }) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        text: `${name} beton pracetak dengan tepi rapi, siap pasang.`,
        standard: 'SNI 2442:2008',
        attributes: { jenis: name, mutu: 'K-300' },
        variants: sizes.map(([length, height, width]) => ({
          code: `${length / 10}${height / 10}`,
          name: `${length / 10} × ${height / 10} × ${width / 10} cm`,
          attributes: { ukuran: `${length / 10} × ${height / 10} × ${width / 10} cm` },
          ...measureSlab(length, height, width, DENSITY.concrete),
          price: (length * height * width * 2350 * perKg) / 1e9,
          image: { kind: 'precast', form, size: length },
        })),
      }),
    ),
}
