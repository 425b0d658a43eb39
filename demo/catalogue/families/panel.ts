import { printed } from '../brands.ts'
import { cross, number, text, type ProductDraft, type SubCategoryDraft } from '../draft.ts'
import { DENSITY, WOOD } from '../masses.ts'
import { slab } from '../shapes.ts'
import { id } from '../slug.ts'

// Retail rupiah of a 1220 × 2440 sheet by thickness, middle grade, meranti UTY as the measure.
const UTY: Record<number, number> = { 3: 58_000, 4: 68_000, 6: 88_000, 8: 106_000, 9: 118_000, 12: 158_000, 15: 205_000, 18: 242_000, 21: 289_000, 25: 352_000 }
const SHEET = { ukuran: '1.220 × 2.440 mm' }
const AREA = 1.22 * 2.44

type Wood = 'meranti' | 'sengon' | 'film' | 'blockboard' | 'mdf' | 'melamine' | 'particle' | 'teak' | 'osb'
type Grade = readonly [code: string, name: string, factor: number]
interface SheetLine {
  code: string
  name: string
  text: string
  jenis: string
  wood: Wood
  density: number
  thicknesses: number[]
  grades: readonly Grade[]
  factor: number
  colour?: string
  standard?: string
}

/** Layers of veneer by thickness, as mills press them. */
function layers(thickness: number): string {
  return thickness <= 4 ? '3 lapis' : thickness <= 6 ? '5 lapis' : thickness <= 9 ? '7 lapis' : '9–13 lapis'
}

function sheets(brand: string, line: SheetLine): ProductDraft {
  return {
    brand, code: line.code, name: `${line.name} ${printed(brand).name}`, text: line.text, standard: line.standard ?? 'SNI 01-5008.2-2000',
    specification: [['Ukuran', '1.220 × 2.440 mm (4 × 8 ft)'], ['Kadar air', '≤ 14 %'], ['Perekat', line.jenis === 'Film faced' ? 'WBP (phenol formaldehida)' : 'MR (urea formaldehida)']],
    attributes: { ...SHEET, jenis: line.jenis }, featured: brand === 'rimbaply' && line.code === 'MRT',
    tiers: [{ minQty: 20, discount: 3 }, { minQty: 50, discount: 7 }, { minQty: 100, discount: 10 }, { minQty: 250, discount: 12 }],
    variants: cross(line.thicknesses, line.grades, (thickness, [code, grade, factor]) => ({
      code: `${String(thickness).padStart(2, '0')}-${code}`, name: `${id(thickness)} mm ${grade}`, attributes: { tebal: thickness, grade, lapis: layers(thickness) },
      ...slab(2440, 1220, thickness, line.density), price: (UTY[thickness] ?? thickness * 13_600) * factor * line.factor, coverageM2: AREA,
      order: thickness <= 6 ? [10, 1] : [5, 1], picture: { kind: 'plywood', thickness, wood: line.wood, ...(line.colour ? { colour: line.colour } : {}) },
    })),
  }
}

const PLY: readonly Grade[] = [['UTY', 'UTY', 1], ['BBCC', 'BB/CC', 1.11], ['WBP', 'Marine WBP', 1.49]]
const COLOURS = [['PTH', 'Putih', '#f3f2ee'], ['ABU', 'Abu-abu', '#8c9196'], ['HTM', 'Hitam', '#26272b'], ['JTI', 'Motif Jati', '#a87842'], ['WLN', 'Motif Walnut', '#6b4630'], ['MPL', 'Motif Maple', '#d8b98a']] as const
const FACETS = [number('tebal', 'Tebal', 'mm'), text('ukuran', 'Ukuran'), text('grade', 'Grade'), text('jenis', 'Jenis'), text('lapis', 'Lapis')]

/** Sheets of 1220 × 2440 mm; mass is volume × the density of the wood. */
export const PANELS: SubCategoryDraft[] = [
  {
    slug: 'triplek', name: 'Triplek', code: 'TRP', aliases: ['plywood', 'multipleks', 'tripleks', 'multiplek', 'kayu lapis'], facets: FACETS,
    picture: { kind: 'plywood', thickness: 9, wood: 'meranti' }, unit: 'lembar', order: [5, 1], margin: 'wide', demand: 850,
    advice: 'Toleransi tebal ± 0,4 mm. Untuk area basah pilih Marine WBP, untuk partisi dan mebel dalam ruang cukup UTY atau BB/CC.',
    products: () =>
      cross(['rimbaply', 'mahakayu', 'borneo-panel', 'samudra-ply', 'panelata'], [
        { code: 'MRT', name: 'Triplek Meranti', jenis: 'Meranti', wood: 'meranti', density: WOOD.meranti, thicknesses: [3, 4, 6, 9, 12, 15, 18], grades: PLY, factor: 1, text: 'Muka dan belakang meranti dengan inti sengon, rata dan kuat menahan sekrup.' },
        { code: 'SNG', name: 'Triplek Sengon', jenis: 'Sengon', wood: 'sengon', density: WOOD.sengon, thicknesses: [3, 6, 8, 9, 12, 15, 18], grades: PLY.slice(0, 2), factor: 0.87, text: 'Ringan dan hemat untuk alas plafon, kemasan dan bekisting sekali pakai.' },
        { code: 'JTI', name: 'Teakwood', jenis: 'Jati', wood: 'teak', density: 580, thicknesses: [3, 4, 12, 18], grades: [['AA', 'Grade A', 1.75], ['AB', 'Grade B', 1.45]], factor: 1, text: 'Triplek berlapis vinir jati untuk mebel dan pelapis dinding.' },
      ] satisfies SheetLine[], sheets),
  },
  {
    slug: 'triplek-film', name: 'Triplek Film Faced', code: 'FLM', aliases: ['phenolic', 'film faced', 'plywood bekisting', 'polyfilm'], facets: FACETS,
    picture: { kind: 'plywood', thickness: 18, wood: 'film' }, unit: 'lembar', order: [5, 1], margin: 'normal', demand: 620,
    advice: 'Olesi minyak bekisting dan tutup tepi potongan agar bisa dipakai ulang. Hitung 3 lembar untuk 8,9 m² bekisting.',
    products: () =>
      cross(['mahakayu', 'rimbaply', 'borneo-panel', 'samudra-ply'], [
        { code: 'PHN', name: 'Triplek Film Phenolic', jenis: 'Film faced', wood: 'film', density: WOOD.film, thicknesses: [9, 12, 15, 18], grades: [['MR', 'Phenolic MR', 1], ['WBP', 'Phenolic WBP', 1.12]], factor: 1.08, text: 'Permukaan film hitam untuk bekisting halus, dipakai ulang 6 sampai 12 kali.' },
        { code: 'PLF', name: 'Triplek Polyfilm', jenis: 'Film faced', wood: 'film', density: 590, thicknesses: [12, 15, 18], grades: [['1S', '1 sisi', 0.92], ['2S', '2 sisi', 1]], factor: 1, colour: '#7a4a26', text: 'Film cokelat untuk pelat lantai, hemat untuk pemakaian 3 sampai 5 kali.' },
      ] satisfies SheetLine[], sheets),
  },
  {
    slug: 'blockboard', name: 'Blockboard', code: 'BLB', aliases: ['block board', 'papan blok'], facets: FACETS, picture: { kind: 'plywood', thickness: 18, wood: 'blockboard' }, unit: 'lembar', order: [2, 1], margin: 'normal', demand: 420,
    advice: 'Lebih ringan dari triplek setebal itu dan tidak mudah melengkung; cocok untuk pintu lemari dan meja panjang.',
    products: () =>
      cross(['mahakayu', 'rimbaply', 'borneo-panel', 'samudra-ply'], [
        { code: 'MRT', name: 'Blockboard Meranti', jenis: 'Meranti', wood: 'blockboard', density: WOOD.blockboard, thicknesses: [15, 18, 25], grades: [['UTY', 'UTY', 0.97], ['BBCC', 'BB/CC', 1]], factor: 1, text: 'Inti balok sengon dengan muka meranti.' },
        { code: 'JTI', name: 'Blockboard Jati', jenis: 'Jati', wood: 'teak', density: 500, thicknesses: [15, 18], grades: [['1S', '1 sisi', 1.35], ['2S', '2 sisi', 1.6]], factor: 1, text: 'Inti sengon dengan vinir jati untuk mebel yang dipelitur.' },
      ] satisfies SheetLine[], sheets),
  },
  {
    slug: 'mdf', name: 'MDF & Papan Partikel', code: 'MDF', aliases: ['medium density fibreboard', 'particle board', 'papan serat', 'osb'], facets: FACETS, picture: { kind: 'plywood', thickness: 9, wood: 'mdf' }, unit: 'lembar', order: [5, 1], margin: 'normal', demand: 430,
    advice: 'Emisi E1 aman untuk kamar tidur dan dapur. Jangan dipasang di tempat yang terkena air.',
    products: () =>
      cross(['panelata', 'borneo-panel', 'mahakayu'], [
        { code: 'STD', name: 'MDF', jenis: 'MDF', wood: 'mdf', density: DENSITY.mdf, thicknesses: [3, 4, 6, 9, 12, 15, 18, 25], grades: [['E1', 'E1', 1.06], ['E2', 'E2', 0.95]], factor: 1, standard: 'SNI 01-4449-2006', text: 'Papan serat padat yang rata, mudah dirouter dan dicat.' },
        { code: 'PTK', name: 'Papan Partikel', jenis: 'Partikel', wood: 'particle', density: DENSITY.particleBoard, thicknesses: [9, 12, 15, 18, 25], grades: [['E1', 'E1', 0.78], ['E2', 'E2', 0.7]], factor: 1, standard: 'SNI 03-2105-2006', text: 'Papan partikel untuk rak dan badan lemari yang akan dilapis.' },
        { code: 'OSB', name: 'Papan OSB', jenis: 'OSB', wood: 'osb', density: 640, thicknesses: [9, 12, 15, 18], grades: [['O2', 'OSB 2', 1], ['O3', 'OSB 3', 1.13]], factor: 1, standard: 'EN 300', text: 'Papan serpih terarah untuk lantai, dinding dan alas atap.' },
      ] satisfies SheetLine[], sheets),
  },
  {
    slug: 'melamin', name: 'Panel Melamin & HPL', code: 'MLM', aliases: ['melaminto', 'triplek putih', 'blockmin', 'papan melamin', 'hpl'], facets: [number('tebal', 'Tebal', 'mm'), text('warna', 'Warna'), text('grade', 'Sisi'), text('ukuran', 'Ukuran'), text('jenis', 'Jenis'), text('lapis', 'Lapis')],
    picture: { kind: 'plywood', thickness: 18, wood: 'melamine', colour: '#f3f2ee' }, unit: 'lembar', order: [2, 1], margin: 'normal', demand: 400,
    advice: 'Permukaan siap pakai tanpa cat. Tutup tepi dengan edging yang sewarna.',
    products: () =>
      cross(['rimbaply', 'panelata', 'mahakayu'], COLOURS, (brand, [code, colour, hex]) => {
        const line: SheetLine = { code, name: `Panel Melamin ${colour}`, jenis: 'Melamin', wood: 'melamine', density: 640, thicknesses: [3, 9, 15, 18], grades: [['1S', '1 sisi', 1.12], ['2S', '2 sisi', 1.32]], factor: 1, colour: hex, text: `Triplek berlapis melamin ${colour.toLowerCase()} untuk kabinet, rak dan lemari.` }
        const product = sheets(brand, line)
        return { ...product, attributes: { ...product.attributes, warna: colour } }
      }),
  },
]
