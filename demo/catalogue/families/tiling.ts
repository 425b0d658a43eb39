import { z } from 'zod'
import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { measurePack } from '../physical-size.ts'
import { number, readTable, text } from '../read-table.ts'

/** Adhesives: `covers` is m² per 25 kg bag. */
const ADHESIVES = readTable(
  'tile-adhesives',
  z.object({ code: text, name: text, perKg: number, covers: number, use: text }),
)

const GROUTS: [code: string, name: string, hex: string][] = [
  ['PTH', 'Putih', '#f4f3ee'],
  ['ABM', 'Abu Muda', '#b9bcbc'],
  ['ABT', 'Abu Tua', '#6d7072'],
  ['HTM', 'Hitam', '#2a2a2c'],
  ['KRM', 'Krem', '#e4d3b1'],
  ['CKT', 'Cokelat', '#7a5236'],
]

/** Tile adhesive and grout. */
export const TILINGS: ProductsBySubCategory = {
  'perekat-keramik': () =>
    crossProduct(
      ['lekatama', 'wreksa-mortar', 'nusabeton', 'granesia'],
      ADHESIVES,
      (brand, { code, name, perKg, covers, use }) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        text: use,
        standard: 'ISO 13007-1',
        attributes: { untuk: name.replace('Perekat ', '') },
        variants: [5, 25].map((kg) => ({
          code: `${kg}`,
          name: `${kg} kg`,
          attributes: { isi: kg, sebar: Math.round((covers * kg) / 2.5) / 10 },
          ...measurePack(kg, 1300),
          price: perKg * kg * (kg === 5 ? 1.2 : 1),
          coverageM2: (covers * kg) / 25,
          image: {
            kind: 'cement-bag',
            brand: getPrintedBrand(brand),
            kg,
            label: code,
            product: 'tile-adhesive',
          },
        })),
      }),
    ),
  'nat-keramik': () =>
    crossProduct(
      ['lekatama', 'wreksa-mortar', 'nusabeton', 'mozaria'],
      [
        ['STD', 'Nat Keramik', '1–5 mm', 17_500],
        ['EPX', 'Nat Epoksi', '1–10 mm', 92_000],
      ] as const,
      (brand, [code, name, width, price]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        text:
          code === 'EPX'
            ? 'Nat dua komponen yang kedap air dan tahan noda, untuk dapur dan kolam.'
            : 'Nat berbasis semen dengan anti jamur untuk lantai dan dinding.',
        attributes: { lebar: width },
        variants: GROUTS.map(([short, colour, hex]) => ({
          code: short,
          name: `${colour} 1 kg`,
          attributes: { warna: colour, isi: 1 },
          ...measurePack(1, 1200),
          price,
          coverageM2: 4,
          image: {
            kind: 'bucket',
            content: `nat ${colour.toLowerCase()}`,
            colour: hex,
            kg: 1,
            brand: getPrintedBrand(brand),
          },
        })),
      }),
    ),
}
