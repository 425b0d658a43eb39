import { z } from 'zod'
import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductDraft, type ProductsBySubCategory } from '../draft.ts'
import { calculateCableMass, calculateTubeMass } from '../masses.ts'
import { measureBar, measureParcel } from '../physical-size.ts'
import { formatNumber, toSizeCode } from '../format.ts'
import { list, pair, readTable, text } from '../read-table.ts'

const WIRES = [
  ['MRH', 'Merah', '#b3202a'],
  ['BRU', 'Biru', '#1f4e9c'],
  ['HTM', 'Hitam', '#26272a'],
  ['KHJ', 'Kuning Hijau', '#9fb23a'],
] as const

/** Cables: sizes are cores × mm². */
const CABLES = readTable(
  'cables',
  z.object({ kind: z.enum(['NYM', 'NYY', 'NYMHY']), use: text, sizes: list(pair) }),
)

/** Cables by the roll, with masses from their copper, and conduits. */
export const WIRING: ProductsBySubCategory = {
  kabel: () =>
    ['kabelta', 'voltara', 'tanpa-merek'].flatMap((brand): ProductDraft[] => [
      ...CABLES.map(({ kind, use, sizes }): ProductDraft => ({
        brand,
        code: kind,
        name: `Kabel ${kind} ${getPrintedBrand(brand).name}`,
        standard: 'SNI 04-6629.4-2006',
        text: `Kabel ${kind}, ${use}.`,
        attributes: { jenis: kind, warna: kind === 'NYM' ? 'Putih' : 'Hitam' },
        variants: crossProduct(sizes, [50, 100], ([cores, area], metres) => {
          const perKm = calculateCableMass(kind, cores, area)
          return {
            code: `${cores}${toSizeCode(area)}-${metres}`,
            name: `${cores} × ${formatNumber(area)} mm² × ${metres} m`,
            attributes: { ukuran: `${cores} × ${formatNumber(area)} mm²`, panjang: metres },
            ...measureParcel((perKm * metres) / 1000, 36, 36, (perKm * metres) / 1400 + 3),
            price: (cores * area * 2_950 + 3_300) * metres * (kind === 'NYY' ? 1.2 : 1),
            image: {
              kind: 'coil' as const,
              of: 'cable' as const,
              diameter: 5 + area,
              cores,
              colour: kind === 'NYM' ? '#eeeeea' : '#2a2b2e',
              brand: getPrintedBrand(brand),
            },
          }
        }),
      })),
      ...WIRES.map(([colourCode, colour, hex]): ProductDraft => ({
        brand,
        code: `NYA-${colourCode}`,
        name: `Kabel NYA ${getPrintedBrand(brand).name} ${colour}`,
        standard: 'SNI 04-6629.3-2006',
        text: `Kabel inti tunggal ${colour.toLowerCase()} untuk instalasi di dalam pipa.`,
        attributes: { jenis: 'NYA', warna: colour },
        variants: crossProduct([1.5, 2.5, 4, 6], [50, 100], (area, metres) => {
          const perKm = calculateCableMass('NYA', 1, area)
          return {
            code: `${toSizeCode(area)}-${metres}`,
            name: `1 × ${formatNumber(area)} mm² × ${metres} m`,
            attributes: { ukuran: `1 × ${formatNumber(area)} mm²`, panjang: metres },
            ...measureParcel((perKm * metres) / 1000, 24, 24, (perKm * metres) / 700 + 2),
            price: (area * 2_650 + 600) * metres,
            image: {
              kind: 'coil' as const,
              of: 'cable' as const,
              diameter: 2 + area / 2,
              cores: 1,
              colour: hex,
              brand: getPrintedBrand(brand),
            },
          }
        }),
      })),
    ]),
  'pipa-konduit': () =>
    crossProduct(
      ['saklara', 'kabelta', 'pipasena', 'alira'],
      [
        ['KDP', 'Pipa Konduit PVC', '#f2f2ee', 'Putih', 5_200],
        ['KDH', 'Pipa Konduit PVC', '#2f3033', 'Hitam', 5_100],
        ['DCT', 'Saluran Kabel (Duct)', '#e9e9e4', 'Putih Gading', 7_900],
      ] as const,
      (brand, [code, name, hex, colour, price]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name} ${colour}`,
        standard: 'SNI 04-6504-2001',
        text: 'Pelindung kabel yang tidak merambatkan api, panjang 3 m.',
        attributes: { jenis: name, warna: colour },
        variants: [16, 20, 25, 32, 40].map((size) => ({
          code: `${size}`,
          name: `${size} mm × 3 m`,
          attributes: { ukuran: `${size} mm` },
          ...measureBar(calculateTubeMass(size, 1.2 + size / 60, 1400), 3, size),
          price: price * (size / 16) ** 1.25 * 1.9,
          image: { kind: 'pipe', inch: size / 25, grade: 'conduit', colour: hex },
        })),
      }),
    ),
}
