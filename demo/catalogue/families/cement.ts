import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { measurePack } from '../physical-size.ts'

const GREY: [code: string, name: string, label: string, perKg: number, sni: string, use: string][] =
  [
    [
      'PCC',
      'Semen PCC',
      'PCC',
      1362.5,
      'SNI 7064:2014',
      'Semen serbaguna untuk pasangan, plester, acian dan beton rumah tinggal.',
    ],
    [
      'OPC',
      'Semen OPC Tipe I',
      'OPC',
      1490,
      'SNI 2049:2015',
      'Kuat awal tinggi untuk beton struktur, kolom dan pelat lantai.',
    ],
    [
      'MSC',
      'Semen Masonry',
      'MASONRY',
      1240,
      'SNI 3758:2004',
      'Adukan pulen untuk pasangan dan plester, tidak untuk beton struktur.',
    ],
  ]

const CEMENT_BRANDS = ['karang-jaya', 'nusabeton', 'tigapilar', 'batu-lingga']

/** Cement in bags. */
export const CEMENT: ProductsBySubCategory = {
  'semen-abu': () =>
    crossProduct(CEMENT_BRANDS, GREY, (brand, [code, name, label, perKg, sni, use]) => ({
      brand,
      code,
      name: `${name} ${getPrintedBrand(brand).name}`,
      text: use,
      standard: sni,
      specification: [
        ['Warna', 'Abu-abu'],
        ['Waktu ikat awal', 'Minimal 45 menit'],
        ['Kuat tekan 28 hari', code === 'OPC' ? '≥ 280 kg/cm²' : '≥ 250 kg/cm²'],
      ],
      attributes: { jenis: label, standar: sni },
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
          ? 'Derajat putih di atas 90 % untuk teraso dan cetakan arsitektur.'
          : 'Derajat putih 85 % untuk acian, nat dan pekerjaan halus.',
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
