import { printed } from '../brands.ts'
import { cross, number, text, type ProductDraft, type SubCategoryDraft } from '../draft.ts'
import { parcel } from '../shapes.ts'
import { id, sizeCode } from '../slug.ts'

type Colour = readonly [code: string, name: string, hex: string]
const WALL: Colour[] = [['PTH', 'Putih', '#f5f4ef'], ['BWH', 'Broken White', '#ece4d2'], ['KRM', 'Krem', '#ead9a9'], ['ABM', 'Abu Muda', '#c3c7c9'], ['ABT', 'Abu Tua', '#6f757a'], ['HJS', 'Hijau Sage', '#a9b79a'], ['BRL', 'Biru Langit', '#a6cbe3'], ['TRK', 'Terakota', '#b9654a']]
const ENAMEL: Colour[] = [['PTH', 'Putih', '#f5f4ef'], ['HTM', 'Hitam', '#202124'], ['ABU', 'Abu-abu', '#83898e'], ['MRH', 'Merah', '#b3202a'], ['BRU', 'Biru', '#1f4e9c'], ['HJU', 'Hijau', '#1f6b43'], ['CKT', 'Cokelat', '#5b3a2a'], ['KNG', 'Kuning', '#e5b022']]
const WOODY: Colour[] = [['BNG', 'Bening', '#e5cf9c'], ['JTI', 'Jati', '#a06a32'], ['WLN', 'Walnut', '#5a3a26'], ['MHN', 'Mahoni', '#6e2e22'], ['SLK', 'Salak Brown', '#7b5134']]
const ONE = (name: string, hex: string): Colour[] => [['STD', name, hex]]

interface PaintLine { code: string; name: string; kg: number[]; perKg: number; spread: number; density: number; colours: Colour[]; text: string; finish: string; form?: 'plastic' | 'tin' | 'spray'; standard?: string }
interface PaintSub { slug: string; name: string; code: string; aliases: string[]; brands: string[]; lines: PaintLine[]; demand: number; advice: string; hex: string }

const SUBS: PaintSub[] = [
  { slug: 'cat-interior', name: 'Cat Tembok Interior', code: 'CIN', aliases: ['cat tembok', 'cat dinding', 'cat dalam', 'wall paint', 'emulsi'], brands: ['warnaku', 'pelangita', 'cerahpuri', 'lindung', 'catra'], demand: 640, hex: '#a6cbe3', advice: 'Dua lapis dengan jeda dua jam; encerkan air bersih paling banyak 10 %. Tambah satu lapis di atas warna gelap.', lines: [
    { code: 'EKO', name: 'Ekonomi', kg: [5, 20, 25], perKg: 17_500, spread: 7, density: 1450, colours: WALL.slice(0, 5), finish: 'Matt', text: 'Cat tembok hemat untuk plafon, gudang dan rumah sewa.' }, { code: 'STD', name: 'Interior', kg: [1, 5, 20], perKg: 36_000, spread: 10, density: 1400, colours: WALL, finish: 'Matt', text: 'Daya tutup baik dan bau rendah untuk kamar dan ruang keluarga.' }, { code: 'CUC', name: 'Interior Mudah Dicuci', kg: [1, 2.5, 20], perKg: 62_000, spread: 12, density: 1320, colours: WALL, finish: 'Satin', text: 'Noda kopi dan krayon hilang dengan kain basah.' }, { code: 'ABK', name: 'Interior Anti Bakteri', kg: [2.5, 20], perKg: 74_000, spread: 12, density: 1320, colours: WALL.slice(0, 6), finish: 'Satin', text: 'Bebas timbal dan VOC rendah untuk kamar anak dan klinik.' }, { code: 'PLF', name: 'Plafon', kg: [5, 20], perKg: 24_500, spread: 9, density: 1450, colours: WALL.slice(0, 1), finish: 'Matt', text: 'Tidak menetes dan menyamarkan sambungan plafon.' }] },
  { slug: 'cat-eksterior', name: 'Cat Tembok Eksterior', code: 'CEX', aliases: ['cat luar', 'cat fasad', 'cat tahan cuaca'], brands: ['lindung', 'warnaku', 'pelangita', 'catra'], demand: 520, hex: '#b9654a', advice: 'Bersihkan lumut dan beri alkali sealer sebelum cat; jangan mengecat saat dinding basah.', lines: [
    { code: 'STD', name: 'Eksterior', kg: [1, 2.5, 20], perKg: 72_000, spread: 10, density: 1350, colours: WALL, finish: 'Satin', text: 'Tahan panas dan hujan lima tahun.' }, { code: 'ELS', name: 'Eksterior Elastis', kg: [2.5, 20], perKg: 96_000, spread: 6, density: 1300, colours: WALL.slice(0, 6), finish: 'Satin', text: 'Lapisan lentur yang menutup retak rambut sampai 0,5 mm.' }, { code: 'SJK', name: 'Eksterior Pantul Panas', kg: [2.5, 20], perKg: 108_000, spread: 9, density: 1280, colours: WALL.slice(0, 4), finish: 'Satin', text: 'Memantulkan panas matahari sehingga dinding lebih dingin beberapa derajat.' }, { code: 'GTG', name: 'Cat Genteng', kg: [4, 20], perKg: 58_000, spread: 8, density: 1300, colours: ENAMEL.slice(1), finish: 'Glossy', text: 'Pelapis genteng beton dan keramik yang mengembalikan warna.' }] },
  { slug: 'cat-kayu-besi', name: 'Cat Kayu & Besi', code: 'CKB', aliases: ['cat minyak', 'enamel', 'cat besi', 'cat pagar', 'duco', 'cat semprot'], brands: ['catra', 'warnaku', 'pelangita', 'cerahpuri'], demand: 480, hex: '#1f4e9c', advice: 'Amplas dan beri meni lebih dahulu. Encerkan dengan thinner yang dianjurkan, jangan bensin.', lines: [
    { code: 'SNT', name: 'Sintetik', kg: [0.5, 1, 5], perKg: 78_000, spread: 12, density: 1100, colours: ENAMEL, finish: 'Glossy', form: 'tin', text: 'Cat minyak mengilap untuk pagar, kusen dan perabot.' }, { code: 'AIR', name: 'Kayu Besi Dasar Air', kg: [1, 2.5], perKg: 98_000, spread: 11, density: 1200, colours: ENAMEL, finish: 'Satin', form: 'tin', text: 'Tanpa bau tajam dan alat cukup dicuci dengan air.' }, { code: 'SPR', name: 'Semprot', kg: [0.3], perKg: 92_000, spread: 6, density: 800, colours: ENAMEL, finish: 'Glossy', form: 'spray', text: 'Kaleng semprot untuk perbaikan kecil dan kerajinan.' }, { code: 'HMR', name: 'Anti Karat Langsung', kg: [1, 5], perKg: 128_000, spread: 10, density: 1200, colours: ENAMEL.slice(0, 6), finish: 'Glossy', form: 'tin', text: 'Cat dan meni dalam satu lapis, langsung di atas besi berkarat.' }] },
  { slug: 'pelitur', name: 'Pelitur & Pernis', code: 'PTR', aliases: ['vernis', 'varnish', 'melamine clear', 'plitur', 'wood stain'], brands: ['catra', 'warnaku', 'pelangita'], demand: 320, hex: '#a06a32', advice: 'Amplas searah serat sampai nomor 240 dan aduk tanpa dikocok agar tidak berbuih.', lines: [
    { code: 'STN', name: 'Wood Stain', kg: [1, 2.5, 5], perKg: 96_000, spread: 11, density: 950, colours: WOODY, finish: 'Satin', form: 'tin', text: 'Meresap dan menonjolkan serat kayu, untuk dalam dan luar.' }, { code: 'PRN', name: 'Pernis', kg: [1, 5], perKg: 84_000, spread: 12, density: 930, colours: WOODY.slice(0, 2), finish: 'Glossy', form: 'tin', text: 'Lapisan bening mengilap untuk pintu dan kusen.' }, { code: 'PUC', name: 'Pelapis PU', kg: [1, 5], perKg: 142_000, spread: 10, density: 1000, colours: WOODY.slice(0, 1), finish: 'Doff', form: 'tin', text: 'Poliuretan dua komponen untuk lantai dan meja, tahan gores.' }] },
  { slug: 'cat-dasar', name: 'Cat Dasar & Plamir', code: 'CDS', aliases: ['sealer', 'plamir', 'dempul', 'meni', 'primer', 'wall putty'], brands: ['warnaku', 'lindung', 'pelangita', 'catra', 'cerahpuri'], demand: 420, hex: '#e6e6e0', advice: 'Dinding baru perlu umur 28 hari sebelum dicat. Satu lapis dasar cukup untuk dua lapis cat akhir.', lines: [
    { code: 'ALK', name: 'Alkali Sealer', kg: [2.5, 5, 20], perKg: 44_000, spread: 9, density: 1350, colours: ONE('Putih', '#f3f3ee'), finish: 'Matt', text: 'Menahan alkali dan rembesan garam dari dinding baru.' }, { code: 'PLM', name: 'Plamir Tembok', kg: [1, 5, 20], perKg: 15_500, spread: 4, density: 1650, colours: ONE('Putih', '#eeeeea'), finish: 'Matt', text: 'Mengisi pori dan goresan sebelum dicat.' }, { code: 'MNB', name: 'Meni Besi', kg: [1, 5], perKg: 56_000, spread: 10, density: 1350, colours: [['MRH', 'Merah', '#9a3b2c'], ['ABU', 'Abu-abu', '#83898e'], ['HJU', 'Hijau Kromat', '#7d8b3a']], finish: 'Matt', form: 'tin', text: 'Cat dasar anti karat untuk besi dan baja.' }, { code: 'MNK', name: 'Meni Kayu', kg: [1, 5], perKg: 52_000, spread: 10, density: 1300, colours: ONE('Merah Muda', '#d89a8c'), finish: 'Matt', form: 'tin', text: 'Menutup pori kayu dan meratakan daya serap.' }] },
  { slug: 'cat-lantai', name: 'Cat Lantai & Marka', code: 'CLT', aliases: ['epoxy lantai', 'cat marka jalan', 'cat lapangan', 'cat kolam'], brands: ['catra', 'lindung', 'cerahpuri'], demand: 260, hex: '#1f6b43', advice: 'Lantai harus kering, kasar dan bebas minyak. Campur dua komponen dengan pengaduk listrik.', lines: [
    { code: 'EPX', name: 'Epoksi Lantai', kg: [5, 20], perKg: 112_000, spread: 6, density: 1350, colours: ENAMEL.slice(2, 6), finish: 'Glossy', form: 'tin', text: 'Lapisan keras tahan kimia untuk gudang, bengkel dan pabrik.' }, { code: 'MRK', name: 'Marka Jalan', kg: [5, 20], perKg: 64_000, spread: 3, density: 1500, colours: [ENAMEL[0] as Colour, ENAMEL[7] as Colour], finish: 'Matt', form: 'tin', text: 'Cepat kering dengan butir kaca pemantul cahaya.' }, { code: 'LPG', name: 'Cat Lapangan', kg: [4, 20], perKg: 58_000, spread: 5, density: 1400, colours: ENAMEL.slice(3, 7), finish: 'Matt', text: 'Akrilik anti licin untuk lapangan olahraga dan trotoar.' }] },
]

const UNIT = (kg: number, form: string) => (kg >= 15 ? 'pail' : form !== 'plastic' ? 'kaleng' : kg >= 4 ? 'galon' : 'kaleng') as 'kaleng' | 'pail' | 'galon'

function paints(sub: PaintSub): ProductDraft[] {
  return cross(sub.brands, sub.lines, (brand, line): ProductDraft => ({
    brand, code: line.code, name: `${line.name.startsWith('Cat') || /Sealer|Plamir|Meni|Pernis|Stain|Pelapis|Epoksi/.test(line.name) ? '' : 'Cat '}${line.name} ${printed(brand).name}`, text: line.text, standard: line.standard ?? (line.form === 'tin' ? 'SNI 8011:2022' : 'SNI 3564:2009'),
    specification: [['Daya sebar', `${line.spread} m²/kg per lapis`], ['Kering sentuh', line.form ? '2–4 jam' : '30 menit']], attributes: { kilap: line.finish },
    variants: cross(line.kg, line.colours, (kg, [colourCode, colour, hex]) => ({
      code: `${sizeCode(kg)}-${colourCode}`, name: `${colour} ${id(kg)} kg`, attributes: { isi: kg, warna: colour, sebar: Math.round((line.spread * kg) / 2) }, ...parcel(kg * 1.06 + 0.05, ...can(kg / line.density)), unit: UNIT(kg, line.form ?? 'plastic'),
      price: line.perKg * kg * (kg >= 15 ? 0.86 : kg < 1 ? 1.15 : 1) * (['PTH', 'STD', 'BWH'].includes(colourCode) ? 1 : 1.04), coverageM2: (line.spread * kg) / 2, order: kg < 1 ? [6, 6] : [1, 1],
      picture: { kind: 'paint-can', colour: hex, kg, brand: printed(brand), label: line.name, form: line.form ?? 'plastic' },
    })),
  }))
}

/** Width, depth and height in cm of the can that holds a volume in m³, with its rim and lid. */
function can(volume: number): [number, number, number] {
  const side = Math.cbrt(volume * 1.35) * 100
  return [side * 0.96, side * 0.96, side * 1.08]
}

/** Paints by the can: coverage counts two coats. */
export const PAINTS: SubCategoryDraft[] = SUBS.map((sub) => ({
  slug: sub.slug, name: sub.name, code: sub.code, aliases: sub.aliases, facets: [number('isi', 'Isi', 'kg'), text('warna', 'Warna'), number('sebar', 'Daya sebar 2 lapis', 'm²'), text('kilap', 'Kilap')],
  picture: { kind: 'paint-can', colour: sub.hex, kg: 5, brand: printed(sub.brands[0] ?? 'warnaku') }, unit: 'kaleng', order: [1, 1], margin: 'wide', demand: sub.demand, advice: sub.advice, products: () => paints(sub),
}))
