import { z } from 'zod'
import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductDraft, type ProductsBySubCategory } from '../draft.ts'
import { measureCubicMetre, measureSlab } from '../physical-size.ts'
import { formatNumber } from '../format.ts'
import { list, number, readTable, text, triple } from '../read-table.ts'

/** Bricks: sizes are length × width × height in cm, the price in rupiah is that of 20 cm. */
const RED_BRICKS = readTable(
  'red-bricks',
  z.object({
    code: text,
    name: text,
    form: z.enum(['solid', 'hollow', 'facing']),
    sizes: list(triple),
    price: number,
    colour: text,
  }),
)

function makeLightBricks(brand: string): ProductDraft[] {
  return (
    [
      ['STD', 'Bata Ringan', 600, 1],
      ['HDN', 'Bata Ringan Densitas Tinggi', 700, 1.09],
    ] as const
  ).map(([code, name, density, factor]) => ({
    brand,
    code,
    name: `${name} ${getPrintedBrand(brand).name}`,
    standard: 'SNI 8640:2018',
    text: 'Bata autoklaf 60 × 20 cm yang ringan, rata dan meredam panas; dinding cukup diaci tipis.',
    specification: [
      ['Kuat tekan', code === 'STD' ? '≥ 4,0 N/mm²' : '≥ 5,0 N/mm²'],
      ['Konduktivitas', '0,14 W/mK'],
      ['Perekat', 'Mortar thin bed 3 mm'],
    ],
    attributes: { ukuran: '600 × 200 mm', kerapatan: density },
    featured: brand === 'citablok' && code === 'STD',
    tiers: [
      { minQty: 12, discount: 3 },
      { minQty: 50, discount: 5 },
    ],
    variants: [75, 100, 125, 150, 200].map((thickness) => ({
      code: `${thickness}`,
      name: `Tebal ${formatNumber(thickness / 10)} cm`,
      attributes: { tebal: thickness / 10 },
      ...measureCubicMetre(density, 1.2),
      price: (thickness === 75 ? 728_000 : 715_000) * factor,
      piecesPerUnit: Math.round(10 / (0.6 * 0.2 * (thickness / 1000))) / 10,
      coverageM2: 1000 / thickness,
      image: { kind: 'light-brick', thickness, brand: getPrintedBrand(brand) },
    })),
  }))
}

/** Walls. Light brick is sold by the m³, red brick and blocks by the piece. */
export const MASONRY: ProductsBySubCategory = {
  'bata-ringan': () =>
    ['citablok', 'ringanta', 'nusabeton', 'karang-jaya', 'pavindra', 'tanpa-merek'].flatMap(
      makeLightBricks,
    ),
  'bata-merah': () =>
    crossProduct(
      ['bata-kencana', 'tanpa-merek', 'gentara'],
      RED_BRICKS,
      (brand, { code, name, form, sizes, price, colour }) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        text: `${name} tanah liat bakar untuk dinding pasangan dan aksen.`,
        standard: 'SNI 15-2094-2000',
        attributes: {
          jenis: name.replace('Bata ', ''),
          asal:
            brand === 'bata-kencana' ? 'Karawang' : brand === 'gentara' ? 'Majalengka' : 'Garut',
        },
        variants: sizes.map(([length, width, height]) => ({
          code: `${length}${width}`,
          name: `${length} × ${width} × ${formatNumber(height)} cm`,
          attributes: { ukuran: `${length} × ${width} × ${formatNumber(height)} cm` },
          ...measureSlab(length * 10, width * 10, height * 10, form === 'hollow' ? 1050 : 1650),
          price: price * (length / 20),
          image: { kind: 'red-brick', form, colour },
        })),
      }),
    ),
  batako: () =>
    crossProduct(
      ['pavindra', 'nusabeton', 'bata-kencana', 'tanpa-merek'],
      [
        ['LBG', 'Batako Lubang', 'hollow', [75, 100, 150, 200], 1350, 34, '#9b9d9c'],
        ['PDT', 'Batako Padat', 'solid', [75, 100, 120], 2000, 42, '#8d8f8e'],
        ['RSB', 'Roster Beton', 'breeze', [80, 100], 1150, 190, '#b9bab8'],
        ['RST', 'Roster Terakota', 'breeze', [80, 100], 1000, 155, '#b5583a'],
      ] as const,
      (brand, [code, name, form, thicknesses, density, price, colour]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        text:
          form === 'breeze'
            ? 'Lubang angin dekoratif untuk sirkulasi dan cahaya.'
            : 'Batako pres getar untuk dinding, pagar dan sumuran.',
        standard: 'SNI 03-0349-1989',
        attributes: { jenis: name },
        variants: thicknesses.map((thickness) => ({
          code: `${thickness}`,
          name:
            form === 'breeze'
              ? `20 × 20 × ${thickness / 10} cm`
              : `40 × 20 × ${formatNumber(thickness / 10)} cm`,
          attributes: {
            tebal: thickness / 10,
            ukuran: form === 'breeze' ? '20 × 20 cm' : '40 × 20 cm',
          },
          ...measureSlab(form === 'breeze' ? 200 : 400, 200, thickness, density),
          price: price * thickness + 900,
          ...(form === 'breeze' ? { order: [20, 10] as [number, number] } : {}),
          image: { kind: 'concrete-block', thickness, form, colour },
        })),
      }),
    ),
}
