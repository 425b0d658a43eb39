import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductDraft, type ProductsBySubCategory } from '../draft.ts'
import { WOOD } from '../masses.ts'
import { measureSlab } from '../physical-size.ts'
import { formatNumber, toSizeCode } from '../format.ts'

type Species = 'meranti' | 'kamper' | 'borneo' | 'sengon' | 'jati' | 'ulin'
const SPECIES: [code: string, name: string, wood: Species, perM3: number][] = [
  ['MRT', 'Meranti', 'meranti', 6_300_000],
  ['KMP', 'Kamper', 'kamper', 11_200_000],
  ['BRN', 'Borneo', 'borneo', 7_600_000],
  ['SGN', 'Sengon', 'sengon', 2_900_000],
  ['JTI', 'Jati', 'jati', 22_500_000],
  ['ULN', 'Ulin', 'ulin', 18_800_000],
]
const YARDS = ['wanasari-kayu', 'mahakayu', 'tanpa-merek']
const DRY = [
  ['KSR', 'Kasar', 1, false],
  ['SRT', 'Serut 4 Sisi', 1.16, true],
] as const

/** How logs are cut: width × height in mm, and what for. */
interface Cut {
  label: string
  sizes: [width: number, height: number][]
  use: string
  order: [minimum: number, multiple: number]
}
const BEAMS: Cut = {
  label: 'Balok',
  sizes: [
    [40, 60],
    [50, 70],
    [60, 100],
    [60, 120],
    [80, 120],
    [80, 150],
  ],
  use: 'rangka atap, kusen dan bekisting',
  order: [5, 1],
}
const BOARDS: Cut = {
  label: 'Papan',
  sizes: [
    [20, 100],
    [20, 150],
    [20, 200],
    [30, 200],
    [30, 250],
  ],
  use: 'papan cor, lisplang, lantai dan mebel',
  order: [5, 1],
}
const BATTENS: Cut = {
  label: 'Reng',
  sizes: [
    [20, 30],
    [30, 40],
    [30, 50],
  ],
  use: 'reng genteng, rangka plafon dan lis',
  order: [20, 10],
}

const makeTimber = (cut: Cut): ProductDraft[] =>
  crossProduct(YARDS, SPECIES, (brand, [code, species, wood, perM3]) =>
    DRY.map(([dryCode, surface, factor, planed]): ProductDraft => ({
      brand,
      code: `${code}-${dryCode}`,
      name: `${cut.label} Kayu ${species} ${surface} ${getPrintedBrand(brand).name}`,
      text: `Kayu ${species.toLowerCase()} ${planed ? 'kering oven dan diserut' : 'gergajian kering angin'} untuk ${cut.use}.`,
      specification: [
        ['Kadar air', planed ? '12–15%' : '18–22%'],
        ['Kerapatan', `${WOOD[wood]} kg/m³`],
      ],
      attributes: { kayu: species, permukaan: surface },
      standard: 'SNI 7973:2013',
      indent: wood === 'ulin' && planed,
      variants: crossProduct(cut.sizes, [3, 4], ([width, height], metres) => ({
        code: `${width}${height}-${metres}`,
        name: `${width / 10} × ${height / 10} cm × ${metres} m`,
        attributes: { ukuran: `${width / 10} × ${height / 10} cm`, panjang: metres },
        ...measureSlab(metres * 1000, height, width, WOOD[wood]),
        price: ((width * height * metres) / 1e6) * perM3 * factor,
        order: cut.order,
        image: { kind: 'lumber', width, height, wood, planed },
      })),
    })),
  ).filter((product) => product.brand !== 'tanpa-merek' || product.code.endsWith('KSR'))

/** Sawn dry timber by species, in the trade's nominal sizes; sold by the piece. */
export const LUMBER: ProductsBySubCategory = {
  'kayu-kaso': () => makeTimber(BEAMS),
  'kayu-papan': () => makeTimber(BOARDS),
  'kayu-reng': () => makeTimber(BATTENS),
  decking: () =>
    crossProduct(
      ['lantara', 'plafindra', 'jati-wening'],
      [
        ['DCK', 'Decking WPC', 25, 140, 3, 78_000],
        ['KSI', 'Kisi WPC', 24, 50, 2.9, 42_000],
        ['PNL', 'Panel Dinding WPC', 12, 160, 2.9, 95_000],
      ] as const,
      (brand, [code, name, width, height, metres, price]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        text: 'Komposit serat kayu dan plastik yang tidak dimakan rayap dan tidak perlu dipelitur.',
        attributes: { jenis: name, panjang: metres, ukuran: `${height} × ${width} mm` },
        variants: (['Jati', 'Walnut', 'Abu Batu', 'Cokelat Tua'] as const).map((colour) => ({
          code: toSizeCode(colour).slice(0, 4),
          name: `${colour} ${formatNumber(metres)} m`,
          attributes: { warna: colour },
          ...measureSlab(metres * 1000, height, width, 850),
          price: price * metres * 0.6,
          coverageM2: (height / 1000) * metres,
          image: {
            kind: 'lumber',
            width,
            height,
            wood: colour === 'Jati' ? 'jati' : 'wpc',
            planed: colour !== 'Cokelat Tua',
          },
        })),
      }),
    ),
}
