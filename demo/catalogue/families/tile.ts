import { z } from 'zod'
import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductDraft, type ProductsBySubCategory } from '../draft.ts'
import { DENSITY } from '../masses.ts'
import { toSeriesCode, pickSeries } from '../series.ts'
import { measureParcel } from '../physical-size.ts'
import { number, readTable, text } from '../read-table.ts'
import { TONES } from './tile-colours.ts'

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
const SIZES = readTable(
  'tile-sizes',
  z.object({
    sub: text,
    width: number,
    height: number,
    thickness: number,
    pieces: number,
    perM2: number,
  }),
)

type Finish = [code: string, name: string, glossy: boolean, factor: number]
const GLOSSY: Finish = ['G', 'Glossy', true, 1]
const POLISHED: Finish = ['P', 'Poles', true, 1]
const matt = (factor: number): Finish => ['M', 'Matt', false, factor]

/** A kind of tile: `patterns` is how many of the list it takes, 1 means wood. Density in kg/m³. */
interface TileLine {
  sub: string
  label: string
  brands: string[]
  series: number
  density: number
  patterns: number
  finishes: Finish[]
}

const LINES: TileLine[] = [
  {
    sub: 'keramik-lantai',
    label: 'Keramik Lantai',
    brands: ['serenata', 'kaluna', 'granesia', 'lantara'],
    series: 12,
    density: DENSITY.ceramic,
    patterns: 6,
    finishes: [GLOSSY, matt(1.03)],
  },
  {
    sub: 'keramik-dinding',
    label: 'Keramik Dinding',
    brands: ['serenata', 'kaluna', 'mozaria'],
    series: 11,
    density: 1850,
    patterns: 4,
    finishes: [GLOSSY, matt(1.04)],
  },
  {
    sub: 'granit',
    label: 'Granit',
    brands: ['granesia', 'serenata', 'lantara', 'mozaria'],
    series: 12,
    density: DENSITY.porcelain,
    patterns: 4,
    finishes: [POLISHED, matt(1.04)],
  },
  {
    sub: 'keramik-motif-kayu',
    label: 'Keramik Kayu',
    brands: ['serenata', 'granesia', 'kaluna'],
    series: 7,
    density: DENSITY.porcelain,
    patterns: 1,
    finishes: [matt(1)],
  },
]

/** Tiles by the box; pieces, m² and kg follow from the size. */
export const TILES: ProductsBySubCategory = Object.fromEntries(
  LINES.map((line) => [line.sub, () => makeProducts(line)]),
)

function makeProducts(line: TileLine): ProductDraft[] {
  const lineSizes = SIZES.filter(({ sub }) => sub === line.sub)
  const isWallTile = line.sub === 'keramik-dinding'
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
        const sizes = lineSizes.filter(
          (_, index) => (index + place) % 2 === 0 || index === place % lineSizes.length,
        )
        const tones = TONES.filter(
          (_, index) => (index + place) % 3 !== 0 || pattern === 'wood',
        ).slice(0, 2 + (place % 2))
        return {
          brand,
          code: `${toSeriesCode(series)}-${finishCode}`,
          name: `${line.label} ${getPrintedBrand(brand).name} ${series} ${finish}`,
          standard: 'SNI ISO 13006:2010',
          text: `Motif ${patternName.toLowerCase()} permukaan ${finish.toLowerCase()} untuk ${isWallTile ? 'dinding dapur dan kamar mandi' : 'ruang keluarga, kamar dan ruang usaha'}.`,
          specification: [
            ['Penyerapan air', line.density > 2100 ? '≤ 0,5%' : isWallTile ? '10–20%' : '6–10%'],
            ['Mutu', 'KW 1'],
          ],
          attributes: { motif: patternName, permukaan: finish },
          variants: crossProduct(
            sizes,
            tones,
            ({ width, height, thickness, pieces, perM2 }, [toneCode, tone, colour]) => {
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
                ...measureParcel(
                  (area * thickness * line.density) / 1000 + 0.3,
                  height,
                  width,
                  (thickness / 10) * pieces + 0.6,
                ),
                price: perM2 * area * factor * (pattern === 'plain' ? 0.95 : 1),
                piecesPerUnit: pieces,
                coverageM2: area,
                image: {
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
