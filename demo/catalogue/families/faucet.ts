import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { toSeriesCode, pickSeries } from '../series.ts'
import { measureParcel } from '../physical-size.ts'
import { formatNumber } from '../format.ts'

const FINISH = [
  ['KRM', 'Krom', 'chrome', 1],
  ['HTM', 'Hitam', 'black', 1.18],
  ['BRS', 'Kuningan', 'brass', 1.26],
] as const

const TAPS = ['kranesia', 'lavanya', 'sanivera', 'kamila']

/** Taps, showers and bathroom accessories. */
export const FAUCETS: ProductsBySubCategory = {
  keran: () =>
    TAPS.flatMap((brand, turn) =>
      crossProduct(
        pickSeries(turn + 2, 3),
        [
          ['TMB', 'Keran Tembok', 'tap', 0.32, 78_000],
          ['WST', 'Keran Wastafel', 'mixer', 0.75, 245_000],
          ['DPR', 'Keran Dapur Angsa', 'kitchen', 0.95, 298_000],
          ['SDT', 'Stop Keran Sudut', 'angle-valve', 0.18, 62_000],
          ['CBK', 'Keran Mixer Panas Dingin', 'mixer', 1.6, 690_000],
        ] as const,
        (series, [code, name, form, kg, price]) => ({
          brand,
          code: `${code}-${toSeriesCode(series)}`,
          name: `${name} ${getPrintedBrand(brand).name} ${series}`,
          standard: 'SNI 122:2022',
          text: `${name} dengan katup keramik, tidak menetes setelah ratusan ribu putaran.`,
          attributes: { jenis: name, inci: '½"', bahan: 'Kuningan' },
          variants: FINISH.map(([finishCode, finish, drawn, factor]) => ({
            code: finishCode,
            name: finish,
            attributes: { warna: finish },
            ...measureParcel(kg, 8 + kg * 16, 8 + kg * 5, 6 + kg * 2),
            price: price * factor * (0.9 + 0.05 * (series.length % 5)),
            image: { kind: 'faucet' as const, form, finish: drawn },
          })),
        }),
      ),
    ),
  shower: () =>
    TAPS.flatMap((brand, turn) =>
      crossProduct(
        pickSeries(turn + 3, 3),
        [
          ['HND', 'Hand Shower', 'hand-shower', 0.6, 185_000, 1.5],
          ['RNT', 'Rain Shower Tiang', 'shower', 4.2, 1_350_000, 1.5],
          ['JET', 'Jet Washer', 'bidet', 0.42, 128_000, 1.2],
        ] as const,
        (series, [code, name, form, kg, price, hose]) => ({
          brand,
          code: `${code}-${toSeriesCode(series)}`,
          name: `${name} ${getPrintedBrand(brand).name} ${series}`,
          text: `${name} lengkap dengan selang ${formatNumber(hose)} m dan dudukan.`,
          attributes: { jenis: name, selang: hose },
          variants: FINISH.map(([finishCode, finish, drawn, factor]) => ({
            code: finishCode,
            name: finish,
            attributes: { warna: finish },
            ...measureParcel(kg, kg > 2 ? 110 : 26, 24, kg > 2 ? 14 : 8),
            price: price * factor,
            image: { kind: 'faucet' as const, form, finish: drawn },
          })),
        }),
      ),
    ),
  'floor-drain': () =>
    crossProduct(
      TAPS,
      [
        ['FDK', 'Saringan Lantai Kotak', 0.34, 68_000, ['10 × 10 cm', '12 × 12 cm', '15 × 15 cm']],
        ['FDL', 'Saringan Lantai Memanjang', 1.1, 235_000, ['30 cm', '60 cm', '80 cm']],
        ['SFN', 'Sifon Wastafel', 0.3, 74_000, ['1 ¼"']],
        ['AVR', 'Avur Bak Cuci', 0.4, 58_000, ['3"', '4"']],
      ] as const,
      (brand, [code, name, kg, price, sizes]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        text: `${name} baja tahan karat dengan penahan bau.`,
        attributes: { jenis: name },
        variants: crossProduct(
          sizes as readonly string[],
          FINISH.slice(0, 2),
          (size, [finishCode, finish, , factor]) => ({
            code: `${size.replace(/[^0-9]/g, '')}-${finishCode}`,
            name: `${size} ${finish}`,
            attributes: { ukuran: size, warna: finish },
            ...measureParcel(
              kg * (0.8 + Number.parseInt(size, 10) / 60),
              Math.max(10, code === 'FDL' ? Number.parseInt(size, 10) : 14),
              12,
              9,
            ),
            price: price * factor * (0.85 + Number.parseInt(size, 10) / 70),
            image: {
              kind: 'pipe-fitting',
              form: 'floor-drain',
              inch: Math.max(2, Number.parseInt(size, 10) / 4),
              material: 'brass',
              colour: finish === 'Hitam' ? '#2b2c2e' : '#c4c9cd',
            },
          }),
        ),
      }),
    ),
}
