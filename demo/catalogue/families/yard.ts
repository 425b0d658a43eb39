import { z } from 'zod'
import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { measureParcel } from '../physical-size.ts'
import { formatNumber } from '../format.ts'
import { list, number, pair, readTable, text } from '../read-table.ts'

/** Fences: sizes are height × length in m. */
const FENCES = readTable(
  'fences',
  z.object({ code: text, name: text, sizes: list(pair), kgM2: number, perM2: number }),
)

/** Fences and the garden. */
export const YARD: ProductsBySubCategory = {
  'pagar-kawat': () =>
    crossProduct(
      ['kawatindra', 'krida-baja', 'galvara'],
      FENCES,
      (brand, { code, name, sizes, kgM2, perM2 }) =>
        (
          [
            ['GLV', 'Galvanis', 1, '#aab2b8'],
            ['PVC', 'Lapis PVC', 1.16, '#2f7d4a'],
          ] as const
        ).map(([coatCode, coat, factor, hex]) => ({
          brand,
          code: `${code}-${coatCode}`,
          name: `${name} ${getPrintedBrand(brand).name} ${coat}`,
          text: `${name} kawat baja ${coat.toLowerCase()} untuk pagar, talud dan pengaman.`,
          attributes: { jenis: name, lapisan: coat },
          variants: sizes.map(([height, length]) => ({
            code: `${String(height).replace('.', '')}${String(length).replace('.', '')}`,
            name: `${formatNumber(height)} × ${formatNumber(length)} m`,
            attributes: { ukuran: `${formatNumber(height)} × ${formatNumber(length)} m` },
            ...(code === 'BRC' || code === 'BRJ' ? { unit: 'lembar' as const } : {}),
            ...measureParcel(
              kgM2 * height * length,
              code === 'BRC' ? length * 100 : height * 100,
              code === 'BRC' ? height * 100 : 28,
              code === 'BRC' ? 3 : 28,
            ),
            price: perM2 * height * length * factor,
            image: {
              kind: 'roll' as const,
              material: 'wire-netting' as const,
              colour: hex,
              thickness: height * 2,
            },
          })),
        })),
    ),
  taman: () =>
    crossProduct(
      ['tamanira', 'geotara', 'lantara'],
      [
        ['RSN', 'Rumput Sintetis Taman', [20, 25, 30, 40], 2, 88_000],
        ['RFT', 'Rumput Sintetis Lapangan', [40, 50], 2, 138_000],
      ] as const,
      (brand, [code, name, heights, width, perM2]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        text: `${name} tahan matahari dan air, lembut di kaki.`,
        attributes: { jenis: name },
        variants: crossProduct(heights as readonly number[], [5, 25], (height, metres) => ({
          code: `${height}-${metres}`,
          name: `${height} mm ${width} × ${metres} m`,
          attributes: { tinggi: height, ukuran: `${width} × ${metres} m` },
          ...measureParcel(
            (0.9 + height / 25) * width * metres,
            width * 100,
            14 + Math.sqrt(height * metres) * 2.6,
            14 + Math.sqrt(height * metres) * 2.6,
          ),
          price: perM2 * width * metres * (0.7 + height / 80),
          coverageM2: width * metres,
          image: {
            kind: 'roll',
            material: 'grass',
            colour: height > 35 ? '#2f7a33' : '#58a64a',
            thickness: height,
          },
        })),
      }),
    ),
}
