import { z } from 'zod'
import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { calculateBarMass } from '../masses.ts'
import { measurePack, measureParcel } from '../physical-size.ts'
import { formatNumber, toSizeCode } from '../format.ts'
import { list, number, pair, readTable, text } from '../read-table.ts'

const MAKERS = ['pantek', 'bautama', 'wesi-luhur']

/** Nails: sizes are inches × mm, the two ways to say a length. */
const NAILS = readTable(
  'nails',
  z.object({
    code: text,
    name: text,
    form: z.enum(['wood', 'concrete', 'roofing', 'staple']),
    sizes: list(pair),
    perKg: number,
  }),
)

const SCREWS = [
  ['GPS', 'Sekrup Gipsum', 'drywall', [25, 32, 38, 50, 75], 34, 0.0016, 1000],
  ['BJR', 'Sekrup Baja Ringan', 'self-drilling', [16, 20, 25, 50], 128, 0.0042, 1000],
  ['ATP', 'Sekrup Atap Karet', 'roofing', [50, 65, 75], 395, 0.011, 250],
  ['KYU', 'Sekrup Kayu', 'wood', [20, 25, 38, 50, 75], 88, 0.0031, 500],
  ['FSR', 'Angkur Plastik', 'plug', [25, 30, 40, 50], 62, 0.0012, 500],
] as const

const BOLTS = [
  ['HEX', 'Baut Mur Hex', 'hex', [8, 10, 12, 16, 19], [25, 50, 75, 100, 150], 3.1],
  ['DYN', 'Dynabolt', 'dynabolt', [8, 10, 12, 16], [65, 75, 100], 5.2],
  ['ANK', 'Angkur L', 'anchor', [12, 16, 19, 22], [300, 400, 600], 2.7],
  ['ASD', 'As Drat', 'threaded-rod', [6, 8, 10, 12, 16], [1000, 3000], 2.5],
  ['UBT', 'U-Bolt', 'u-bolt', [6, 8, 10], [50, 75, 100], 4.6],
  ['KMA', 'Angkur Kimia', 'chemical', [10, 12, 16], [130, 160, 190], 12],
] as const

/** Nails by the kg, screws by the box, bolts with the mass of their shank and head. */
export const FASTENERS: ProductsBySubCategory = {
  paku: () =>
    crossProduct(
      [...MAKERS, 'tanpa-merek'],
      NAILS,
      (brand, { code, name, form, sizes, perKg }) => ({
        brand,
        code,
        name: `${name} ${brand === 'tanpa-merek' ? 'Curah' : getPrintedBrand(brand).name}`,
        standard: 'SNI 03-0323-1989',
        text: `${name} kawat baja, kepala rata dan ujung tajam.`,
        attributes: { jenis: name },
        variants: sizes.flatMap(([inch, mm]) =>
          (
            [
              ['1', 1, 'kg'],
              ['DUS', 20, 'dus'],
            ] as const
          ).map(([packCode, kg, unit]) => ({
            code: `${mm}-${packCode}`,
            name: `${formatNumber(mm / 10)} cm (${formatNumber(inch)}") ${unit === 'kg' ? 'per kg' : 'dus 20 kg'}`,
            unit,
            attributes: { panjang: mm / 10, kemasan: unit === 'kg' ? 'Kiloan' : 'Dus 20 kg' },
            ...measurePack(kg, 3200),
            price: perKg * kg * (mm < 30 ? 1.12 : 1) * (kg > 1 ? 0.95 : 1),
            image: { kind: 'nail-box' as const, length: mm, form, brand: getPrintedBrand(brand) },
          })),
        ),
      }),
    ),
  sekrup: () =>
    crossProduct(
      [...MAKERS, 'rangkajati'],
      SCREWS,
      (brand, [code, name, form, lengths, price, kg, pieces]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        text: `${name} dengan ulir tajam dan lapisan anti karat.`,
        attributes: { jenis: name },
        variants: (lengths as readonly number[]).map((length) => ({
          code: `${length}`,
          name: `${length} mm isi ${formatNumber(pieces)}`,
          attributes: { panjang: length, isi: pieces },
          ...measurePack(kg * pieces * (length / lengths[0]) ** 0.8, form === 'plug' ? 450 : 2200),
          price: price * pieces * (length / lengths[0]) ** 0.7,
          piecesPerUnit: pieces,
          image: { kind: 'screw-box', length, form, brand: getPrintedBrand(brand) },
        })),
      }),
    ),
  baut: () =>
    crossProduct(MAKERS, BOLTS, (brand, [code, name, form, diameters, lengths, factor]) =>
      (
        [
          ['ZNC', 'Galvanis', 'zinc', 1],
          ['HTM', 'Hitam', 'black', 0.86],
          ['STL', 'Stainless 304', 'stainless', 3.2],
        ] as const
      ).map(([finishCode, finish, drawn, finishFactor]) => ({
        brand,
        code: `${code}-${finishCode}`,
        name: `${name} ${getPrintedBrand(brand).name} ${finish}`,
        standard: 'SNI ISO 4016:2010',
        text: `${name} ulir metrik ${finish.toLowerCase()}, lengkap dengan mur dan ring.`,
        attributes: { jenis: name, lapisan: finish },
        variants: crossProduct(
          diameters as readonly number[],
          lengths as readonly number[],
          (diameter, length) => {
            const kg =
              calculateBarMass(diameter) *
              ((length * (form === 'u-bolt' ? 3 : 1) +
                diameter * (form === 'threaded-rod' ? 0 : 3.5)) /
                1000)
            return {
              code: `M${diameter}-${toSizeCode(length)}`,
              name: `M${diameter} × ${length} mm`,
              attributes: { diameter, panjang: length },
              ...measureParcel(
                kg,
                (length + diameter) / 10,
                diameter * 0.18,
                diameter * (form === 'u-bolt' ? 0.4 : 0.16),
              ),
              price: (kg * 17_500 * factor + 350) * finishFactor,
              order: length >= 300 ? ([1, 1] as [number, number]) : ([10, 10] as [number, number]),
              image: { kind: 'bolt' as const, diameter, length, form, finish: drawn },
            }
          },
        ),
      })),
    ),
}
