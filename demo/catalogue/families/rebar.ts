import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { REBAR, WIREMESH_METRES, calculateBarMass } from '../masses.ts'
import { measureBar, measureParcel } from '../physical-size.ts'
import { formatNumber } from '../format.ts'

const MILLS = ['krida-baja', 'bajasura', 'wesi-luhur', 'tosan-prima']
const END = { 'BjTS 420B': '#e11d2a', 'BjTS 520': '#2b7de0', 'BjTP 280': '#1c1c1c' } as const

/** Rupiah per kg by diameter in mm: mills charge more for small diameters. */
function pricePerKg(diameter: number): number {
  return diameter <= 8 ? 10_950 : diameter <= 10 ? 10_650 : 10_520
}

/** Reinforcing steel: bars of 12 m by SNI 2052, welded mesh, tie wire. */
export const REINFORCEMENT: ProductsBySubCategory = {
  'besi-beton-ulir': () =>
    crossProduct(MILLS, ['BjTS 420B', 'BjTS 520'] as const, (brand, grade) => ({
      brand,
      code: grade === 'BjTS 420B' ? '420' : '520',
      name: `Besi Beton Ulir ${getPrintedBrand(brand).name} ${grade}`,
      text:
        grade === 'BjTS 420B'
          ? 'Tulangan ulir kuat leleh 420 MPa dengan daktilitas tinggi untuk struktur tahan gempa.'
          : 'Tulangan ulir kuat leleh 520 MPa untuk gedung tinggi dan jembatan; mengurangi jumlah batang.',
      standard: 'SNI 2052:2017',
      specification: [
        ['Kuat leleh', grade === 'BjTS 420B' ? '420–545 MPa' : '520–645 MPa'],
        ['Regangan', '≥ 14%'],
        ['Permukaan', 'Ulir bambu'],
      ],
      attributes: { mutu: grade, panjang: 12 },
      featured: brand === 'krida-baja' && grade === 'BjTS 420B',
      tiers: [
        { minQty: 100, discount: 3 },
        { minQty: 500, discount: 4 },
      ],
      variants: Object.entries(REBAR)
        .map(([key, mass]) => [Number(key), mass] as const)
        .filter(
          ([diameter]) =>
            diameter >= 10 && diameter !== 12 && (grade === 'BjTS 420B' || diameter >= 13),
        )
        .map(([diameter, mass]) => ({
          code: `D${diameter}`,
          name: `D${diameter} × 12 m`,
          attributes: { diameter, berat: mass },
          ...measureBar(mass, 12, diameter),
          price: mass * 12 * pricePerKg(diameter) * (grade === 'BjTS 520' ? 1.07 : 1),
          order: diameter > 22 ? [1, 1] : [5, 1],
          image: { kind: 'rebar', diameter, deformed: true, endColour: END[grade] },
        })),
    })),
  'besi-beton-polos': () =>
    crossProduct([...MILLS, 'tanpa-merek'], ['Full SNI', 'Toleransi'] as const, (brand, kind) => ({
      brand,
      code: kind === 'Full SNI' ? 'SNI' : 'TOL',
      name: `Besi Beton Polos ${getPrintedBrand(brand).name} ${kind}`,
      text:
        kind === 'Full SNI'
          ? 'Tulangan polos BjTP 280 dengan diameter penuh sesuai label.'
          : 'Tulangan polos dengan diameter pada batas bawah toleransi SNI, lebih ringan dan lebih murah.',
      standard: 'SNI 2052:2017',
      specification: [
        ['Kuat leleh', '280–405 MPa'],
        ['Permukaan', 'Polos'],
      ],
      attributes: { mutu: 'BjTP 280', panjang: 12, toleransi: kind },
      variants: [6, 8, 10, 12, 16, 19]
        .filter((diameter) => kind === 'Full SNI' || diameter <= 12)
        .map((diameter) => {
          const mass =
            (REBAR[diameter] ?? calculateBarMass(diameter)) * (kind === 'Full SNI' ? 1 : 0.955)
          return {
            code: `P${diameter}`,
            name: `Ø${diameter} × 12 m`,
            attributes: { diameter, berat: Math.round(mass * 1000) / 1000 },
            ...measureBar(mass, 12, diameter),
            price: mass * 12 * pricePerKg(diameter) * 0.985,
            image: { kind: 'rebar', diameter, deformed: false, endColour: END['BjTP 280'] },
          }
        }),
    })),
  wiremesh: () =>
    crossProduct(MILLS, ['sheet', 'roll'] as const, (brand, form) => ({
      brand,
      code: form === 'sheet' ? 'LBR' : 'ROL',
      name: `Wiremesh ${form === 'sheet' ? 'Lembar' : 'Roll'} ${getPrintedBrand(brand).name}`,
      text:
        form === 'sheet'
          ? 'Jaring kawat las untuk pelat lantai dan jalan beton, lembar 2,1 × 5,4 m.'
          : 'Jaring kawat las gulungan 2,1 × 54 m untuk lantai kerja dan jalan lingkungan.',
      standard: 'SNI 07-0663-1995',
      specification: [
        ['Mutu kawat', 'U-50, ≥ 500 MPa'],
        ['Las', 'Titik, setiap persilangan'],
      ],
      attributes: { bentuk: form === 'sheet' ? 'Lembar' : 'Roll', spasi: 150 },
      featured: brand === 'krida-baja' && form === 'sheet',
      tiers: [
        { minQty: 20, discount: 3 },
        { minQty: 100, discount: 5 },
      ],
      variants: (form === 'sheet' ? [4, 5, 6, 7, 8, 9, 10, 12] : [4, 5, 6, 7, 8]).map((wire) => {
        const sheets = form === 'sheet' ? 1 : 10
        const kg = WIREMESH_METRES * calculateBarMass(wire) * sheets
        return {
          code: `M${wire}`,
          name: `M${wire} ${form === 'sheet' ? '2,1 × 5,4 m' : '2,1 × 54 m'}`,
          attributes: { kawat: wire, ukuran: form === 'sheet' ? '2,1 × 5,4 m' : '2,1 × 54 m' },
          ...measureParcel(
            kg,
            form === 'sheet' ? 540 : 210,
            form === 'sheet' ? 210 : 70,
            form === 'sheet' ? wire / 5 : 70,
          ),
          price: kg * (form === 'sheet' ? 11_313 : 11_150),
          ...(form === 'roll' ? { unit: 'roll' as const, order: [1, 1] as [number, number] } : {}),
          coverageM2: 11.34 * sheets,
          image: { kind: 'wiremesh', bar: wire, form, spacing: 150 },
        }
      }),
    })),
  kawat: () =>
    crossProduct(
      ['kawatindra', 'wesi-luhur', 'krida-baja', 'tanpa-merek'],
      [
        ['BDR', 'Kawat Bendrat', 'Hitam', 'tie-wire', [20, 25], 16_900, 'BWG 21', 0.8],
        ['GLV', 'Kawat Galvanis', 'Galvanis', 'tie-wire', [5, 25, 50], 21_500, 'BWG 16', 1.65],
        ['DRI', 'Kawat Duri', 'Galvanis', 'barbed-wire', [10, 20], 19_800, 'BWG 14', 2.1],
      ] as const,
      (brand, [code, name, coating, of, contents, price, gauge, diameter]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name} ${gauge}`,
        text:
          code === 'DRI'
            ? 'Kawat duri dua lilit untuk pagar lahan dan pengaman tembok.'
            : 'Kawat lunak yang mudah dipuntir dan tidak getas, untuk mengikat tulangan.',
        attributes: { bwg: gauge, lapisan: coating },
        specification: [['Diameter', `${formatNumber(diameter)} mm`]],
        variants: contents.map((kg) => ({
          code: `${kg}`,
          name: `${gauge} roll ${kg} kg`,
          attributes: { isi: kg },
          ...measureParcel(kg, 45, 45, Math.max(4, kg / 2)),
          price: price * kg * (kg === 25 ? 0.9917 : 1),
          image: {
            kind: 'coil',
            of,
            diameter: diameter + kg / 100,
            colour: coating === 'Hitam' ? '#3a3a3c' : '#a9b1b8',
          },
        })),
      }),
    ),
}
