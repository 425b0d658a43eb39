import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { calculateStripMass } from '../masses.ts'
import { measureBar } from '../physical-size.ts'
import { formatNumber, toSizeCode } from '../format.ts'

/** Frames of ceilings and partitions, mass from the developed width of the strip. */
export const CEILING_FRAMES: ProductsBySubCategory = {
  'rangka-plafon': () =>
    crossProduct(
      ['plafindra', 'galvara', 'gypsara', 'rangkajati'],
      [
        ['H24', 'Hollow Plafon 20 × 40', 'furring', 124, '20 × 40 mm', 40, [0.25, 0.3, 0.35, 0.4]],
        ['H44', 'Hollow Plafon 40 × 40', 'furring', 164, '40 × 40 mm', 40, [0.25, 0.3, 0.35, 0.4]],
        ['FUR', 'Furing Metal', 'furring', 92, '12 × 38 mm', 38, [0.3, 0.35, 0.4]],
        ['SIK', 'Wall Angle', 'wall-angle', 48, '22 × 22 mm', 22, [0.3, 0.35]],
        ['STD', 'Stud Partisi', 'c', 150, '35 × 76 mm', 76, [0.4, 0.45, 0.5]],
        ['RUN', 'Runner Partisi', 'u', 132, '28 × 77 mm', 77, [0.4, 0.45, 0.5]],
      ] as const,
      (brand, [code, profile, drawn, developed, size, width, thicknesses]) => ({
        brand,
        code,
        name: `${profile} ${getPrintedBrand(brand).name}`,
        text: `${profile} galvalum untuk rangka plafon dan dinding partisi ringan.`,
        standard: 'SNI 4096:2007',
        attributes: { profil: profile, ukuran: size },
        variants: crossProduct(thicknesses as readonly number[], [3, 4], (thickness, metres) => {
          const kg = calculateStripMass(developed, thickness)
          return {
            code: `${toSizeCode(thickness)}-${metres}`,
            name: `${formatNumber(thickness)} mm × ${metres} m`,
            attributes: { tebal: thickness, panjang: metres },
            ...measureBar(kg, metres, width, width / 3),
            price: kg * metres * 21_500,
            image: { kind: 'c-channel', width, thickness, profile: drawn, finish: 'galvalume' },
          }
        }),
      }),
    ),
}
