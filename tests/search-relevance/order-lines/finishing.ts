import { BULB, ZINC_SHEET } from '../terms.ts'
import { allOf, inSubCategory, isNamed } from '../judgments.ts'
import { defineLine, goods, type JudgedLine } from './judgments.ts'

const pvc = (grade: string, inches: string) =>
  goods('pipa-pvc', { kelas: grade, inci: `${inches}"` })
const elbow = (inches: string) => goods('sambungan-pvc', { bentuk: 'Elbow', inci: `${inches}"` })
const tee = (inches: string) => goods('sambungan-pvc', { bentuk: 'Tee', inci: `${inches}"` })
const fitting = (shape: string, inches: string) =>
  goods('sambungan-pvc', { bentuk: shape, inci: `${inches}"` })
const woodNail = (lengthCm: number) =>
  goods('paku', { jenis: 'Paku Kayu', panjang: lengthCm, kemasan: 'Kiloan' })
const nail = (kind: string, lengthCm: number) =>
  goods('paku', { jenis: kind, panjang: lengthCm, kemasan: 'Kiloan' })
const cable = (kind: string, cores: string, lengthM?: number) =>
  goods('kabel', { jenis: kind, ukuran: `${cores} mm²`, ...(lengthM ? { panjang: lengthM } : {}) })
const spandek = (thickness: number, lengthM: number) =>
  goods('spandek', { tebal: thickness, panjang: lengthM })

/** Pipes, roofs, wiring, fasteners, wood, paint and tools in ordinary notation; the brand is left to the shop. */
export const FINISHING: JudgedLine[] = [
  // Pipes and sanitary.
  defineLine('pipa pvc aw 4 inch 12 batang', pvc('AW', '4'), 12),
  defineLine('pipa aw 1/2" 40 btg', pvc('AW', '½'), 40),
  defineLine('pipa pvc aw 3/4 inch 30 batang', pvc('AW', '¾'), 30),
  defineLine('pipa d 3 inch 15 batang', pvc('D', '3'), 15),
  defineLine('paralon D 4" 10 btg', pvc('D', '4'), 10),
  defineLine('pralon aw 2 inci 8 batang', pvc('AW', '2'), 8),
  defineLine('elbow 4 inch 20 pcs', elbow('4'), 20),
  defineLine(
    'knee aw 3/4 50 bh',
    goods('sambungan-pvc', { bentuk: 'Elbow', kelas: 'AW', inci: '¾"' }),
    50,
  ),
  defineLine('keni 1/2 inch 40 buah', elbow('½'), 40),
  defineLine('tee pvc 3 inch 10 pcs', tee('3'), 10),
  defineLine('tee 1/2" 25 bh', tee('½'), 25),
  defineLine('sok 4 inch 12 buah', fitting('Socket', '4'), 12),
  defineLine(
    'socket pvc aw 3/4 30 pcs',
    goods('sambungan-pvc', { bentuk: 'Socket', kelas: 'AW', inci: '¾"' }),
    30,
  ),
  defineLine('dop 3 inch 6 pcs', fitting('Dop', '3'), 6),
  defineLine('sok drat dalam 1/2 20 buah', fitting('Sok Drat Dalam', '½'), 20),
  defineLine('lem pipa 400 gr 3 kaleng', goods('lem', { jenis: 'Lem Pipa PVC', isi: 400 }), 3),
  defineLine(
    'toren 1000 liter 1 unit',
    goods(allOf(inSubCategory('tangki-air'), isNamed('Tangki Air')), { isi: 1000 }),
    1,
  ),
  // Roofing.
  defineLine('spandek 0,35 panjang 6 m 40 lembar', spandek(0.35, 6), 40),
  defineLine('spandek 0.3mm 4 meter 25 lembar', spandek(0.3, 4), 25),
  defineLine(
    'seng gelombang 0,2 1,8m 30 lembar',
    goods(ZINC_SHEET, { tebal: 0.2, panjang: 1.8 }),
    30,
  ),
  // Electrical.
  defineLine('kabel nym 2x1,5 100 m 2 roll', cable('NYM', '2 × 1,5', 100), 2),
  defineLine('kabel nym 3x2.5 50m 4 rol', cable('NYM', '3 × 2,5', 50), 4),
  defineLine('nym 2x2,5 roll 50 meter 3 roll', cable('NYM', '2 × 2,5', 50), 3),
  defineLine('kabel nyy 4x6 100m 1 roll', cable('NYY', '4 × 6', 100), 1),
  defineLine(
    'lampu led 12 watt putih 20 pcs',
    goods(BULB, { daya: 12, cahaya: 'Putih 6.500 K' }),
    20,
  ),
  defineLine('bohlam 9w kuning 30 buah', goods(BULB, { daya: 9, cahaya: 'Kuning 3.000 K' }), 30),
  defineLine('mcb 16a 1 phase 6 bh', goods('mcb', { jenis: 'MCB', arus: 16, kutub: 1 }), 6),
  defineLine('mcb 10 ampere 4 buah', goods('mcb', { jenis: 'MCB', arus: 10 }), 4),
  defineLine(
    'stop kontak tanam putih 24 bh',
    goods('saklar', { jenis: 'Stop Kontak', pasang: 'Tanam', warna: 'Putih' }),
    24,
  ),
  defineLine(
    'saklar ganda tanam putih 10 buah',
    goods('saklar', { jenis: 'Saklar Ganda', pasang: 'Tanam', warna: 'Putih' }),
    10,
  ),
  defineLine(
    'saklar tunggal tempel putih 8 pcs',
    goods('saklar', { jenis: 'Saklar Tunggal', pasang: 'Tempel', warna: 'Putih' }),
    8,
  ),
  // Nails and screws, by weight or box.
  defineLine('paku 2in 5kg', woodNail(5), 5),
  defineLine('paku 3 inch 10 kg', woodNail(7.5), 10),
  defineLine('paku 5cm 5 kg', woodNail(5), 5),
  defineLine('paku 7,5 cm 3kg', woodNail(7.5), 3),
  defineLine('paku 4 inci 8kg', woodNail(10), 8),
  defineLine('paku beton 5cm 2 kg', nail('Paku Beton', 5), 2),
  defineLine('paku payung 3 inch 2kg', nail('Paku Payung', 7.5), 2),
  defineLine(
    'sekrup gypsum 25mm 4 dus',
    goods('sekrup', { jenis: 'Sekrup Gipsum', panjang: 25 }),
    4,
  ),
  defineLine(
    'skrup baja ringan 5 dus 20mm',
    goods('sekrup', { jenis: 'Sekrup Baja Ringan', panjang: 20 }),
    5,
  ),
  defineLine(
    'dynabolt 10x75 50 pcs',
    goods('baut', { jenis: 'Dynabolt', diameter: 10, panjang: 75 }),
    50,
  ),
  defineLine(
    'dynabolt M10x75 50 pcs',
    goods('baut', { jenis: 'Dynabolt', diameter: 10, panjang: 75 }),
    50,
  ),
  defineLine(
    'baut mur m12x100 20 bh',
    goods('baut', { jenis: 'Baut Mur Hex', diameter: 12, panjang: 100 }),
    20,
  ),
  defineLine(
    'as drat m8x1000mm 10 bh',
    goods('baut', { jenis: 'As Drat', diameter: 8, panjang: 1000 }),
    10,
  ),
  // Wood.
  defineLine('kaso 5/7 4m 100 batang', goods('kayu-kaso', { ukuran: '5 × 7 cm', panjang: 4 }), 100),
  defineLine(
    'kaso meranti 4x6 3 m 60 btg',
    goods('kayu-kaso', { kayu: 'Meranti', ukuran: '4 × 6 cm', panjang: 3 }),
    60,
  ),
  defineLine(
    'balok kamper 6/12 4 meter 20 batang',
    goods('kayu-kaso', { kayu: 'Kamper', ukuran: '6 × 12 cm', panjang: 4 }),
    20,
  ),
  defineLine(
    'papan cor sengon 2/20 3m 50 batang',
    goods('kayu-papan', { kayu: 'Sengon', ukuran: '2 × 20 cm', panjang: 3 }),
    50,
  ),
  defineLine('reng 2/3 3m 150 batang', goods('kayu-reng', { ukuran: '2 × 3 cm', panjang: 3 }), 150),
  // Paint: with colour and content.
  defineLine('cat tembok putih 5 kg 4 galon', goods('cat-interior', { warna: 'Putih', isi: 5 }), 4),
  defineLine(
    'cat tembok interior putih 25kg 2 pail',
    goods('cat-interior', { warna: 'Putih', isi: 25 }),
    2,
  ),
  defineLine(
    'cat eksterior putih 20 kg 3 pail',
    goods('cat-eksterior', { warna: 'Putih', isi: 20 }),
    3,
  ),
  defineLine('cat besi hitam 1 kg 6 kaleng', goods('cat-kayu-besi', { warna: 'Hitam', isi: 1 }), 6),
  defineLine(
    'plamir tembok 20 kg 2 pail',
    goods(allOf(inSubCategory('cat-dasar'), isNamed('Plamir')), { isi: 20 }),
    2,
  ),
  // Tools and others.
  defineLine(
    'helm proyek kuning 10 buah',
    goods('alat-pelindung', { jenis: 'Helm Proyek', warna: 'Kuning' }),
    10,
  ),
  defineLine('kuas 3 inch 6 buah', goods('alat-cat', { jenis: 'Kuas', ukuran: 3 }), 6),
  defineLine('rol cat 9 inch 4 pcs', goods('alat-cat', { jenis: 'Rol Cat', ukuran: 9 }), 4),
  defineLine('gerobak arco 2 unit', goods('gerobak'), 2),
  defineLine(
    'batu gerinda potong 4 inch 20 buah',
    goods('mata-bor', { jenis: 'Mata Gerinda Potong', ukuran: 4 }),
    20,
  ),
]
