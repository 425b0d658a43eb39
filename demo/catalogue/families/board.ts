import { crossProduct, numberFacet, textFacet, type SubCategoryDraft } from '../draft.ts'
import { DENSITY } from '../masses.ts'
import { type SheetLine, sheets, FACETS } from './sheet.ts'

const COLOURS = [
  ['PTH', 'Putih', '#f3f2ee'],
  ['ABU', 'Abu-abu', '#8c9196'],
  ['HTM', 'Hitam', '#26272b'],
  ['JTI', 'Motif Jati', '#a87842'],
  ['WLN', 'Motif Walnut', '#6b4630'],
  ['MPL', 'Motif Maple', '#d8b98a'],
] as const

/** Boards of 1220 × 2440 mm made of fibre, chips and melamine. */
export const BOARDS: SubCategoryDraft[] = [
  {
    slug: 'mdf',
    name: 'MDF & Papan Partikel',
    code: 'MDF',
    aliases: ['medium density fibreboard', 'particle board', 'papan serat', 'osb'],
    facets: FACETS,
    picture: { kind: 'plywood', thickness: 9, wood: 'mdf' },
    unit: 'lembar',
    order: [5, 1],
    margin: 'normal',
    demand: 430,
    advice:
      'Emisi E1 aman untuk kamar tidur dan dapur. Jangan dipasang di tempat yang terkena air.',
    products: () =>
      crossProduct(
        ['panelata', 'borneo-panel', 'mahakayu'],
        [
          {
            code: 'STD',
            name: 'MDF',
            jenis: 'MDF',
            wood: 'mdf',
            density: DENSITY.mdf,
            thicknesses: [3, 4, 6, 9, 12, 15, 18, 25],
            grades: [
              ['E1', 'E1', 1.06],
              ['E2', 'E2', 0.95],
            ],
            factor: 1,
            standard: 'SNI 01-4449-2006',
            text: 'Papan serat padat yang rata, mudah dirouter dan dicat.',
          },
          {
            code: 'PTK',
            name: 'Papan Partikel',
            jenis: 'Partikel',
            wood: 'particle',
            density: DENSITY.particleBoard,
            thicknesses: [9, 12, 15, 18, 25],
            grades: [
              ['E1', 'E1', 0.78],
              ['E2', 'E2', 0.7],
            ],
            factor: 1,
            standard: 'SNI 03-2105-2006',
            text: 'Papan partikel untuk rak dan badan lemari yang akan dilapis.',
          },
          {
            code: 'OSB',
            name: 'Papan OSB',
            jenis: 'OSB',
            wood: 'osb',
            density: 640,
            thicknesses: [9, 12, 15, 18],
            grades: [
              ['O2', 'OSB 2', 1],
              ['O3', 'OSB 3', 1.13],
            ],
            factor: 1,
            standard: 'EN 300',
            text: 'Papan serpih terarah untuk lantai, dinding dan alas atap.',
          },
        ] satisfies SheetLine[],
        sheets,
      ),
  },
  {
    slug: 'melamin',
    name: 'Panel Melamin & HPL',
    code: 'MLM',
    aliases: ['melaminto', 'triplek putih', 'blockmin', 'papan melamin', 'hpl'],
    facets: [
      numberFacet('tebal', 'Tebal', 'mm'),
      textFacet('warna', 'Warna'),
      textFacet('grade', 'Sisi'),
      textFacet('ukuran', 'Ukuran'),
      textFacet('jenis', 'Jenis'),
      textFacet('lapis', 'Lapis'),
    ],
    picture: { kind: 'plywood', thickness: 18, wood: 'melamine', colour: '#f3f2ee' },
    unit: 'lembar',
    order: [2, 1],
    margin: 'normal',
    demand: 400,
    advice: 'Permukaan siap pakai tanpa cat. Tutup tepi dengan edging yang sewarna.',
    products: () =>
      crossProduct(['rimbaply', 'panelata', 'mahakayu'], COLOURS, (brand, [code, colour, hex]) => {
        const line: SheetLine = {
          code,
          name: `Panel Melamin ${colour}`,
          jenis: 'Melamin',
          wood: 'melamine',
          density: 640,
          thicknesses: [3, 9, 15, 18],
          grades: [
            ['1S', '1 sisi', 1.12],
            ['2S', '2 sisi', 1.32],
          ],
          factor: 1,
          colour: hex,
          text: `Triplek berlapis melamin ${colour.toLowerCase()} untuk kabinet, rak dan lemari.`,
        }
        const product = sheets(brand, line)
        return { ...product, attributes: { ...product.attributes, warna: colour } }
      }),
  },
]
