import { printed } from '../brands.ts'
import { crossProduct, type ProductDraft, type SubCategoryDraft } from '../draft.ts'
import { DENSITY } from '../masses.ts'
import { seriesCode, pickSeries } from '../series.ts'
import { parcel } from '../physical-size.ts'
import { TONES, FACETS } from './tile-facets.ts'

type Pattern = 'plain' | 'marble' | 'terrazzo' | 'wood' | 'cement-tile' | 'stone'

const PATTERNS: [Pattern, string][] = [
  ['marble', 'Marmer'],
  ['plain', 'Polos'],
  ['stone', 'Batu Alam'],
  ['terrazzo', 'Teraso'],
  ['wood', 'Kayu'],
  ['cement-tile', 'Tegel Kunci'],
]

/** Sizes in cm: thickness in mm, pieces a box, retail rupiah per m² of the middle series. */
type Size = [width: number, height: number, thickness: number, pieces: number, perM2: number]

interface TileLine {
  slug: string
  name: string
  code: string
  label: string
  aliases: string[]
  brands: string[]
  series: number
  sizes: Size[]
  density: number
  finishes: [string, string, boolean, number][]
  patterns: number
  advice: string
  demand: number
  standard: string
}

const LINES: TileLine[] = [
  {
    slug: 'keramik-lantai',
    name: 'Keramik Lantai',
    code: 'KLT',
    label: 'Keramik Lantai',
    aliases: ['keramik', 'ubin', 'ceramic tile', 'tegel'],
    brands: ['serenata', 'kaluna', 'granesia', 'lantara'],
    series: 12,
    density: DENSITY.ceramic,
    patterns: 6,
    demand: 640,
    standard: 'SNI ISO 13006:2010',
    finishes: [
      ['G', 'Glossy', true, 1],
      ['M', 'Matt', false, 1.03],
    ],
    sizes: [
      [20, 20, 7, 25, 66_000],
      [30, 30, 7.5, 11, 58_400],
      [40, 40, 7.8, 6, 64_000],
      [50, 50, 8.5, 4, 79_000],
    ],
    advice:
      'Lebihkan 10 % untuk potongan, 15 % untuk pasang diagonal. Ambil dari satu kode bakar agar warna sama.',
  },
  {
    slug: 'keramik-dinding',
    name: 'Keramik Dinding',
    code: 'KDD',
    label: 'Keramik Dinding',
    aliases: ['keramik kamar mandi', 'keramik dapur', 'wall tile'],
    brands: ['serenata', 'kaluna', 'mozaria'],
    series: 11,
    density: 1850,
    patterns: 4,
    demand: 520,
    standard: 'SNI ISO 13006:2010',
    finishes: [
      ['G', 'Glossy', true, 1],
      ['M', 'Matt', false, 1.04],
    ],
    sizes: [
      [20, 25, 6.5, 20, 63_000],
      [25, 40, 7.3, 10, 72_000],
      [30, 60, 8.5, 6, 108_000],
    ],
    advice: 'Keramik dinding lebih ringan dan berpori; jangan dipakai di lantai.',
  },
  {
    slug: 'granit',
    name: 'Granit Lantai',
    code: 'GRN',
    label: 'Granit',
    aliases: ['homogeneous tile', 'porcelain', 'granite tile', 'granit tile', 'ht'],
    brands: ['granesia', 'serenata', 'lantara', 'mozaria'],
    series: 12,
    density: DENSITY.porcelain,
    patterns: 4,
    demand: 600,
    standard: 'SNI ISO 13006:2010',
    finishes: [
      ['P', 'Poles', true, 1],
      ['M', 'Matt', false, 1.04],
    ],
    sizes: [
      [60, 60, 9, 4, 142_000],
      [80, 80, 10, 3, 212_000],
      [60, 120, 9.5, 2, 248_000],
      [100, 100, 10.5, 2, 318_000],
    ],
    advice:
      'Pakai perekat granit dan nat minimal 2 mm. Permukaan poles licin bila basah; pilih matt untuk kamar mandi.',
  },
  {
    slug: 'keramik-motif-kayu',
    name: 'Keramik Motif Kayu',
    code: 'KMK',
    label: 'Keramik Kayu',
    aliases: ['wood plank', 'keramik kayu', 'parket keramik'],
    brands: ['serenata', 'granesia', 'kaluna'],
    series: 7,
    density: DENSITY.porcelain,
    patterns: 1,
    demand: 340,
    standard: 'SNI ISO 13006:2010',
    finishes: [['M', 'Matt', false, 1]],
    sizes: [
      [15, 60, 8.5, 11, 128_000],
      [20, 100, 9, 6, 189_000],
      [15, 90, 9, 8, 164_000],
    ],
    advice: 'Pasang bergeser sepertiga, bukan setengah, agar tidak menonjol di ujung.',
  },
]

function tiles(line: TileLine): ProductDraft[] {
  return line.brands.flatMap((brand, turn) =>
    crossProduct(
      pickSeries(turn, line.series),
      line.finishes,
      (series, [finishCode, finish, glossy, factor]): ProductDraft => {
        const place = series.length + series.charCodeAt(0) + turn
        const [pattern, patternName] =
          line.patterns === 1
            ? (['wood', 'Kayu'] as const)
            : (PATTERNS[place % line.patterns] ?? ['plain', 'Polos'])
        const sizes = line.sizes.filter(
          (_, index) => (index + place) % 2 === 0 || index === place % line.sizes.length,
        )
        const tones = TONES.filter(
          (_, index) => (index + place) % 3 !== 0 || pattern === 'wood',
        ).slice(0, 2 + (place % 2))
        return {
          brand,
          code: `${seriesCode(series)}-${finishCode}`,
          name: `${line.label} ${printed(brand).name} ${series} ${finish}`,
          standard: line.standard,
          text: `Motif ${patternName.toLowerCase()} permukaan ${finish.toLowerCase()} untuk ruang keluarga, kamar dan teras.`.replace(
            'ruang keluarga, kamar dan teras',
            line.code === 'KDD'
              ? 'dinding dapur dan kamar mandi'
              : 'ruang keluarga, kamar dan ruang usaha',
          ),
          specification: [
            [
              'Penyerapan air',
              line.density > 2100 ? '≤ 0,5 %' : line.code === 'KDD' ? '10–20 %' : '6–10 %',
            ],
            ['Mutu', 'KW 1'],
          ],
          attributes: { motif: patternName, permukaan: finish },
          variants: crossProduct(
            sizes,
            tones,
            ([width, height, thickness, pieces, perM2], [toneCode, tone, colour]) => {
              const area = (width * height * pieces) / 10_000
              return {
                code: `${width}${height}-${toneCode}`,
                name: `${width} × ${height} cm ${tone}`,
                attributes: {
                  ukuran: `${width} × ${height} cm`,
                  isi: pieces,
                  luas: Math.round(area * 100) / 100,
                  warna: tone,
                },
                ...parcel(
                  (area * thickness * line.density) / 1000 + 0.3,
                  height,
                  width,
                  (thickness / 10) * pieces + 0.6,
                ),
                price: perM2 * area * factor * (pattern === 'plain' ? 0.95 : 1),
                piecesPerUnit: pieces,
                coverageM2: area,
                picture: {
                  kind: 'tile' as const,
                  widthCm: width,
                  heightCm: height,
                  pattern,
                  colour,
                  glossy,
                },
              }
            },
          ),
        }
      },
    ),
  )
}

/** Tiles by the box: pieces, m² and kg a box follow from the size. */
export const TILES: SubCategoryDraft[] = LINES.map((line): SubCategoryDraft => ({
  slug: line.slug,
  name: line.name,
  code: line.code,
  aliases: line.aliases,
  facets: FACETS,
  picture: {
    kind: 'tile',
    widthCm: line.sizes[1]?.[0] ?? 40,
    heightCm: line.sizes[1]?.[1] ?? 40,
    pattern: line.patterns === 1 ? 'wood' : 'marble',
    glossy: true,
  },
  unit: 'dus',
  order: [4, 1],
  margin: 'normal',
  demand: line.demand,
  advice: line.advice,
  products: () => tiles(line),
}))
