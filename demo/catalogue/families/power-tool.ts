import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { measureParcel } from '../physical-size.ts'
import { formatNumber } from '../format.ts'
import { getToolColour } from './tool-colours.ts'

const POWER = ['mesindra', 'pandega', 'voltara']

const MACHINES = [
  ['BOR', 'Bor Listrik', 'drill', [350, 550, 750], 1.6, 385_000],
  ['BTR', 'Bor Baterai', 'drill', [12, 18, 21], 1.3, 620_000],
  ['GRD', 'Gerinda Tangan', 'grinder', [580, 720, 1400], 1.8, 365_000],
  ['GCS', 'Gergaji Lingkar', 'circular-saw', [1050, 1400], 3.8, 790_000],
  ['JGS', 'Gergaji Ukir', 'jigsaw', [450, 650], 2, 465_000],
  ['RTH', 'Bor Beton', 'rotary-hammer', [620, 800, 1100], 3.2, 1_080_000],
  ['LAS', 'Mesin Las Inverter', 'welder', [450, 900, 1300], 4.6, 1_150_000],
  ['MXR', 'Mesin Aduk Mortar', 'mixer', [1050, 1600], 4.4, 890_000],
] as const

const SITE = [
  ['MOL', 'Molen Beton', 'mixer', [350, 500], 165, 8_400_000, 'liter'],
  ['VBR', 'Penggetar Beton', 'vibrator', [1500, 2200], 22, 2_350_000, 'W'],
  ['GNS', 'Genset Bensin', 'generator', [1200, 2800, 5500], 27, 2_650_000, 'W'],
  ['KMP', 'Kompresor Angin', 'compressor', [550, 750, 1500], 19, 1_480_000, 'W'],
] as const

const BITS = [
  ['DSB', 'Mata Gerinda Potong', 'disc', [4, 7, 14], 'inci', 0.03, 6_900],
  ['DSK', 'Mata Potong Keramik', 'disc', [4, 7, 9], 'inci', 0.13, 42_000],
  ['MBB', 'Mata Bor Beton', 'drill-bit', [6, 8, 10, 12, 16], 'mm', 0.05, 16_500],
  ['MBI', 'Mata Bor Besi', 'drill-bit', [3, 5, 8, 10, 13], 'mm', 0.02, 9_800],
] as const

/** Machines, drill bits and discs. */
export const POWER_TOOLS: ProductsBySubCategory = {
  'mesin-listrik': () =>
    crossProduct(POWER, MACHINES, (brand, [code, name, form, watts, kg, price]) =>
      (
        [
          ['STD', '', 1, '6 bulan'],
          ['PRO', ' Pro', 1.38, '12 bulan'],
        ] as const
      ).map(([gradeCode, grade, factor, warranty]) => ({
        brand,
        code: `${code}-${gradeCode}`,
        name: `${name} ${getPrintedBrand(brand).name}${grade}`,
        text: `${name} motor tembaga dengan pelindung panas.`,
        attributes: { jenis: name, garansi: warranty },
        variants: (watts as readonly number[]).map((watt) => {
          const ratio = (watt / watts[0]) ** 0.6
          return {
            code: `${watt}`,
            name: code === 'BTR' ? `${watt} V` : `${watt} W`,
            attributes: { daya: watt },
            ...measureParcel(kg * ratio + 0.6, 34, 26, 14 + kg),
            price: price * ratio * factor,
            image: {
              kind: 'power-tool' as const,
              form,
              colour: getToolColour(brand),
              brand: getPrintedBrand(brand),
              size: watt,
            },
          }
        }),
      })),
    ),
  'mesin-proyek': () =>
    crossProduct(
      ['mesindra', 'voltara', 'pompara'],
      SITE,
      (brand, [code, name, form, sizes, kg, price, unit]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        text: `${name} untuk pekerjaan harian di proyek, mudah dirawat.`,
        attributes: { jenis: name, penggerak: form === 'compressor' ? 'Listrik' : 'Bensin' },
        variants: (sizes as readonly number[]).map((size) => {
          const ratio = size / sizes[0]
          return {
            code: `${size}`,
            name: `${formatNumber(size)} ${unit}`,
            attributes: { daya: size },
            ...measureParcel(
              kg * ratio ** 0.7,
              form === 'mixer' ? 150 : 62,
              form === 'mixer' ? 80 : 46,
              form === 'mixer' ? 130 : 50,
            ),
            price: price * ratio ** 0.75,
            image: {
              kind: 'power-tool',
              form,
              colour: getToolColour(brand),
              brand: getPrintedBrand(brand),
              size,
            },
          }
        }),
      }),
    ),
  'mata-bor': () =>
    crossProduct(
      [...POWER, 'pantek'],
      BITS,
      (brand, [code, name, form, sizes, unit, kg, price]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        text: `${name} yang tajam dan awet untuk pemakaian harian.`,
        attributes: { jenis: name, satuan: unit },
        variants: (sizes as readonly number[]).map((size) => {
          const ratio = (size / sizes[0]) ** 1.4
          return {
            code: `${size}`,
            name: `${size} ${unit}`,
            attributes: { ukuran: size },
            ...measureParcel(
              kg * ratio,
              form === 'disc' ? size * 2.6 : 12 + size / 2,
              form === 'disc' ? size * 2.6 : 2,
              form === 'disc' ? 0.6 : 2,
            ),
            price: price * ratio,
            image: { kind: 'power-tool', form, colour: getToolColour(brand), size },
          }
        }),
      }),
    ),
}
