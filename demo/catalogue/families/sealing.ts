import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { measurePack, measureParcel } from '../physical-size.ts'
import { formatNumber, toSizeCode } from '../format.ts'

const COAT = [
  ['ABU', 'Abu-abu', '#8d9297'],
  ['PTH', 'Putih', '#f1f1ed'],
  ['HJU', 'Hijau', '#3f8a5c'],
  ['MRH', 'Merah Bata', '#a6482f'],
  ['BRU', 'Biru', '#3a78b5'],
] as const

/** Waterproofing and insulation. */
export const SEALINGS: ProductsBySubCategory = {
  'pelapis-anti-bocor': () =>
    crossProduct(
      ['tamengair', 'lindung', 'silara', 'cerahpuri', 'lekatama'],
      [
        ['AKR', 'Pelapis Akrilik', 49_000, 0.9, COAT, 'dak beton, talang dan dinding luar'],
        [
          'SMN',
          'Pelapis Semen Dua Komponen',
          38_000,
          0.6,
          COAT.slice(0, 1),
          'kamar mandi, kolam dan tandon',
        ],
        ['PUL', 'Pelapis Poliuretan', 118_000, 0.7, COAT.slice(0, 3), 'dak terbuka yang diinjak'],
        [
          'BTM',
          'Pelapis Bitumen',
          34_000,
          0.8,
          [['HTM', 'Hitam', '#202124']],
          'pondasi dan dinding bawah tanah',
        ],
      ] as const,
      (brand, [code, name, perKg, spread, colours, use]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        text: `${name} untuk ${use}.`,
        standard: 'SNI 8011:2022',
        attributes: { jenis: name },
        variants: crossProduct(
          [1, 4, 20],
          colours as readonly (readonly [string, string, string])[],
          (kg, [colourCode, colour, hex]) => ({
            code: `${kg}-${colourCode}`,
            name: `${colour} ${kg} kg`,
            unit:
              kg === 1 ? ('kaleng' as const) : kg === 4 ? ('galon' as const) : ('pail' as const),
            attributes: { isi: kg, warna: colour, sebar: Math.round(kg * spread * 10) / 10 },
            ...measurePack(kg * 1.06, 1000),
            price: perKg * kg * (kg === 20 ? 0.88 : 1),
            coverageM2: kg * spread,
            image: {
              kind: 'bucket' as const,
              content: name.toLowerCase(),
              colour: hex,
              kg,
              brand: getPrintedBrand(brand),
            },
          }),
        ),
      }),
    ),
  membran: () =>
    crossProduct(
      ['tamengair', 'lindung', 'silara', 'redamin'],
      [
        ['MBB', 'Membran Bakar', 'membrane', [2, 3, 4], 1, 10, 1250, 63_000],
        ['MBT', 'Membran Tempel', 'membrane', [1.5, 2], 1, 10, 1200, 72_000],
        ['PTA', 'Pita Aspal', 'tape', [1, 1.5], 0.1, 10, 1300, 92_000],
        ['KSA', 'Serat Kasa', 'tape', [0.4], 1, 50, 260, 8_500],
      ] as const,
      (brand, [code, name, material, thicknesses, width, metres, density, perM2]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        text: `${name} untuk lapisan kedap air yang utuh.`,
        attributes: { jenis: name, ukuran: `${formatNumber(width)} × ${metres} m` },
        variants: (thicknesses as readonly number[]).flatMap((thickness) =>
          (['Abu-abu', 'Hijau', 'Hitam'] as const)
            .slice(0, code === 'MBB' ? 3 : 1)
            .map((colour) => ({
              code: `${toSizeCode(thickness)}-${colour.slice(0, 3).toUpperCase()}`,
              name: `${formatNumber(thickness)} mm ${colour}`,
              attributes: { tebal: thickness, warna: colour },
              ...measureParcel(
                (width * metres * thickness * density) / 1000,
                width * 100,
                12 + thickness * 4,
                12 + thickness * 4,
              ),
              price: perM2 * width * metres * (0.4 + (0.6 * thickness) / thicknesses[0]),
              coverageM2: width * metres * 0.9,
              image: {
                kind: 'roll' as const,
                material,
                thickness,
                colour: colour === 'Hijau' ? '#3f6b4a' : colour === 'Hitam' ? '#242528' : '#8d9297',
              },
            })),
        ),
      }),
    ),
  insulasi: () =>
    crossProduct(
      ['redamin', 'teduhjaya', 'gypsara'],
      [
        ['GLW', 'Glasswool', 'insulation', [25, 50], [16, 24, 32], 1.2, 15, 14_500],
        ['RKW', 'Rockwool', 'insulation', [25, 50, 75], [40, 60, 80], 0.6, 6, 32_000],
        ['BBL', 'Foil Gelembung', 'foil', [4, 8], [30], 1.2, 25, 16_000],
        ['ALF', 'Aluminium Foil', 'foil', [0.2, 0.3], [900], 1.25, 60, 6_800],
        ['PEF', 'Busa PE Foil', 'foil', [5, 10], [35], 1, 50, 15_500],
        ['KRT', 'Karpet Peredam', 'insulation', [10, 20], [120], 1, 10, 42_000],
      ] as const,
      (brand, [code, name, material, thicknesses, densities, width, metres, perM2]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        text: `${name} untuk menahan panas dan bunyi di atap, dinding dan saluran udara.`,
        attributes: { jenis: name, ukuran: `${formatNumber(width)} × ${metres} m` },
        variants: crossProduct(
          thicknesses as readonly number[],
          densities as readonly number[],
          (thickness, density) => ({
            code: `${toSizeCode(thickness)}-${density}`,
            name: `${formatNumber(thickness)} mm ${density < 900 ? `D${density}` : ''}`.trim(),
            attributes: { tebal: thickness, kerapatan: density },
            ...measureParcel(
              (width * metres * thickness * density) / 1000,
              width * 100,
              Math.max(10, Math.sqrt((thickness / 10) * metres * 100)),
              Math.max(10, Math.sqrt((thickness / 10) * metres * 100)),
            ),
            price:
              perM2 *
              width *
              metres *
              (0.4 + (0.6 * thickness) / thicknesses[0]) *
              (0.7 + (0.3 * density) / densities[0]),
            coverageM2: width * metres,
            image: {
              kind: 'roll',
              material,
              thickness,
              colour: material === 'foil' ? '#c9ced2' : code === 'RKW' ? '#9a9468' : '#e5cf6a',
            },
          }),
        ),
      }),
    ),
}
