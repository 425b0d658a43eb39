import { z } from 'zod'
import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { measurePack } from '../physical-size.ts'
import { number, readTable, text } from '../read-table.ts'

const GREY = readTable(
  'cements',
  z.object({ code: text, name: text, label: text, perKg: number, standard: text, use: text }),
)

const CEMENT_BRANDS = ['karang-jaya', 'nusabeton', 'tigapilar', 'batu-lingga']

/** Cement in bags. */
export const CEMENT: ProductsBySubCategory = {
  'semen-abu': () =>
    crossProduct(CEMENT_BRANDS, GREY, (brand, { code, name, label, perKg, standard, use }) => ({
      brand,
      code,
      name: `${name} ${getPrintedBrand(brand).name}`,
      text: use,
      standard,
      specification: [
        ['Warna', 'Abu-abu'],
        ['Waktu ikat awal', 'Minimal 45 menit'],
        ['Kuat tekan 28 hari', code === 'OPC' ? '≥ 280 kg/cm²' : '≥ 250 kg/cm²'],
      ],
      attributes: { jenis: label, standar: standard },
      featured: brand === 'karang-jaya' && code === 'PCC',
      tiers: [
        { minQty: 100, discount: 2 },
        { minQty: 400, discount: 3 },
      ],
      variants: [40, 50].map((kg) => ({
        code: `${kg}`,
        name: `${kg} kg`,
        attributes: { isi: kg, kemasan: 'Kertas kraft 3 lapis' },
        ...measurePack(kg, 1250),
        price: perKg * kg * (kg === 50 ? 0.985 : 1),
        image: { kind: 'cement-bag', brand: getPrintedBrand(brand), kg, label, product: 'cement' },
      })),
    })),
  'semen-putih': () =>
    crossProduct(CEMENT_BRANDS, ['Standar', 'Super'], (brand, grade) => ({
      brand,
      code: grade === 'Super' ? 'SUP' : 'STD',
      name: `Semen Putih ${grade} ${getPrintedBrand(brand).name}`,
      text:
        grade === 'Super'
          ? 'Derajat putih di atas 90% untuk teraso dan cetakan arsitektur.'
          : 'Derajat putih 85% untuk acian, nat dan pekerjaan halus.',
      standard: 'SNI 15-0129-2004',
      attributes: { jenis: grade },
      variants: [1, 5, 20, 40].map((kg) => ({
        code: `${kg}`,
        name: `${kg} kg`,
        attributes: { isi: kg, kemasan: kg < 20 ? 'Plastik' : 'Kertas kraft' },
        ...measurePack(kg, 1100),
        price: (grade === 'Super' ? 3900 : 2950) * kg ** 0.93 * 1.3,
        order: kg === 1 ? [10, 10] : [2, 1],
        image: {
          kind: 'cement-bag',
          brand: getPrintedBrand(brand),
          kg,
          label: 'PUTIH',
          product: 'white-cement',
        },
      })),
    })),
}
