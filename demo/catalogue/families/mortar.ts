import { z } from 'zod'
import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { measurePack } from '../physical-size.ts'
import { number, readTable, text } from '../read-table.ts'

const MORTAR_BRANDS = [
  'wreksa-mortar',
  'lekatama',
  'nusabeton',
  'karang-jaya',
  'citablok',
  'ringanta',
]

/** Mortars: `covers` is m² per 40 kg bag at the usual thickness. */
const DRY_MORTARS = readTable(
  'mortars',
  z.object({
    code: text,
    name: text,
    label: text,
    perKg: number,
    covers: number,
    product: z.enum(['mortar', 'plaster']),
    jenis: text,
    use: text,
  }),
)

/** Dry mortar in bags. */
export const MORTARS: ProductsBySubCategory = {
  'mortar-instan': () =>
    crossProduct(
      MORTAR_BRANDS,
      DRY_MORTARS,
      (brand, { code, name, label, perKg, covers, product, jenis, use }) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        text: use,
        standard: 'SNI 6882:2014',
        specification: [
          ['Kebutuhan air', '6–7 liter per 40 kg'],
          ['Umur simpan', '12 bulan kering'],
        ],
        attributes: { jenis, warna: name.includes('Putih') ? 'Putih' : 'Abu-abu' },
        variants: [25, 40].map((kg) => ({
          code: `${kg}`,
          name: `${kg} kg`,
          attributes: { isi: kg, sebar: Math.round((covers * kg) / 4) / 10 },
          ...measurePack(kg, 1350),
          price: perKg * kg * (kg === 25 ? 1.05 : 1),
          coverageM2: (covers * kg) / 40,
          image: { kind: 'cement-bag', brand: getPrintedBrand(brand), kg, label, product },
        })),
      }),
    ),
}
