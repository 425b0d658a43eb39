import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { toSeriesCode, pickSeries } from '../series.ts'
import { measureBar, measureParcel } from '../physical-size.ts'
import { METALS } from './frame-colours.ts'

const WOODS = [
  ['JTI', 'Jati', '#a06a32'],
  ['WLN', 'Walnut', '#5a3a26'],
  ['PTH', 'Putih', '#f2f1ec'],
  ['ABU', 'Abu-abu', '#84898e'],
] as const

/** Doors and frames; mass is leaf area × kg/m². */
export const DOORS: ProductsBySubCategory = {
  pintu: () =>
    ['lawangku', 'mahakayu', 'jendelia'].flatMap((brand, turn) =>
      crossProduct(
        pickSeries(turn, 4),
        [
          ['PNL', 'Pintu Panel Kayu', 'panel', 'Kayu kamper', 21, 1_450_000, [70, 80, 90]],
          ['FLS', 'Pintu Kayu Lapis', 'flush', 'Triplek meranti', 13, 520_000, [70, 80, 90]],
          ['KCA', 'Pintu Kaca Kayu', 'glazed', 'Kayu dan kaca', 22, 1_690_000, [80, 90]],
          ['PVC', 'Pintu Kamar Mandi PVC', 'pvc', 'PVC', 8, 298_000, [65, 70, 75]],
          ['BJA', 'Pintu Baja Motif Kayu', 'steel', 'Baja 0,8 mm', 24, 1_980_000, [80, 90]],
          ['KRP', 'Pintu Krepyak', 'louvre', 'Kayu kamper', 20, 1_380_000, [70, 80]],
        ] as const,
        (series, [code, name, form, material, kgM2, price, widths]) => ({
          brand,
          code: `${code}-${toSeriesCode(series)}`,
          name: `${name} ${getPrintedBrand(brand).name} ${series}`,
          text: `${name} siap pasang dengan engsel yang sudah dicoak.`,
          specification: [
            ['Tebal daun', form === 'pvc' ? '30 mm' : '38 mm'],
            ['Tinggi', '210 cm'],
          ] as [string, string][],
          attributes: { jenis: name, bahan: material },
          indent: form === 'steel' && series.length % 2 === 0,
          variants: crossProduct(
            widths as readonly number[],
            WOODS,
            (width, [colourCode, colour, hex]) => ({
              code: `${width}-${colourCode}`,
              name: `${width} × 210 cm ${colour}`,
              attributes: { ukuran: `${width} × 210 cm`, warna: colour },
              ...measureParcel((kgM2 * width * 210) / 10_000, 212, width, 5),
              price: price * (width / 80) * (0.9 + 0.04 * (series.length % 6)),
              image: { kind: 'door' as const, form, colour: hex, widthCm: width },
            }),
          ),
        }),
      ),
    ),
  kusen: () =>
    crossProduct(
      ['jendelia', 'lawangku', 'galvara'],
      [
        ['AL3', 'Profil Kusen Aluminium 3"', 'Aluminium', 0.72, 76],
        ['AL4', 'Profil Kusen Aluminium 4"', 'Aluminium', 1.02, 101],
        ['SKU', 'Profil Daun Jendela', 'Aluminium', 0.55, 50],
        ['HLW', 'Profil Hollow Aluminium', 'Aluminium', 0.6, 38],
      ] as const,
      (brand, [code, name, material, kgM, width]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        standard: 'SNI 07-0603-1989',
        text: `${name} paduan 6063-T5, panjang 6 m.`,
        attributes: { bahan: material, ukuran: `${width} mm × 6 m` },
        variants: METALS.map(([colourCode, colour, hex]) => ({
          code: colourCode,
          name: `${colour} 6 m`,
          attributes: { warna: colour },
          ...measureBar(kgM, 6, width, 44),
          price: kgM * 6 * 78_000 * (colourCode === 'PRK' ? 0.92 : 1),
          image: { kind: 'door', form: 'frame', colour: hex, widthCm: 70 + width / 5 },
        })),
      }),
    ),
}
