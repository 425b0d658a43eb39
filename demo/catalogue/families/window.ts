import { printed } from '../brands.ts'
import { crossProduct, numberFacet, textFacet, type SubCategoryDraft } from '../draft.ts'
import { DENSITY } from '../masses.ts'
import { parcel, slab } from '../physical-size.ts'
import { METALS, ADVICE } from './frame-colours.ts'

/** Windows and glass. */
export const WINDOWS: SubCategoryDraft[] = [
  {
    slug: 'jendela',
    name: 'Jendela',
    code: 'JDL',
    aliases: ['jendela aluminium', 'window', 'jendela casement', 'jendela geser', 'boven'],
    facets: [
      textFacet('ukuran', 'Ukuran'),
      textFacet('warna', 'Warna'),
      textFacet('jenis', 'Jenis'),
      textFacet('kaca', 'Kaca'),
    ],
    picture: { kind: 'window', form: 'casement', colour: '#f1f1ee', widthCm: 60 },
    unit: 'set',
    order: [1, 1],
    margin: 'normal',
    demand: 320,
    advice: ADVICE,
    products: () =>
      crossProduct(
        ['jendelia', 'lawangku', 'beningkaca'],
        [
          ['CSM', 'Jendela Ayun', 'casement', 690_000],
          ['SLD', 'Jendela Geser', 'sliding', 820_000],
          ['AWN', 'Jendela Jungkit', 'awning', 640_000],
          ['FIX', 'Jendela Mati', 'fixed', 480_000],
          ['LVR', 'Jendela Nako', 'louvre', 540_000],
        ] as const,
        (brand, [code, name, form, price]) =>
          (
            [
              ['BNG', 'Kaca Bening', 'clear', 1],
              ['GLP', 'Kaca Rayban', 'tinted', 1.09],
              ['BRM', 'Kaca Buram', 'frosted', 1.06],
            ] as const
          ).map(([glassCode, glassName, glass, factor]) => ({
            brand,
            code: `${code}-${glassCode}`,
            name: `${name} ${printed(brand).name} ${glassName}`,
            text: `${name} rangka aluminium dengan kaca 5 mm, karet kedap dan kunci.`,
            attributes: { jenis: name, kaca: glassName },
            variants: crossProduct(
              [
                [60, 60],
                [60, 120],
                [80, 120],
                [120, 120],
              ] as const,
              METALS.slice(0, 2),
              ([width, height], [colourCode, colour, hex]) => ({
                code: `${width}${height}-${colourCode}`,
                name: `${width} × ${height} cm ${colour}`,
                attributes: { ukuran: `${width} × ${height} cm`, warna: colour },
                ...parcel((width * height * 19) / 10_000, height, width, 9),
                price: price * factor * (0.35 + (width * height) / 9_000),
                picture: { kind: 'window' as const, form, colour: hex, glass, widthCm: width },
              }),
            ),
          })),
      ),
  },
  {
    slug: 'kaca',
    name: 'Kaca & Cermin',
    code: 'KCA',
    aliases: ['glass', 'kaca bening', 'tempered', 'cermin', 'rayban', 'glass block'],
    facets: [
      numberFacet('tebal', 'Tebal', 'mm'),
      textFacet('ukuran', 'Ukuran'),
      textFacet('jenis', 'Jenis'),
    ],
    picture: { kind: 'glass', thickness: 5, form: 'clear' },
    unit: 'lembar',
    order: [1, 1],
    margin: 'normal',
    demand: 280,
    advice: 'Kaca tempered tidak bisa dipotong lagi. Angkut tegak di atas rak kaca.',
    products: () =>
      crossProduct(
        ['beningkaca', 'jendelia', 'tanpa-merek'],
        [
          ['BNG', 'Kaca Bening', 'clear', [3, 5, 6, 8, 10], 19_500],
          ['RYB', 'Kaca Rayban', 'tinted', [5, 6, 8], 24_000],
          ['BRM', 'Kaca Buram', 'frosted', [5, 8], 26_000],
          ['TPR', 'Kaca Tempered', 'tempered', [8, 10, 12], 46_000],
          ['RFL', 'Kaca Reflektif', 'reflective', [6, 8], 34_000],
          ['CRM', 'Cermin', 'mirror', [3, 5], 31_000],
        ] as const,
        (brand, [code, name, form, thicknesses, perMm]) => ({
          brand,
          code,
          name: `${name} ${printed(brand).name}`,
          standard: form === 'tempered' ? 'SNI 15-2609-2006' : 'SNI 15-0047-2005',
          text: `${name} datar tanpa gelombang, tepi digosok halus.`,
          attributes: { jenis: name },
          variants: crossProduct(
            thicknesses as readonly number[],
            [
              [610, 1220],
              [1220, 1830],
              [1220, 2440],
            ] as const,
            (thickness, [width, length]) => ({
              code: `${thickness}-${width / 10}${length / 10}`,
              name: `${thickness} mm × ${width / 10} × ${length / 10} cm`,
              attributes: { tebal: thickness, ukuran: `${width / 10} × ${length / 10} cm` },
              ...slab(length, width, thickness, DENSITY.glass),
              price: (perMm * thickness * width * length) / 1e6,
              coverageM2: (width * length) / 1e6,
              picture: { kind: 'glass', thickness, form },
            }),
          ),
        }),
      ),
  },
  {
    slug: 'glass-block',
    name: 'Glass Block',
    code: 'GLB',
    aliases: ['bata kaca', 'kaca blok'],
    facets: [
      textFacet('motif', 'Motif'),
      textFacet('ukuran', 'Ukuran'),
      numberFacet('tebal', 'Tebal', 'mm'),
    ],
    picture: { kind: 'glass', thickness: 80, form: 'block' },
    unit: 'buah',
    order: [6, 6],
    margin: 'normal',
    demand: 180,
    advice: 'Pasang dengan perekat putih dan jarak nat 10 mm; bukan dinding pemikul.',
    products: () =>
      ['beningkaca', 'mozaria', 'jendelia'].map((brand) => ({
        brand,
        code: 'STD',
        name: `Bata Kaca ${printed(brand).name}`,
        text: 'Bata kaca berongga yang meneruskan cahaya dan meredam suara.',
        attributes: { ukuran: '19 × 19 cm', tebal: 80 },
        variants: (
          [
            ['BNG', 'Bening', '#d3e6ea'],
            ['GLB', 'Gelombang', '#bcdcdf'],
            ['BRU', 'Biru', '#7db2d8'],
            ['HJU', 'Hijau', '#9cc9a6'],
          ] as const
        ).map(([code, motif, hex]) => ({
          code,
          name: motif,
          attributes: { motif },
          ...parcel(2.3, 19, 19, 8),
          price: 34_500,
          piecesPerUnit: 1,
          picture: { kind: 'glass' as const, thickness: 80, form: 'block' as const, colour: hex },
        })),
      })),
  },
]
