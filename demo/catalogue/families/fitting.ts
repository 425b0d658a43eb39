import { getPrintedBrand } from '../brands.ts'
import {
  crossProduct,
  type ProductDraft,
  type ProductsBySubCategory,
  type VariantDraft,
} from '../draft.ts'
import { DENSITY, PVC_PIPE, calculateTubeMass } from '../masses.ts'
import { measureBar, measureParcel } from '../physical-size.ts'
import { toSizeCode } from '../format.ts'
import { PVC } from './pipe-makers.ts'

// Fittings: code, name, drawing, mass in kg and retail price in rupiah of a 1" AW.
const FORMS = [
  ['ELB', 'Elbow', 'elbow', 0.075, 4_900],
  ['E45', 'Elbow 45°', 'elbow-45', 0.062, 5_300],
  ['TEE', 'Tee', 'tee', 0.1, 6_400],
  ['SOK', 'Socket', 'socket', 0.052, 3_600],
  ['RDS', 'Reducer Socket', 'reducer', 0.055, 4_600],
  ['DOP', 'Dop', 'cap', 0.032, 3_100],
  ['YBR', 'Tee Y', 'y-branch', 0.13, 9_800],
  ['SDL', 'Sok Drat Luar', 'socket', 0.045, 3_900],
  ['SDD', 'Sok Drat Dalam', 'socket', 0.052, 4_300],
  ['WMR', 'Water Mur', 'union', 0.11, 14_500],
  ['STK', 'Stop Kran', 'ball-valve', 0.19, 21_500],
  ['CLN', 'Clean Out', 'cap', 0.06, 8_400],
] as const

const SIZES = PVC_PIPE.filter(([, size]) => size <= 6)

/** The factor by which mass and price grow with the pipe's diameter in inches. */
function growthFactor(size: number): number {
  return Math.max(0.42, size ** 1.75)
}

function makeFittings(
  brand: string,
  grade: 'AW' | 'D',
  [code, name, form, kg, price]: (typeof FORMS)[number],
): ProductDraft {
  const factor = grade === 'AW' ? 1 : 0.66
  return {
    brand,
    code: `${code}-${grade}`,
    name: `${name} PVC ${getPrintedBrand(brand).name} ${grade}`,
    standard: 'SNI 06-0135-1987',
    text: `${name} PVC kelas ${grade}, disambung dengan lem pipa.`,
    attributes: { bentuk: name, kelas: grade },
    variants: SIZES.filter(
      ([, size, , , d]) =>
        (grade === 'AW' || d > 0) && (size <= 4 || !['WMR', 'STK', 'SDL', 'SDD'].includes(code)),
    ).map(([inch, size, outer]): VariantDraft => ({
      code: toSizeCode(inch),
      name: code === 'RDS' ? `${inch}" ke satu ukuran di bawahnya` : `${inch}"`,
      attributes: { inci: `${inch}"` },
      ...measureParcel(
        kg * growthFactor(size) * factor,
        (outer / 10) * 1.7,
        (outer / 10) * 1.5,
        (outer / 10) * 1.15,
      ),
      price: price * growthFactor(size) * factor,
      order: size <= 1 ? [10, 10] : [1, 1],
      image: { kind: 'pipe-fitting', form, inch: size, material: 'pvc' },
    })),
  }
}

/** Fittings, and the welded PPR system with its pipes. */
export const FITTINGS: ProductsBySubCategory = {
  'sambungan-pvc': () =>
    crossProduct(PVC, ['AW', 'D'] as const, (brand, grade) =>
      FORMS.filter(([code]) => grade === 'AW' || !['SDL', 'SDD', 'WMR', 'STK'].includes(code)).map(
        (form) => makeFittings(brand, grade, form),
      ),
    ),
  'pipa-ppr': () =>
    ['termalink', 'alira', 'tirtapipa'].flatMap((brand): ProductDraft[] => [
      ...(
        [
          ['PN10', 1 / 11, 1],
          ['PN16', 1 / 7.4, 1.1],
          ['PN20', 1 / 6, 1.15],
        ] as const
      ).map(([grade, ratio, factor]): ProductDraft => ({
        brand,
        code: grade,
        name: `Pipa PPR ${getPrintedBrand(brand).name} ${grade}`,
        standard: 'SNI ISO 15874',
        text: `Pipa PPR ${grade} panjang 4 m yang tidak berkarat dan aman untuk air minum.`,
        attributes: { bentuk: 'Pipa', kelas: grade },
        variants: [20, 25, 32, 40, 50, 63].map((outer) => {
          const wall = Math.round(outer * ratio * 10) / 10
          const kg = calculateTubeMass(outer, wall, DENSITY.ppr)
          return {
            code: `${outer}`,
            name: `${outer} mm × 4 m`,
            attributes: { diameter: outer, dinding: wall },
            ...measureBar(kg, 4, outer),
            price: kg * 4 * 78_000 * factor + 8_000,
            image: { kind: 'pipe', inch: outer / 25, grade: 'PPR', brand: getPrintedBrand(brand) },
          }
        }),
      })),
      ...FORMS.slice(0, 6).map(([code, name, form, kg, price]): ProductDraft => ({
        brand,
        code,
        name: `${name} PPR ${getPrintedBrand(brand).name}`,
        text: `${name} PPR las panas, kuat sampai 95 °C.`,
        attributes: { bentuk: name, kelas: 'PN20' },
        variants: [20, 25, 32, 40, 50, 63].map((outer) => ({
          code: `${outer}`,
          name: `${outer} mm`,
          unit: 'buah' as const,
          order: [5, 5] as [number, number],
          attributes: { diameter: outer },
          ...measureParcel(kg * 0.5 * (outer / 32) ** 1.9, outer / 5.5, outer / 6.5, outer / 8),
          price: price * 1.5 * (outer / 32) ** 1.6,
          image: {
            kind: 'pipe-fitting' as const,
            form,
            inch: outer / 25,
            material: 'ppr' as const,
          },
        })),
      })),
    ]),
}
