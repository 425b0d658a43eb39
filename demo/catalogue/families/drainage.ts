import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { DENSITY, calculateTubeMass } from '../masses.ts'
import { measureParcel } from '../physical-size.ts'

const PRECAST = ['pracetara', 'nusabeton', 'pavindra']

/** Wall thickness of a precast ditch of this width, both in cm. */
function wallThickness(width: number): number {
  return width <= 40 ? 6 : width <= 60 ? 8 : 10
}

/** Precast drainage; concrete masses come from the cross-section. */
export const DRAINAGE: ProductsBySubCategory = {
  'u-ditch': () =>
    crossProduct(
      PRECAST,
      [
        ['LGT', 'Ringan (5 ton)', 1],
        ['HVY', 'Berat (20 ton)', 1.22],
      ] as const,
      (brand, [code, load, factor]) =>
        (['Saluran', 'Tutup'] as const).map((part) => ({
          brand,
          code: `${part.slice(0, 1)}-${code}`,
          name: `${part === 'Saluran' ? 'U-Ditch' : 'Tutup U-Ditch'} ${getPrintedBrand(brand).name} ${load}`,
          standard: 'SNI 6468:2000',
          text: `${part === 'Saluran' ? 'Saluran U' : 'Tutup saluran'} beton bertulang K-350 kelas ${load.toLowerCase()}.`,
          attributes: { bagian: part, kelas: load, panjang: part === 'Saluran' ? 120 : 60 },
          variants: (
            [
              [30, 30],
              [30, 40],
              [40, 40],
              [40, 60],
              [50, 50],
              [60, 60],
              [60, 80],
              [80, 80],
              [100, 100],
            ] as const
          ).map(([width, height]) => {
            const side = wallThickness(width) * factor
            const area =
              part === 'Saluran'
                ? (width + 2 * side) * side + 2 * height * side
                : (width + 2 * side) * side * 1.2
            const length = part === 'Saluran' ? 120 : 60
            const kg = (area * length * 2400) / 1e6
            return {
              code: `${width}${height}`,
              name: `${width} × ${height} × ${length} cm`,
              attributes: { ukuran: `${width} × ${height} cm` },
              ...measureParcel(
                kg,
                length,
                width + 2 * side,
                part === 'Saluran' ? height + side : side * 1.2,
              ),
              price: kg * 1_780 * factor,
              image: { kind: 'precast' as const, form: 'u-ditch' as const, size: width },
            }
          }),
        })),
    ),
  'buis-beton': () =>
    crossProduct(
      [...PRECAST, 'tanpa-merek'],
      [
        ['BUS', 'Buis Beton', [20, 30, 40, 50, 60, 80, 100], 100, 0.1],
        ['BTL', 'Buis Beton Bertulang', [40, 50, 60, 80, 100], 100, 0.11],
        ['BOX', 'Box Culvert', [60, 80, 100, 120], 120, 0.13],
      ] as const,
      (brand, [code, name, sizes, length, ratio]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        standard: 'SNI 03-6367-2000',
        text: `${name} untuk gorong-gorong, sumur resapan dan saluran.`,
        attributes: { jenis: name, panjang: length },
        variants: (sizes as readonly number[]).map((size) => {
          const thick = Math.max(3.5, size * ratio)
          const kg =
            code === 'BOX'
              ? ((4 * size * thick + 4 * thick * thick) * length * 2400) / 1e6
              : (calculateTubeMass(size * 10 + 20 * thick, thick * 10, DENSITY.concrete) * length) /
                100
          return {
            code: `${size}`,
            name: code === 'BOX' ? `${size} × ${size} × ${length} cm` : `Ø${size} × ${length} cm`,
            attributes: { diameter: size },
            ...measureParcel(kg, length, size + 2 * thick, size + 2 * thick),
            price: kg * (code === 'BUS' ? 1_150 : 1_750),
            image: { kind: 'precast', form: 'culvert', size },
          }
        }),
      }),
    ),
}
