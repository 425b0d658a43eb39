import { getPrintedBrand } from '../brands.ts'
import {
  crossProduct,
  type ProductDraft,
  type ProductsBySubCategory,
  type VariantDraft,
} from '../draft.ts'
import { DENSITY, PVC_PIPE, calculateTubeMass } from '../masses.ts'
import { measureBar, measureParcel } from '../physical-size.ts'
import { formatNumber, toSizeCode } from '../format.ts'
import { PVC } from './pipe-makers.ts'

const CLASSES = [
  ['AW', 'tekanan 10 kg/cm² untuk air bersih'],
  ['D', 'tekanan 5 kg/cm² untuk air buangan'],
  ['C', 'tanpa tekanan untuk ventilasi dan pelindung kabel'],
] as const

/** Pipes by class; mass from diameter, wall and the density of the plastic. */
export const PIPES: ProductsBySubCategory = {
  'pipa-pvc': () =>
    crossProduct([...PVC, 'tandara'], CLASSES, (brand, [grade, use]) => ({
      brand,
      code: grade,
      name: `Pipa PVC ${getPrintedBrand(brand).name} ${grade}`,
      standard: 'SNI 06-0084-2002',
      text: `Pipa PVC kelas ${grade}, ${use}.`,
      specification: [
        ['Panjang', '4 m'],
        ['Ujung', 'Polos satu sisi, soket satu sisi'],
      ],
      attributes: { kelas: grade, panjang: 4 },
      featured: brand === 'alira' && grade === 'AW',
      tiers: [
        { minQty: 25, discount: 4 },
        { minQty: 100, discount: 7 },
      ],
      variants: PVC_PIPE.flatMap(([inch, size, outer, aw, d, c]): VariantDraft[] => {
        const wall = { AW: aw, D: d, C: c }[grade]
        const kg = calculateTubeMass(outer, wall, DENSITY.pvc)
        if (!wall) return []
        return [
          {
            code: toSizeCode(inch),
            name: `${inch}" × 4 m`,
            attributes: { inci: `${inch}"`, dinding: wall, luar: outer },
            ...measureBar(kg, 4, outer),
            price: 6_000 + kg * 4 * 35_440,
            order: size > 4 ? [1, 1] : [5, 1],
            image: { kind: 'pipe', inch: size, grade, brand: getPrintedBrand(brand) },
          },
        ]
      }),
    })),
  'pipa-hdpe': () => [
    ...crossProduct(
      ['tirtapipa', 'alira', 'pipasena'],
      [
        ['PN10', 17],
        ['PN12', 13.6],
        ['PN16', 11],
      ] as const,
      (brand, [grade, sdr]): ProductDraft => ({
        brand,
        code: grade,
        name: `Pipa HDPE ${getPrintedBrand(brand).name} ${grade}`,
        standard: 'SNI 4829:2015',
        text: `Pipa HDPE PE100 ${grade} dalam gulungan untuk air bersih dan irigasi.`,
        attributes: { kelas: grade },
        variants: crossProduct([20, 25, 32, 40, 50, 63], [50, 100], (outer, metres) => {
          const kg = calculateTubeMass(outer, Math.max(1.8, outer / sdr), DENSITY.hdpe) * metres
          return {
            code: `${outer}-${metres}`,
            name: `${outer} mm × ${metres} m`,
            attributes: { diameter: outer, panjang: metres },
            ...measureParcel(kg, 90 + outer, 90 + outer, (outer * outer * metres) / 1.6e4 + 4),
            price: kg * 46_500,
            image: { kind: 'pipe', inch: outer / 25, grade: 'HDPE', brand: getPrintedBrand(brand) },
          }
        }),
      }),
    ),
    ...crossProduct(
      ['tirtapipa', 'tamanira'],
      [
        ['BNG', 'Bening', '#cfe0e6'],
        ['BRG', 'Berserat', '#2f8f57'],
      ] as const,
      (brand, [code, kind, hex]): ProductDraft => ({
        brand,
        code: `SLG-${code}`,
        name: `Selang Air ${kind} ${getPrintedBrand(brand).name}`,
        text: 'Selang lentur yang tidak mudah terlipat.',
        attributes: { kelas: kind },
        variants: crossProduct([16, 19, 25], [25, 50], (outer, metres) => ({
          code: `${outer}-${metres}`,
          name: `${formatNumber(outer)} mm × ${metres} m`,
          attributes: { diameter: outer, panjang: metres },
          ...measureParcel(0.0052 * outer * metres, 45, 45, (outer * metres) / 80 + 3),
          price: 620 * outer * metres * 0.72,
          image: { kind: 'coil', of: 'hose', diameter: outer, colour: hex },
        })),
      }),
    ),
  ],
}
