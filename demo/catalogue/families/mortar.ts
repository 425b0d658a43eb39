import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { measurePack } from '../physical-size.ts'

const MORTAR_BRANDS = [
  'wreksa-mortar',
  'lekatama',
  'nusabeton',
  'karang-jaya',
  'citablok',
  'ringanta',
]

const DRY_MORTARS: [
  code: string,
  name: string,
  label: string,
  perKg: number,
  covers: number,
  product: 'mortar' | 'plaster' | 'tile-adhesive',
  jenis: string,
  use: string,
][] = [
  [
    'THB',
    'Perekat Bata Ringan',
    'THIN BED',
    2150,
    10,
    'mortar',
    'Perekat bata',
    'Spesi tipis 2–3 mm untuk bata ringan.',
  ],
  [
    'PLS',
    'Mortar Plester',
    'PLESTER',
    1450,
    2.2,
    'plaster',
    'Plester',
    'Plester dinding bata tebal 10 mm, daya rekat tinggi.',
  ],
  [
    'SKM',
    'Mortar Acian Abu',
    'ACIAN',
    2050,
    15,
    'plaster',
    'Acian',
    'Acian halus abu-abu tebal 2 mm di atas plester.',
  ],
  [
    'SKW',
    'Mortar Acian Putih',
    'ACIAN PUTIH',
    2900,
    14,
    'plaster',
    'Acian',
    'Acian putih yang menghemat cat dasar.',
  ],
  [
    'BLK',
    'Mortar Pasang Bata',
    'PASANG',
    1380,
    1.3,
    'mortar',
    'Pasangan',
    'Adukan pasang bata merah dan batako.',
  ],
  [
    'LVL',
    'Mortar Perata Lantai',
    'SCREED',
    1650,
    1.1,
    'mortar',
    'Perata lantai',
    'Perata lantai sebelum keramik atau vinyl, tebal 20 mm.',
  ],
  [
    'GRT',
    'Semen Grouting',
    'GROUT',
    4600,
    1,
    'mortar',
    'Grouting',
    'Grouting tanpa susut untuk angkur dan dudukan kolom.',
  ],
]

/** Dry mortar in bags; `covers` is m² per 40 kg bag at the usual thickness. */
export const MORTARS: ProductsBySubCategory = {
  'mortar-instan': () =>
    crossProduct(
      MORTAR_BRANDS,
      DRY_MORTARS,
      (brand, [code, name, label, perKg, covers, product, jenis, use]) => ({
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
