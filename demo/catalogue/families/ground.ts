import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { measureParcel } from '../physical-size.ts'
import { formatNumber } from '../format.ts'

/** Geosynthetics and sheets by the roll. */
export const GROUND: ProductsBySubCategory = {
  geotekstil: () =>
    crossProduct(
      ['geotara', 'redamin', 'tamanira'],
      [
        [
          'NWV',
          'Geotekstil Tanpa Anyam',
          'geotextile',
          [150, 200, 250, 300, 400, 500],
          4,
          100,
          34,
          '#e5e6e2',
          110,
        ],
        ['WVN', 'Geotekstil Anyam', 'geotextile', [150, 200, 250], 4, 150, 38, '#2e3033', 420],
        ['GMB', 'Geomembran HDPE', 'membrane', [470, 720, 950, 1420], 7, 50, 31, '#1f2023', 900],
      ] as const,
      (brand, [code, name, material, grams, width, metres, perGram, hex, density]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        standard: 'SNI 8460:2017',
        text: `${name} untuk pemisah tanah, perkuatan jalan dan kolam.`,
        attributes: { jenis: name, ukuran: `${width} × ${metres} m` },
        variants: (grams as readonly number[]).map((gram) => {
          const kg = (gram * width * metres) / 1000
          const side = Math.sqrt(kg / density / width) * 100
          return {
            code: `${gram}`,
            name: `${gram} g/m²`,
            attributes: { gramatur: gram },
            ...measureParcel(kg, width * 100, side, side),
            price: perGram * gram * width * metres,
            coverageM2: width * metres,
            image: { kind: 'roll', material, thickness: gram / 60, colour: hex },
          }
        }),
      }),
    ),
  'terpal-plastik': () =>
    crossProduct(
      ['geotara', 'tamanira', 'tanpa-merek'],
      [
        [
          'TRP',
          'Terpal',
          'tarpaulin',
          [
            [3, 4],
            [4, 6],
            [6, 8],
          ],
          180,
          9_800,
        ],
        [
          'PLC',
          'Plastik Cor',
          'plastic-sheet',
          [
            [1.2, 50],
            [2, 50],
            [3, 50],
          ],
          110,
          3_900,
        ],
        [
          'PRN',
          'Paranet',
          'wire-netting',
          [
            [2, 50],
            [3, 100],
          ],
          70,
          4_600,
        ],
      ] as const,
      (brand, [code, name, material, sizes, gram, perM2]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        text: `${name} kuat sobek untuk proyek, kebun dan muatan.`,
        attributes: { jenis: name },
        variants: crossProduct(
          sizes as readonly (readonly [number, number])[],
          [
            ['BRU', 'Biru', '#1d5fb0'],
            ['HTM', 'Hitam', '#26272a'],
            ['ORN', 'Oranye', '#e0702c'],
          ] as const,
          ([width, length], [shadeCode, shade, hex]) => ({
            code: `${formatNumber(width).replace(',', '')}${length}-${shadeCode}`,
            name: `${formatNumber(width)} × ${length} m ${shade}`,
            attributes: { ukuran: `${formatNumber(width)} × ${length} m`, warna: shade },
            ...measureParcel(
              (gram * width * length) / 1000,
              Math.min(200, width * 60),
              12 + Math.sqrt(gram * length) / 8,
              12 + Math.sqrt(gram * length) / 8,
            ),
            price: perM2 * width * length * 0.9,
            coverageM2: width * length,
            image: { kind: 'roll', material, colour: hex },
          }),
        ),
      }),
    ),
}
