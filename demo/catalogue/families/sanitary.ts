import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { toSeriesCode, pickSeries } from '../series.ts'
import { measureParcel } from '../physical-size.ts'
import { formatNumber } from '../format.ts'

const WARE = [
  ['PTH', 'Putih', '#f6f6f4', 1],
  ['GDG', 'Gading', '#ece3cf', 1.03],
  ['ABU', 'Abu-abu', '#a9adb0', 1.08],
  ['HTM', 'Hitam Doff', '#2b2c2e', 1.22],
] as const

const HOUSES = ['kamila', 'sanivera', 'lavanya']

/** The colours of a basin, by its material. */
function listGlazes(material: string): readonly (readonly [string, string, string, number])[] {
  if (material === 'Keramik') return WARE.slice(0, 2)
  return [material === 'Akrilik' ? ['STD', 'Putih', '#f6f6f4', 1] : ['STD', 'Perak', '#c4c9cd', 1]]
}

/** Sanitary ware; masses include the crate. */
export const SANITARY: ProductsBySubCategory = {
  kloset: () =>
    HOUSES.flatMap((brand, turn) =>
      crossProduct(
        pickSeries(turn, 5),
        [
          ['DDK', 'Kloset Duduk Dua Bagian', 'seated', 33, [70, 40, 78], 1_480_000, 4.5],
          ['MNB', 'Kloset Monoblok', 'one-piece', 42, [72, 40, 70], 2_650_000, 4],
          ['JKG', 'Kloset Jongkok', 'squat', 13, [53, 44, 32], 285_000, 6],
          ['URN', 'Urinoir', 'urinal', 15, [38, 36, 65], 1_150_000, 2],
        ] as const,
        (series, [code, name, form, kg, [l, w, h], price, litres]) => ({
          brand,
          code: `${code}-${toSeriesCode(series)}`,
          name: `${name} ${getPrintedBrand(brand).name} ${series}`,
          standard: 'SNI 797:2020',
          text: `${name} keramik glasir halus dengan bilasan hemat ${formatNumber(litres)} liter.`,
          specification: [
            ['Isi kemasan', form === 'squat' ? 'Kloset' : 'Kloset, tutup, alat bilas'],
          ],
          attributes: {
            jenis: name,
            siram: litres,
            buangan: form === 'urinal' ? 'Dinding' : 'Lantai',
          },
          variants: WARE.slice(0, form === 'squat' ? 3 : 4).map(
            ([colourCode, colour, hex, factor]) => ({
              code: colourCode,
              name: colour,
              attributes: { warna: colour },
              ...measureParcel(kg, l, w, h),
              price: price * factor * (0.85 + 0.06 * (series.length % 6)),
              image: { kind: 'toilet', form, colour: hex },
            }),
          ),
        }),
      ),
    ),
  wastafel: () =>
    HOUSES.flatMap((brand, turn) =>
      crossProduct(
        pickSeries(turn + 1, 4),
        [
          ['GTG', 'Wastafel Gantung', 'wall', 'Keramik', [40, 45, 50], 11, 420_000],
          ['MJA', 'Wastafel Meja', 'counter', 'Keramik', [40, 48, 60], 10, 690_000],
          ['KKI', 'Wastafel Kaki', 'pedestal', 'Keramik', [50, 55], 19, 820_000],
          ['SK1', 'Bak Cuci 1 Lubang', 'sink-1', 'Baja tahan karat 304', [45, 60, 75], 5, 520_000],
          ['SK2', 'Bak Cuci 2 Lubang', 'sink-2', 'Baja tahan karat 304', [78, 82, 100], 8, 890_000],
          ['BTB', 'Bathtub', 'bathtub', 'Akrilik', [150, 170], 32, 3_950_000],
        ] as const,
        (series, [code, name, form, material, widths, kg, price]) => ({
          brand,
          code: `${code}-${toSeriesCode(series)}`,
          name: `${name} ${getPrintedBrand(brand).name} ${series}`,
          text: `${name} ${material.toLowerCase()} yang mudah dibersihkan.`,
          attributes: { jenis: name, bahan: material },
          variants: crossProduct(
            widths as readonly number[],
            listGlazes(material),
            (width, [colourCode, colour, hex, factor]) => ({
              code: `${width}-${colourCode}`,
              name: `${width} cm ${colour}`,
              attributes: { lebar: width, warna: colour },
              ...measureParcel(
                kg * (width / widths[0]),
                width,
                form === 'bathtub' ? 75 : 45,
                form === 'bathtub' ? 50 : form === 'pedestal' ? 45 : 22,
              ),
              price: price * factor * (width / widths[0]) * (0.88 + 0.05 * (series.length % 5)),
              image: { kind: 'basin' as const, form, colour: hex },
            }),
          ),
        }),
      ),
    ),
}
