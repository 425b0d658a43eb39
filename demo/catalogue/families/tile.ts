import { printed } from '../brands.ts'
import { cross, number, text, type ProductDraft, type SubCategoryDraft } from '../draft.ts'
import { DENSITY } from '../masses.ts'
import { seriesCode, seriesFor } from '../series.ts'
import { parcel } from '../shapes.ts'
import { id } from '../slug.ts'

type Pattern = 'plain' | 'marble' | 'terrazzo' | 'wood' | 'cement-tile' | 'stone'
const TONES = [['PTH', 'Putih', '#eeece6'], ['KRM', 'Krem', '#e0d0b4'], ['ABU', 'Abu-abu', '#a7a9aa'], ['GLP', 'Abu Gelap', '#5c5f63'], ['CKT', 'Cokelat', '#8b6647'], ['HTM', 'Hitam', '#2e2f33']] as const
const PATTERNS: [Pattern, string][] = [['marble', 'Marmer'], ['plain', 'Polos'], ['stone', 'Batu Alam'], ['terrazzo', 'Teraso'], ['wood', 'Kayu'], ['cement-tile', 'Tegel Kunci']]

/** Sizes in cm: thickness in mm, pieces a box, retail rupiah per m² of the middle series. */
type Size = [width: number, height: number, thickness: number, pieces: number, perM2: number]
interface TileLine { slug: string; name: string; code: string; label: string; aliases: string[]; brands: string[]; series: number; sizes: Size[]; density: number; finishes: [string, string, boolean, number][]; patterns: number; advice: string; demand: number; standard: string }

const LINES: TileLine[] = [
  { slug: 'keramik-lantai', name: 'Keramik Lantai', code: 'KLT', label: 'Keramik Lantai', aliases: ['keramik', 'ubin', 'ceramic tile', 'tegel'], brands: ['serenata', 'kaluna', 'granesia', 'lantara'], series: 12, density: DENSITY.ceramic, patterns: 6, demand: 640, standard: 'SNI ISO 13006:2010', finishes: [['G', 'Glossy', true, 1], ['M', 'Matt', false, 1.03]], sizes: [[20, 20, 7, 25, 66_000], [30, 30, 7.5, 11, 58_400], [40, 40, 7.8, 6, 64_000], [50, 50, 8.5, 4, 79_000]], advice: 'Lebihkan 10 % untuk potongan, 15 % untuk pasang diagonal. Ambil dari satu kode bakar agar warna sama.' },
  { slug: 'keramik-dinding', name: 'Keramik Dinding', code: 'KDD', label: 'Keramik Dinding', aliases: ['keramik kamar mandi', 'keramik dapur', 'wall tile'], brands: ['serenata', 'kaluna', 'mozaria'], series: 11, density: 1850, patterns: 4, demand: 520, standard: 'SNI ISO 13006:2010', finishes: [['G', 'Glossy', true, 1], ['M', 'Matt', false, 1.04]], sizes: [[20, 25, 6.5, 20, 63_000], [25, 40, 7.3, 10, 72_000], [30, 60, 8.5, 6, 108_000]], advice: 'Keramik dinding lebih ringan dan berpori; jangan dipakai di lantai.' },
  { slug: 'granit', name: 'Granit Lantai', code: 'GRN', label: 'Granit', aliases: ['homogeneous tile', 'porcelain', 'granite tile', 'granit tile', 'ht'], brands: ['granesia', 'serenata', 'lantara', 'mozaria'], series: 12, density: DENSITY.porcelain, patterns: 4, demand: 600, standard: 'SNI ISO 13006:2010', finishes: [['P', 'Poles', true, 1], ['M', 'Matt', false, 1.04]], sizes: [[60, 60, 9, 4, 142_000], [80, 80, 10, 3, 212_000], [60, 120, 9.5, 2, 248_000], [100, 100, 10.5, 2, 318_000]], advice: 'Pakai perekat granit dan nat minimal 2 mm. Permukaan poles licin bila basah; pilih matt untuk kamar mandi.' },
  { slug: 'keramik-motif-kayu', name: 'Keramik Motif Kayu', code: 'KMK', label: 'Keramik Kayu', aliases: ['wood plank', 'keramik kayu', 'parket keramik'], brands: ['serenata', 'granesia', 'kaluna'], series: 7, density: DENSITY.porcelain, patterns: 1, demand: 340, standard: 'SNI ISO 13006:2010', finishes: [['M', 'Matt', false, 1]], sizes: [[15, 60, 8.5, 11, 128_000], [20, 100, 9, 6, 189_000], [15, 90, 9, 8, 164_000]], advice: 'Pasang bergeser sepertiga, bukan setengah, agar tidak menonjol di ujung.' },
]

function tiles(line: TileLine): ProductDraft[] {
  return line.brands.flatMap((brand, turn) =>
    cross(seriesFor(turn, line.series), line.finishes, (series, [finishCode, finish, glossy, factor]): ProductDraft => {
      const place = series.length + series.charCodeAt(0) + turn
      const [pattern, patternName] = line.patterns === 1 ? (['wood', 'Kayu'] as const) : (PATTERNS[place % line.patterns] ?? ['plain', 'Polos'])
      const sizes = line.sizes.filter((_, index) => (index + place) % 2 === 0 || index === place % line.sizes.length)
      const tones = TONES.filter((_, index) => (index + place) % 3 !== 0 || pattern === 'wood').slice(0, 2 + (place % 2))
      return {
        brand, code: `${seriesCode(series)}-${finishCode}`, name: `${line.label} ${printed(brand).name} ${series} ${finish}`, standard: line.standard,
        text: `Motif ${patternName.toLowerCase()} permukaan ${finish.toLowerCase()} untuk ruang keluarga, kamar dan teras.`.replace('ruang keluarga, kamar dan teras', line.code === 'KDD' ? 'dinding dapur dan kamar mandi' : 'ruang keluarga, kamar dan ruang usaha'),
        specification: [['Penyerapan air', line.density > 2100 ? '≤ 0,5 %' : line.code === 'KDD' ? '10–20 %' : '6–10 %'], ['Mutu', 'KW 1']], attributes: { motif: patternName, permukaan: finish },
        variants: cross(sizes, tones, ([width, height, thickness, pieces, perM2], [toneCode, tone, colour]) => {
          const area = (width * height * pieces) / 10_000
          return { code: `${width}${height}-${toneCode}`, name: `${width} × ${height} cm ${tone}`, attributes: { ukuran: `${width} × ${height} cm`, isi: pieces, luas: Math.round(area * 100) / 100, warna: tone }, ...parcel((area * thickness * line.density) / 1000 + 0.3, height, width, (thickness / 10) * pieces + 0.6), price: perM2 * area * factor * (pattern === 'plain' ? 0.95 : 1), piecesPerUnit: pieces, coverageM2: area, picture: { kind: 'tile' as const, widthCm: width, heightCm: height, pattern, colour, glossy } }
        }),
      }
    }),
  )
}

const FACETS = [text('ukuran', 'Ukuran'), text('permukaan', 'Permukaan'), number('luas', 'Isi dus', 'm²'), text('warna', 'Warna'), text('motif', 'Motif'), number('isi', 'Isi dus', 'keping')]
const FLOORS = [['VNL', 'Lantai Vinyl', 3, 152, 914, 24, DENSITY.vinyl, 98_000], ['SPC', 'Lantai SPC Klik', 4, 180, 1220, 10, 1950, 178_000], ['LMN', 'Parket Laminasi', 8, 195, 1215, 8, 850, 158_000], ['PRK', 'Parket Kayu', 15, 90, 900, 14, 650, 465_000]] as const
const WOODS = [['JTI', 'Jati', '#a9773f'], ['OAK', 'Oak', '#c9a06a'], ['WLN', 'Walnut', '#6a452e'], ['ABU', 'Oak Abu', '#9b948a']] as const

/** Tiles and floors by the box: pieces, m² and kg a box follow from the size. */
export const TILES: SubCategoryDraft[] = [
  ...LINES.map((line): SubCategoryDraft => ({
    slug: line.slug, name: line.name, code: line.code, aliases: line.aliases, facets: FACETS, picture: { kind: 'tile', widthCm: line.sizes[1]?.[0] ?? 40, heightCm: line.sizes[1]?.[1] ?? 40, pattern: line.patterns === 1 ? 'wood' : 'marble', glossy: true },
    unit: 'dus', order: [4, 1], margin: 'normal', demand: line.demand, advice: line.advice, products: () => tiles(line),
  })),
  {
    slug: 'mosaik', name: 'Mosaik & Batu Alam', code: 'MSK', aliases: ['mozaik', 'subway tile', 'andesit', 'batu candi', 'batu alam'], facets: FACETS, picture: { kind: 'tile', widthCm: 30, heightCm: 30, pattern: 'mosaic' }, unit: 'dus', order: [1, 1], margin: 'normal', demand: 320, advice: 'Lapisi batu alam dengan coating bening agar tidak berlumut.',
    products: () =>
      cross(['mozaria', 'granesia', 'tanpa-merek'], [['MSK', 'Mosaik Kaca', 'mosaic', 30, 30, 6, 11, 285_000, 2400, 'Glossy'], ['SBW', 'Subway', 'subway', 7.5, 15, 7, 88, 195_000, 1900, 'Glossy'], ['TGL', 'Tegel Kunci', 'cement-tile', 20, 20, 16, 25, 268_000, 2200, 'Matt'], ['AND', 'Batu Andesit', 'stone', 20, 40, 20, 6, 168_000, 2500, 'Bakar'], ['PLM', 'Batu Palimanan', 'stone', 15, 30, 15, 11, 142_000, 2300, 'Rata']] as const, (brand, [code, name, pattern, width, height, thickness, pieces, perM2, density, finish]) => ({
        brand, code, name: `${name} ${printed(brand).name}`, text: `${name} untuk aksen dinding, kolam dan fasad.`, attributes: { motif: name, permukaan: finish },
        variants: TONES.slice(0, 4).map(([toneCode, tone, colour]) => { const area = (width * height * pieces) / 10_000; return { code: toneCode, name: `${id(width)} × ${height} cm ${tone}`, attributes: { ukuran: `${id(width)} × ${height} cm`, isi: pieces, luas: Math.round(area * 100) / 100, warna: tone }, ...parcel((area * thickness * density) / 1000, Math.max(height, 30), Math.max(width, 30), (area * thickness * 1000) / (Math.max(height, 30) * Math.max(width, 30)) + 1), price: perM2 * area, piecesPerUnit: pieces, coverageM2: area, picture: { kind: 'tile', widthCm: width, heightCm: height, pattern, colour, glossy: finish === 'Glossy' } } }),
      })),
  },
  {
    slug: 'vinyl-parket', name: 'Vinyl, SPC & Parket', code: 'VNP', aliases: ['lantai vinyl', 'spc', 'laminate', 'lantai kayu', 'parquet'], facets: [number('tebal', 'Tebal', 'mm'), text('warna', 'Warna'), number('luas', 'Isi dus', 'm²'), text('jenis', 'Jenis'), text('ukuran', 'Ukuran')], picture: { kind: 'tile', widthCm: 18, heightCm: 122, pattern: 'vinyl', colour: '#a9773f' }, unit: 'dus', order: [2, 1], margin: 'wide', demand: 420, advice: 'Lantai dasar harus kering dan rata, selisih paling banyak 3 mm per 2 m.',
    products: () =>
      cross(['lantara', 'jati-wening', 'plafindra'], FLOORS, (brand, [code, name, thickness, width, length, pieces, density, perM2]) => seriesFor(code.charCodeAt(0), 3).map((series, step) => {
        const area = (width * length * pieces) / 1e6
        const thick = thickness + (thickness < 5 ? step * 0.5 : step * 2)
        return {
          brand, code: `${code}-${seriesCode(series)}`, name: `${name} ${printed(brand).name} ${series} ${id(thick)} mm`, text: `${name} setebal ${id(thick)} mm yang hangat di kaki dan cepat dipasang.`, attributes: { jenis: name, tebal: thick, ukuran: `${width} × ${length} mm`, luas: Math.round(area * 100) / 100 },
          variants: WOODS.map(([woodCode, wood, colour]) => ({ code: woodCode, name: `Motif ${wood}`, attributes: { warna: wood }, ...parcel((area * thick * density) / 1000, length / 10, width / 10 + 1, (thick / 10) * pieces + 1), price: perM2 * area * (1 + step * 0.14), piecesPerUnit: pieces, coverageM2: area, picture: { kind: 'tile' as const, widthCm: width / 10, heightCm: length / 10, pattern: code === 'VNL' ? ('vinyl' as const) : ('wood' as const), colour } })),
        }
      })),
  },
  {
    slug: 'plint', name: 'Plint & Step Nosing', code: 'PLN', aliases: ['skirting', 'lis lantai', 'stepnosing', 'list keramik'], facets: [text('jenis', 'Jenis'), text('warna', 'Warna'), number('tinggi', 'Tinggi', 'cm')], picture: { kind: 'moulding', material: 'pvc', width: 80 }, unit: 'batang', order: [5, 1], margin: 'normal', demand: 240, advice: 'Hitung keliling ruang dikurangi lebar pintu, tambah 5 %.',
    products: () => cross(['lantara', 'plafindra', 'jati-wening'], [['PVC', 'Plint PVC', 'pvc', 2.4, 12, 700, 46_000], ['KYU', 'Plint Kayu', 'wood', 2.4, 15, 600, 78_000], ['NSG', 'Step Nosing Aluminium', 'aluminium', 3, 3, 2700, 64_000], ['LIS', 'Lis Sudut Keramik', 'aluminium', 2.4, 1, 2700, 29_000]] as const, (brand, [code, name, material, metres, thickness, density, price]) => ({ brand, code, name: `${name} ${printed(brand).name}`, text: `${name} untuk menutup tepi lantai dengan rapi, panjang ${id(metres)} m.`, attributes: { jenis: name }, variants: cross(code === 'LIS' ? [1, 1.2] : [6, 8, 10], WOODS, (height, [woodCode, wood, colour]) => ({ code: `${String(height).replace('.', '')}-${woodCode}`, name: `${id(height)} cm ${wood}`, attributes: { tinggi: height, warna: wood }, ...parcel((metres * height * 10 * thickness * density) / 1e6, metres * 100, height, thickness / 10), price: price * (0.6 + height / 20), picture: { kind: 'moulding', material, width: height * 10, colour } })) })),
  },
]
