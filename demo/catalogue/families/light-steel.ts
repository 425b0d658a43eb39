import { printed } from '../brands.ts'
import { crossProduct, numberFacet, textFacet, type SubCategoryDraft } from '../draft.ts'
import { hollow, strip } from '../masses.ts'
import { bar } from '../physical-size.ts'
import { formatNumber, toSizeCode } from '../format.ts'

const MAKERS = ['galvara', 'rangkajati', 'krida-baja', 'wesi-luhur']

/** Hollow sections and cold-formed roof frames, mass from the developed width of the strip. */
export const LIGHT_STEEL: SubCategoryDraft[] = [
  {
    slug: 'hollow',
    name: 'Besi Hollow',
    code: 'HLW',
    aliases: ['hollow', 'besi holo', 'holo', 'besi kotak', 'square tube'],
    facets: [
      textFacet('ukuran', 'Ukuran'),
      numberFacet('tebal', 'Tebal', 'mm'),
      numberFacet('berat', 'Berat per batang', 'kg'),
      textFacet('lapisan', 'Lapisan'),
      textFacet('bahan', 'Bahan'),
    ],
    picture: { kind: 'hollow', width: 40, height: 40, thickness: 1.2, finish: 'galvanised' },
    unit: 'batang',
    order: [5, 1],
    margin: 'normal',
    demand: 700,
    advice:
      'Panjang 6 m per batang. Untuk pagar luar pilih galvanis, untuk rangka yang dicat pilih hitam.',
    products: () =>
      crossProduct(
        MAKERS,
        [
          ['GLV', 'Galvanis', 'galvanised', 17_100],
          ['HTM', 'Hitam', 'black', 14_600],
          ['STL', 'Stainless 304', 'stainless', 62_000],
        ] as const,
        (brand, [code, kind, finish, perKg]) => ({
          brand,
          code,
          name: `Hollow ${kind} ${printed(brand).name}`,
          standard: code === 'STL' ? 'ASTM A554' : 'SNI 8399:2017',
          text: 'Besi kotak berongga las lurus untuk pagar, kanopi, rangka partisi dan perabot.',
          specification: [
            ['Panjang', '6 m'],
            ['Toleransi tebal', '± 0,1 mm'],
          ],
          attributes: { lapisan: kind, bahan: code === 'STL' ? 'Baja tahan karat' : 'Baja karbon' },
          indent: code === 'STL' && brand !== 'galvara',
          variants: crossProduct(
            [
              [20, 20],
              [20, 40],
              [30, 30],
              [30, 60],
              [40, 40],
              [40, 60],
              [50, 50],
              [50, 100],
            ] as const,
            [1.2, 1.6, 2],
            ([width, height], thickness) => ({ width, height, thickness }),
          )
            .filter(({ width, thickness }) => thickness < 2 || width >= 40)
            .map(({ width, height, thickness }) => {
              const kg = hollow(width, height, thickness)
              return {
                code: `${width}${height}-${toSizeCode(thickness)}`,
                name: `${width} × ${height} × ${formatNumber(thickness)} mm`,
                attributes: {
                  ukuran: `${width} × ${height} mm`,
                  tebal: thickness,
                  berat: Math.round(kg * 60) / 10,
                },
                ...bar(kg, 6, width, height),
                price: kg * 6 * perKg,
                picture: { kind: 'hollow', width, height, thickness, finish },
              }
            }),
        }),
      ),
  },
  {
    slug: 'kanal-c',
    name: 'Kanal C Baja Ringan',
    code: 'KCB',
    aliases: ['baja ringan', 'truss', 'c75', 'canal c', 'light steel'],
    facets: [
      numberFacet('tinggi', 'Tinggi profil', 'mm'),
      numberFacet('tebal', 'Tebal', 'mm'),
      textFacet('lapisan', 'Lapisan'),
      numberFacet('panjang', 'Panjang', 'm'),
    ],
    picture: { kind: 'c-channel', width: 75, thickness: 0.75, profile: 'c', finish: 'galvalume' },
    unit: 'batang',
    order: [10, 1],
    margin: 'normal',
    demand: 760,
    advice:
      'Jarak kuda-kuda 1,2 m untuk genteng metal dan 1,0 m untuk genteng keramik. Pakai sekrup SDS, bukan paku.',
    products: () =>
      crossProduct(
        MAKERS,
        [
          ['AZ100', 'AZ 100', 1],
          ['AZ150', 'AZ 150', 1.09],
          ['Z18', 'Galvanis Z 18', 0.93],
        ] as const,
        (brand, [code, coating, factor]) => ({
          brand,
          code,
          name: `Kanal C ${printed(brand).name} ${coating}`,
          standard: 'SNI 8399:2017',
          text: 'Profil C mutu G550 untuk kuda-kuda dan rangka atap, panjang 6 m.',
          specification: [
            ['Mutu baja', 'G550, 550 MPa'],
            ['Lapisan', coating],
          ],
          attributes: { lapisan: coating, panjang: 6 },
          variants: crossProduct([75, 100], [0.65, 0.75, 0.85, 1], (height, thickness) => {
            const kg = strip(height + 2 * 35 + 2 * 8, thickness)
            return {
              code: `${height}-${toSizeCode(thickness)}`,
              name: `C${height} × ${formatNumber(thickness)} mm × 6 m`,
              attributes: { tinggi: height, tebal: thickness },
              ...bar(kg, 6, height, 12),
              price: kg * 6 * 18_600 * factor,
              picture: {
                kind: 'c-channel',
                width: height,
                thickness,
                profile: 'c',
                finish: 'galvalume',
              },
            }
          }),
        }),
      ),
  },
  {
    slug: 'reng-baja',
    name: 'Reng Baja Ringan',
    code: 'RNG',
    aliases: ['reng', 'top hat', 'reng galvalum'],
    facets: [
      numberFacet('tinggi', 'Tinggi profil', 'mm'),
      numberFacet('tebal', 'Tebal', 'mm'),
      textFacet('lapisan', 'Lapisan'),
    ],
    picture: {
      kind: 'c-channel',
      width: 32,
      thickness: 0.45,
      profile: 'reng',
      finish: 'galvalume',
    },
    unit: 'batang',
    order: [10, 1],
    margin: 'normal',
    demand: 640,
    advice: 'Jarak reng mengikuti genteng: metal 35–38 cm, keramik 27–34 cm.',
    products: () =>
      crossProduct(
        MAKERS,
        [
          ['AZ100', 'AZ 100', 1],
          ['AZ150', 'AZ 150', 1.08],
          ['Z18', 'Galvanis Z 18', 0.94],
        ] as const,
        (brand, [code, coating, factor]) => ({
          brand,
          code,
          name: `Reng ${printed(brand).name} ${coating}`,
          standard: 'SNI 8399:2017',
          text: 'Profil topi mutu G550 sebagai dudukan penutup atap, panjang 6 m.',
          specification: [['Panjang', '6 m']],
          attributes: { lapisan: coating },
          variants: crossProduct([30, 32], [0.4, 0.45, 0.5], (height, thickness) => {
            const kg = strip(height * 2 + 56, thickness)
            return {
              code: `${height}-${toSizeCode(thickness)}`,
              name: `R${height} × ${formatNumber(thickness)} mm × 6 m`,
              attributes: { tinggi: height, tebal: thickness },
              ...bar(kg, 6, 70, 10),
              price: kg * 6 * 18_900 * factor,
              picture: {
                kind: 'c-channel',
                width: height,
                thickness,
                profile: 'reng',
                finish: 'galvalume',
              },
            }
          }),
        }),
      ),
  },
]
