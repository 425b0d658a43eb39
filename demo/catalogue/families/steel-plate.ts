import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory, type VariantDraft } from '../draft.ts'
import { STEEL_PIPE, calculateBarMass, calculateStripMass, calculateTubeMass } from '../masses.ts'
import { measureBar, measureSlab } from '../physical-size.ts'
import { formatNumber, toSizeCode } from '../format.ts'
import { MILLS } from './steel-mills.ts'

/** Plates by the sheet, pipes and solid bars; mass from the section. */
export const STEEL_PLATES: ProductsBySubCategory = {
  'pelat-besi': () =>
    crossProduct(
      MILLS,
      [
        ['HTM', 'Hitam', 'plate', 1, 12_900],
        ['BRD', 'Bordes', 'chequered-plate', 1.06, 14_200],
        ['GLV', 'Galvanis', 'plate', 1.01, 16_500],
        ['STR', 'Strip', 'flat-bar', 1, 13_300],
      ] as const,
      (brand, [code, kind, section, extra, perKg]) => ({
        brand,
        code,
        name: `${kind === 'Strip' ? 'Besi Strip' : `Pelat ${kind}`} ${getPrintedBrand(brand).name}`,
        standard: 'SNI 07-0722-1989',
        text:
          kind === 'Bordes'
            ? 'Pelat kembang anti slip untuk lantai kerja, tangga dan bak truk.'
            : kind === 'Strip'
              ? 'Besi gepeng 6 m untuk pagar, teralis dan klem.'
              : 'Pelat datar untuk sambungan, tangki, pintu dan alas kolom.',
        specification: [['Mutu', 'SS400']],
        attributes: { jenis: kind, lapisan: kind === 'Galvanis' ? 'Galvanis' : 'Hitam' },
        variants:
          kind === 'Strip'
            ? crossProduct([20, 25, 32, 40, 50], [3, 5, 6], (width, thickness): VariantDraft => ({
                code: `${width}${thickness}`,
                name: `${width} × ${thickness} mm × 6 m`,
                attributes: { tebal: thickness, ukuran: `${width} mm × 6 m` },
                unit: 'batang',
                ...measureSlab(6000, width, thickness, 7850),
                price: calculateStripMass(width, thickness) * 6 * perKg,
                image: { kind: 'beam', section, size: width, thickness },
              }))
            : crossProduct(
                code === 'GLV' ? [0.8, 1, 1.2, 1.6, 2] : [1.2, 2, 3, 5, 6, 8, 10, 12],
                [
                  [1200, 2400],
                  [1500, 6000],
                ] as const,
                (thickness, [width, length]): VariantDraft[] =>
                  length === 6000 && (thickness < 5 || code === 'GLV')
                    ? []
                    : [
                        {
                          code: `${toSizeCode(thickness)}-${width}`,
                          name: `${formatNumber(thickness)} mm × ${formatNumber(width)} × ${formatNumber(length)}`,
                          attributes: {
                            tebal: thickness,
                            ukuran: `${formatNumber(width)} × ${formatNumber(length)} mm`,
                          },
                          ...measureSlab(length, width, thickness, 7850 * extra),
                          price:
                            calculateStripMass(width, thickness) * (length / 1000) * extra * perKg,
                          coverageM2: (width * length) / 1e6,
                          image: {
                            kind: 'beam',
                            section,
                            size: width,
                            thickness,
                            finish: code === 'GLV' ? 'galvanised' : 'black',
                          },
                        },
                      ],
              ),
      }),
    ),
  'pipa-besi': () =>
    crossProduct(
      MILLS,
      [
        ['HTM', 'Hitam', 'black-steel', 1, 1],
        ['GLV', 'Galvanis', 'galvanised', 1.32, 1],
        ['GLR', 'Galvanis Ringan', 'galvanised', 1.36, 0.72],
      ] as const,
      (brand, [code, coating, grade, factor, wallFactor]) => ({
        brand,
        code,
        name: `Pipa ${coating} ${getPrintedBrand(brand).name}`,
        standard: 'SNI 0039:2013',
        text: 'Pipa las untuk air bertekanan, hidran, tiang dan rangka, panjang 6 m.',
        specification: [
          ['Panjang', '6 m'],
          ['Kelas', wallFactor < 1 ? 'Ringan' : 'Medium'],
        ],
        attributes: { lapisan: coating, panjang: 6 },
        variants: STEEL_PIPE.map(([inch, size, outer, full]) => {
          const wall = Math.round(full * wallFactor * 10) / 10
          const kg = calculateTubeMass(outer, wall, 7850)
          return {
            code: toSizeCode(inch),
            name: `${inch}" × ${formatNumber(wall)} mm × 6 m`,
            attributes: { inci: `${inch}"`, tebal: wall },
            ...measureBar(kg, 6, outer),
            price: kg * 6 * 15_200 * factor,
            image: { kind: 'pipe', inch: size, grade },
          }
        }),
      }),
    ),
  'besi-as-nako': () =>
    crossProduct(
      MILLS,
      [
        ['ASB', 'As Bulat', 'round-bar'],
        ['NKO', 'Nako Kotak', 'square-bar'],
      ] as const,
      (brand, [code, shape, section]) => ({
        brand,
        code,
        name: `Besi ${shape} ${getPrintedBrand(brand).name}`,
        text: 'Besi pejal 6 m untuk teralis, pagar, engsel dan angkur.',
        standard: 'SNI 07-0722-1989',
        attributes: { bentuk: shape, panjang: 6 },
        variants: [8, 10, 12, 16, 19, 25].map((size) => {
          const kg = section === 'round-bar' ? calculateBarMass(size) : (size * size * 7850) / 1e6
          return {
            code: `${size}`,
            name: `${size} mm × 6 m`,
            attributes: { sisi: size },
            ...measureBar(kg, 6, size),
            price: kg * 6 * 13_800,
            image: { kind: 'beam', section, size },
          }
        }),
      }),
    ),
}
