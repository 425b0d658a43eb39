import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { measureParcel } from '../physical-size.ts'
import { formatNumber } from '../format.ts'

const COLOURS = [
  ['ORN', 'Oranye', '#e0702c'],
  ['BRU', 'Biru', '#2a66b0'],
  ['HJU', 'Hijau', '#2f7d4a'],
] as const
const TANKS = [
  [
    'PLS',
    'Tangki Air Plastik',
    'plastic',
    'Polietilena',
    [300, 550, 700, 1000, 1500, 2200, 3100],
    1_450,
    0.024,
    COLOURS,
  ],
  [
    'STL',
    'Tangki Air Baja',
    'steel',
    'Baja tahan karat 304',
    [300, 500, 700, 1000, 2000],
    2_450,
    0.026,
    [['PRK', 'Perak', '#c4c9cd']],
  ],
  [
    'SPT',
    'Septic Tank Bio',
    'septic',
    'Fiberglas',
    [600, 1000, 1500, 2000],
    3_400,
    0.05,
    [['BRU', 'Biru', '#2a66b0']],
  ],
] as const
const PUMPS = [
  ['DGK', 'Pompa Sumur Dangkal', 'shallow', [100, 125, 200], 3_900, 0.052, '9 m'],
  ['JET', 'Pompa Jet', 'jet', [250, 375, 500], 4_600, 0.055, '30 m'],
  ['CLP', 'Pompa Celup', 'submersible', [200, 400, 750], 3_700, 0.022, '–'],
  ['DRG', 'Pompa Pendorong', 'booster', [100, 150, 260], 5_900, 0.034, '0 m'],
] as const

/** Tanks by litre and pumps by watt; a tank has its outer volume and the mass of its empty shell. */
export const WATER: ProductsBySubCategory = {
  'tangki-air': () =>
    crossProduct(
      ['tandara', 'tirtapipa', 'sumuria', 'alira'],
      TANKS,
      (brand, [code, name, form, material, litres, perLitre, kgLitre, colours]) =>
        (
          [
            ['STD', '', 1],
            ['PRM', ' Tiga Lapis', 1.18],
          ] as const
        )
          .slice(0, form === 'plastic' ? 2 : 1)
          .map(([gradeCode, grade, factor]) => ({
            brand,
            code: `${code}-${gradeCode}`,
            name: `${name}${grade} ${getPrintedBrand(brand).name}`,
            standard: form === 'plastic' ? 'SNI 7276:2014' : 'SNI 2398:2017',
            text: `${name} ${material.toLowerCase()} aman untuk air minum, tutup kedap dan tidak berlumut.`,
            specification: [['Garansi', '10 tahun']] as [string, string][],
            attributes: { jenis: name, bahan: material },
            variants: crossProduct(
              litres as readonly number[],
              colours as readonly (readonly [string, string, string])[],
              (litre, [colourCode, colour, hex]) => {
                const side = Math.cbrt(litre / 1000 / 0.95) * 100
                return {
                  code: `${litre}-${colourCode}`,
                  name: `${formatNumber(litre)} liter ${colour}`,
                  attributes: { isi: litre, warna: colour },
                  ...measureParcel(litre * kgLitre * factor, side, side, side * 1.2),
                  price: perLitre * litre ** 0.96 * 1.25 * factor,
                  image: {
                    kind: 'tank' as const,
                    litres: litre,
                    material: form,
                    colour: hex,
                    brand: getPrintedBrand(brand),
                  },
                }
              },
            ),
          })),
    ),
  'pompa-air': () =>
    crossProduct(
      ['pompara', 'sumuria', 'tandara', 'mesindra'],
      PUMPS,
      (brand, [code, name, form, watts, perWatt, kg, suction]) =>
        (form === 'submersible' ? (['Manual'] as const) : (['Otomatis', 'Manual'] as const)).map(
          (control) => ({
            brand,
            code: `${code}-${control.slice(0, 3).toUpperCase()}`,
            name: `${name} ${getPrintedBrand(brand).name} ${control}`,
            standard: 'SNI IEC 60335-2-41',
            text: `${name} motor tembaga dengan pelindung panas, kerja ${control.toLowerCase()}.`,
            attributes: { jenis: name, hisap: suction, otomatis: control },
            variants: (watts as readonly number[]).map((watt) => ({
              code: `${watt}`,
              name: `${watt} W`,
              attributes: { daya: watt },
              ...measureParcel(3 + watt * kg, 24 + watt / 20, 22 + watt / 60, 24 + watt / 40),
              price: (260_000 + perWatt * watt) * (control === 'Otomatis' ? 1.16 : 1),
              image: { kind: 'pump' as const, form, watt, brand: getPrintedBrand(brand) },
            })),
          }),
        ),
    ),
  'pemanas-filter': () =>
    crossProduct(
      ['pompara', 'tandara', 'kamila', 'lavanya'],
      [
        [
          'PLT',
          'Pemanas Air Listrik',
          'water-heater',
          [
            [10, 350],
            [15, 350],
            [30, 500],
            [50, 800],
          ],
          98_000,
          0.55,
        ],
        [
          'FLT',
          'Tabung Filter Air',
          'booster',
          [
            [20, 0],
            [35, 0],
            [70, 0],
          ],
          29_000,
          0.32,
        ],
      ] as const,
      (brand, [code, name, form, sizes, perLitre, kg]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        text: `${name} untuk rumah tangga dengan garansi tiga tahun.`,
        attributes: { jenis: name },
        variants: (sizes as readonly (readonly [number, number])[]).map(([litre, watt]) => ({
          code: `${litre}`,
          name: `${litre} liter`,
          attributes: { isi: litre, daya: watt },
          ...measureParcel(6 + litre * kg, 34, 34, 30 + litre),
          price: 780_000 + perLitre * litre * 0.6,
          image: {
            kind: 'pump',
            form,
            watt: watt + litre * 5,
            colour: form === 'booster' ? '#5b7fa6' : '#f1f1ee',
            brand: getPrintedBrand(brand),
          },
        })),
      }),
    ),
}
