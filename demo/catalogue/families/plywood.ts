import { crossProduct, type SubCategoryDraft } from '../draft.ts'
import { WOOD } from '../masses.ts'
import { type Grade, type SheetLine, sheets, FACETS } from './sheet.ts'

const PLY: readonly Grade[] = [
  ['UTY', 'UTY', 1],
  ['BBCC', 'BB/CC', 1.11],
  ['WBP', 'Marine WBP', 1.49],
]

/** Plywood sheets of 1220 × 2440 mm; mass is volume × the density of the wood. */
export const PLYWOODS: SubCategoryDraft[] = [
  {
    slug: 'triplek',
    name: 'Triplek',
    code: 'TRP',
    aliases: ['plywood', 'multipleks', 'tripleks', 'multiplek', 'kayu lapis'],
    facets: FACETS,
    picture: { kind: 'plywood', thickness: 9, wood: 'meranti' },
    unit: 'lembar',
    order: [5, 1],
    margin: 'wide',
    demand: 850,
    advice:
      'Toleransi tebal ± 0,4 mm. Untuk area basah pilih Marine WBP, untuk partisi dan mebel dalam ruang cukup UTY atau BB/CC.',
    products: () =>
      crossProduct(
        ['rimbaply', 'mahakayu', 'borneo-panel', 'samudra-ply', 'panelata'],
        [
          {
            code: 'MRT',
            name: 'Triplek Meranti',
            jenis: 'Meranti',
            wood: 'meranti',
            density: WOOD.meranti,
            thicknesses: [3, 4, 6, 9, 12, 15, 18],
            grades: PLY,
            factor: 1,
            text: 'Muka dan belakang meranti dengan inti sengon, rata dan kuat menahan sekrup.',
          },
          {
            code: 'SNG',
            name: 'Triplek Sengon',
            jenis: 'Sengon',
            wood: 'sengon',
            density: WOOD.sengon,
            thicknesses: [3, 6, 8, 9, 12, 15, 18],
            grades: PLY.slice(0, 2),
            factor: 0.87,
            text: 'Ringan dan hemat untuk alas plafon, kemasan dan bekisting sekali pakai.',
          },
          {
            code: 'JTI',
            name: 'Teakwood',
            jenis: 'Jati',
            wood: 'teak',
            density: 580,
            thicknesses: [3, 4, 12, 18],
            grades: [
              ['AA', 'Grade A', 1.75],
              ['AB', 'Grade B', 1.45],
            ],
            factor: 1,
            text: 'Triplek berlapis vinir jati untuk mebel dan pelapis dinding.',
          },
        ] satisfies SheetLine[],
        sheets,
      ),
  },
  {
    slug: 'triplek-film',
    name: 'Triplek Film Faced',
    code: 'FLM',
    aliases: ['phenolic', 'film faced', 'plywood bekisting', 'polyfilm'],
    facets: FACETS,
    picture: { kind: 'plywood', thickness: 18, wood: 'film' },
    unit: 'lembar',
    order: [5, 1],
    margin: 'normal',
    demand: 620,
    advice:
      'Olesi minyak bekisting dan tutup tepi potongan agar bisa dipakai ulang. Hitung 3 lembar untuk 8,9 m² bekisting.',
    products: () =>
      crossProduct(
        ['mahakayu', 'rimbaply', 'borneo-panel', 'samudra-ply'],
        [
          {
            code: 'PHN',
            name: 'Triplek Film Phenolic',
            jenis: 'Film faced',
            wood: 'film',
            density: WOOD.film,
            thicknesses: [9, 12, 15, 18],
            grades: [
              ['MR', 'Phenolic MR', 1],
              ['WBP', 'Phenolic WBP', 1.12],
            ],
            factor: 1.08,
            text: 'Permukaan film hitam untuk bekisting halus, dipakai ulang 6 sampai 12 kali.',
          },
          {
            code: 'PLF',
            name: 'Triplek Polyfilm',
            jenis: 'Film faced',
            wood: 'film',
            density: 590,
            thicknesses: [12, 15, 18],
            grades: [
              ['1S', '1 sisi', 0.92],
              ['2S', '2 sisi', 1],
            ],
            factor: 1,
            colour: '#7a4a26',
            text: 'Film cokelat untuk pelat lantai, hemat untuk pemakaian 3 sampai 5 kali.',
          },
        ] satisfies SheetLine[],
        sheets,
      ),
  },
  {
    slug: 'blockboard',
    name: 'Blockboard',
    code: 'BLB',
    aliases: ['block board', 'papan blok'],
    facets: FACETS,
    picture: { kind: 'plywood', thickness: 18, wood: 'blockboard' },
    unit: 'lembar',
    order: [2, 1],
    margin: 'normal',
    demand: 420,
    advice:
      'Lebih ringan dari triplek setebal itu dan tidak mudah melengkung; cocok untuk pintu lemari dan meja panjang.',
    products: () =>
      crossProduct(
        ['mahakayu', 'rimbaply', 'borneo-panel', 'samudra-ply'],
        [
          {
            code: 'MRT',
            name: 'Blockboard Meranti',
            jenis: 'Meranti',
            wood: 'blockboard',
            density: WOOD.blockboard,
            thicknesses: [15, 18, 25],
            grades: [
              ['UTY', 'UTY', 0.97],
              ['BBCC', 'BB/CC', 1],
            ],
            factor: 1,
            text: 'Inti balok sengon dengan muka meranti.',
          },
          {
            code: 'JTI',
            name: 'Blockboard Jati',
            jenis: 'Jati',
            wood: 'teak',
            density: 500,
            thicknesses: [15, 18],
            grades: [
              ['1S', '1 sisi', 1.35],
              ['2S', '2 sisi', 1.6],
            ],
            factor: 1,
            text: 'Inti sengon dengan vinir jati untuk mebel yang dipelitur.',
          },
        ] satisfies SheetLine[],
        sheets,
      ),
  },
]
