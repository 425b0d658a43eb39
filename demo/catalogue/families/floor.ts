import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { DENSITY } from '../masses.ts'
import { toSeriesCode, pickSeries } from '../series.ts'
import { measureParcel } from '../physical-size.ts'
import { formatNumber } from '../format.ts'
import { TONES } from './tile-colours.ts'

const FLOORS = [
  ['VNL', 'Lantai Vinyl', 3, 152, 914, 24, DENSITY.vinyl, 98_000],
  ['SPC', 'Lantai SPC Klik', 4, 180, 1220, 10, 1950, 178_000],
  ['LMN', 'Parket Laminasi', 8, 195, 1215, 8, 850, 158_000],
  ['PRK', 'Parket Kayu', 15, 90, 900, 14, 650, 465_000],
] as const

const WOODS = [
  ['JTI', 'Jati', '#a9773f'],
  ['OAK', 'Oak', '#c9a06a'],
  ['WLN', 'Walnut', '#6a452e'],
  ['ABU', 'Oak Abu', '#9b948a'],
] as const

/** Mosaic, stone, vinyl, wood floors and their edges. */
export const FLOORINGS: ProductsBySubCategory = {
  mosaik: () =>
    crossProduct(
      ['mozaria', 'granesia', 'tanpa-merek'],
      [
        ['MSK', 'Mosaik Kaca', 'mosaic', 30, 30, 6, 11, 285_000, 2400, 'Glossy'],
        ['SBW', 'Subway', 'subway', 7.5, 15, 7, 88, 195_000, 1900, 'Glossy'],
        ['TGL', 'Tegel Kunci', 'cement-tile', 20, 20, 16, 25, 268_000, 2200, 'Matt'],
        ['AND', 'Batu Andesit', 'stone', 20, 40, 20, 6, 168_000, 2500, 'Bakar'],
        ['PLM', 'Batu Palimanan', 'stone', 15, 30, 15, 11, 142_000, 2300, 'Rata'],
      ] as const,
      (brand, [code, name, pattern, width, height, thickness, pieces, perM2, density, finish]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        text: `${name} untuk aksen dinding, kolam dan fasad.`,
        attributes: { motif: name, permukaan: finish },
        variants: TONES.slice(0, 4).map(([toneCode, tone, colour]) => {
          const area = (width * height * pieces) / 10_000
          return {
            code: toneCode,
            name: `${formatNumber(width)} × ${height} cm ${tone}`,
            attributes: {
              ukuran: `${formatNumber(width)} × ${height} cm`,
              isi: pieces,
              luas: Math.round(area * 100) / 100,
              warna: tone,
            },
            ...measureParcel(
              (area * thickness * density) / 1000,
              Math.max(height, 30),
              Math.max(width, 30),
              (area * thickness * 1000) / (Math.max(height, 30) * Math.max(width, 30)) + 1,
            ),
            price: perM2 * area,
            piecesPerUnit: pieces,
            coverageM2: area,
            image: {
              kind: 'tile',
              widthCm: width,
              heightCm: height,
              pattern,
              colour,
              glossy: finish === 'Glossy',
            },
          }
        }),
      }),
    ),
  'vinyl-parket': () =>
    crossProduct(
      ['lantara', 'jati-wening', 'plafindra'],
      FLOORS,
      (brand, [code, name, thickness, width, length, pieces, density, perM2]) =>
        pickSeries(code.charCodeAt(0), 3).map((series, step) => {
          const area = (width * length * pieces) / 1e6
          const thick = thickness + (thickness < 5 ? step * 0.5 : step * 2)
          return {
            brand,
            code: `${code}-${toSeriesCode(series)}`,
            name: `${name} ${getPrintedBrand(brand).name} ${series} ${formatNumber(thick)} mm`,
            text: `${name} setebal ${formatNumber(thick)} mm yang hangat di kaki dan cepat dipasang.`,
            attributes: {
              jenis: name,
              tebal: thick,
              ukuran: `${width} × ${length} mm`,
              luas: Math.round(area * 100) / 100,
            },
            variants: WOODS.map(([woodCode, wood, colour]) => ({
              code: woodCode,
              name: `Motif ${wood}`,
              attributes: { warna: wood },
              ...measureParcel(
                (area * thick * density) / 1000,
                length / 10,
                width / 10 + 1,
                (thick / 10) * pieces + 1,
              ),
              price: perM2 * area * (1 + step * 0.14),
              piecesPerUnit: pieces,
              coverageM2: area,
              image: {
                kind: 'tile' as const,
                widthCm: width / 10,
                heightCm: length / 10,
                pattern: code === 'VNL' ? ('vinyl' as const) : ('wood' as const),
                colour,
              },
            })),
          }
        }),
    ),
  plint: () =>
    crossProduct(
      ['lantara', 'plafindra', 'jati-wening'],
      [
        ['PVC', 'Plint PVC', 'pvc', 2.4, 12, 700, 46_000],
        ['KYU', 'Plint Kayu', 'wood', 2.4, 15, 600, 78_000],
        ['NSG', 'Step Nosing Aluminium', 'aluminium', 3, 3, 2700, 64_000],
        ['LIS', 'Lis Sudut Keramik', 'aluminium', 2.4, 1, 2700, 29_000],
      ] as const,
      (brand, [code, name, material, metres, thickness, density, price]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        text: `${name} untuk menutup tepi lantai dengan rapi, panjang ${formatNumber(metres)} m.`,
        attributes: { jenis: name },
        variants: crossProduct(
          code === 'LIS' ? [1, 1.2] : [6, 8, 10],
          WOODS,
          (height, [woodCode, wood, colour]) => ({
            code: `${String(height).replace('.', '')}-${woodCode}`,
            name: `${formatNumber(height)} cm ${wood}`,
            attributes: { tinggi: height, warna: wood },
            ...measureParcel(
              (metres * height * 10 * thickness * density) / 1e6,
              metres * 100,
              height,
              thickness / 10,
            ),
            price: price * (0.6 + height / 20),
            image: { kind: 'moulding', material, width: height * 10, colour },
          }),
        ),
      }),
    ),
}
