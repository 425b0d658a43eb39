import { BULB, CEMENT, TIE_WIRE, ZINC_SHEET } from '../terms.ts'
import { allOf, inSubCategory, isNamed } from '../judgments.ts'
import { defineLine, either, goods, type JudgedLine } from './judgments.ts'

const meranti = (thickness: number) => goods('triplek', { tebal: thickness })
const deformed = (diameter: number) => goods('besi-beton-ulir', { diameter })
const plain = (diameter: number) => goods('besi-beton-polos', { diameter })
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
const gypsum = (thickness: number) => goods('papan-gipsum', { tebal: thickness, jenis: 'Standar' })
const cable = (kind: string, cores: string, lengthM?: number) =>
  goods('kabel', { jenis: kind, ukuran: `${cores} mm²`, ...(lengthM ? { panjang: lengthM } : {}) })
const mortar = (kind: string) => goods('mortar-instan', { jenis: kind })
const block = (thickness: number) => goods('bata-ringan', { tebal: thickness })
const hollow = (size: string, thickness?: number) =>
  either(
    goods('hollow', { ukuran: `${size} mm`, ...(thickness ? { tebal: thickness } : {}) }),
    goods('rangka-plafon', { ukuran: `${size} mm`, ...(thickness ? { tebal: thickness } : {}) }),
  )
const cement = goods(CEMENT)
const spandek = (thickness: number, lengthM: number) =>
  goods('spandek', { tebal: thickness, panjang: lengthM })

/** Kind, size and quantity in ordinary notation; the brand is left to the shop. */
export const ORDINARY: JudgedLine[] = [
  // Sheets.
  defineLine('triplek 9mm 40 lembar', meranti(9), 40),
  defineLine('triplek 9 mm 40', meranti(9), 40),
  defineLine('40 lbr triplek 12mm', meranti(12), 40),
  defineLine('tripleks 18 mm = 15 lbr', meranti(18), 15),
  defineLine('triplek 6mm 25 lbr', meranti(6), 25),
  defineLine('triplex 15 mil 12 lembar', meranti(15), 12),
  defineLine('multiplek 12mm 20lbr', meranti(12), 20),
  defineLine('triplek 3 mili 50 lembar', meranti(3), 50),
  defineLine('plywood 18mm x 10', meranti(18), 10),
  defineLine('triplek film 18mm 30 lembar', goods('triplek-film', { tebal: 18 }), 30),
  defineLine('triplek film face 12mm 25', goods('triplek-film', { tebal: 12 }), 25),
  defineLine('blockboard 18mm 10 lembar', goods('blockboard', { tebal: 18 }), 10),
  defineLine('mdf 12mm 8 lbr', goods('mdf', { jenis: 'MDF', tebal: 12 }), 8),
  defineLine('mdf 18 mm 6 lembar', goods('mdf', { jenis: 'MDF', tebal: 18 }), 6),
  defineLine('gypsum 9mm 25', gypsum(9), 25),
  defineLine('gipsum 9 mm 60 lembar', gypsum(9), 60),
  defineLine('papan gypsum 12mm 40 lbr', gypsum(12), 40),
  defineLine('30 lbr gypsum 9mm', gypsum(9), 30),
  defineLine('grc 4mm 20 lembar', goods('papan-semen', { jenis: 'GRC', tebal: 4 }), 20),
  defineLine('papan grc 6 mm 15 lbr', goods('papan-semen', { jenis: 'GRC', tebal: 6 }), 15),
  // Cement and mortar.
  defineLine('semen 50kg 20 sak', goods(CEMENT, { isi: 50 }), 20),
  defineLine('semen 20 sak', cement, 20),
  defineLine('20 zak semen', cement, 20),
  defineLine('semen 40 kg 100 zak', goods(CEMENT, { isi: 40 }), 100),
  defineLine('semen pcc 40kg 60 sak', goods(CEMENT, { jenis: 'PCC', isi: 40 }), 60),
  defineLine('semen opc 50kg 30 sak', goods(CEMENT, { jenis: 'OPC', isi: 50 }), 30),
  defineLine('semen putih 40kg 5 sak', goods('semen-putih', { isi: 40 }), 5),
  defineLine('lem hebel 30 sak', mortar('Perekat bata'), 30),
  defineLine(
    'perekat bata ringan 40kg 25 sak',
    goods('mortar-instan', { jenis: 'Perekat bata', isi: 40 }),
    25,
  ),
  defineLine(
    'semen instan plester 40 kg 50 sak',
    goods('mortar-instan', { jenis: 'Plester', isi: 40 }),
    50,
  ),
  defineLine('acian 40kg 40 sak', goods('mortar-instan', { jenis: 'Acian', isi: 40 }), 40),
  defineLine(
    'mortar acian putih 25kg 12 sak',
    goods('mortar-instan', { jenis: 'Acian', isi: 25, warna: 'Putih' }),
    12,
  ),
  defineLine(
    'perekat keramik 25kg 20 sak',
    goods('perekat-keramik', { isi: 25, untuk: 'Keramik Standar' }),
    20,
  ),
  defineLine('lem granit 25 kg 15 sak', goods('perekat-keramik', { isi: 25, untuk: 'Granit' }), 15),
  // Steel.
  defineLine('besi ulir 13 120 btg', deformed(13), 120),
  defineLine('besi ulir 16 mm 50 batang', deformed(16), 50),
  defineLine('besi ulir d19 40 btg', deformed(19), 40),
  defineLine('besi D13 ulir 60 lonjor', deformed(13), 60),
  defineLine('ulir 22 20 batang', deformed(22), 20),
  defineLine('besi polos 8 100 btg', plain(8), 100),
  defineLine('besi polos 10mm 75 batang', plain(10), 75),
  defineLine('besi polos 6 mm 40 btg', plain(6), 40),
  defineLine(
    'besi polos 12 sni 50 batang',
    goods('besi-beton-polos', { diameter: 12, toleransi: 'Full SNI' }),
    50,
  ),
  defineLine('besi begel 8 60 batang', plain(8), 60),
  defineLine('wiremesh m8 lembar 10', goods('wiremesh', { bentuk: 'Lembar', kawat: 8 }), 10),
  defineLine('wiremesh m6 12 lembar', goods('wiremesh', { bentuk: 'Lembar', kawat: 6 }), 12),
  defineLine('kawat bendrat 5 roll', goods(TIE_WIRE), 5),
  defineLine('bendrat 3 rol', goods(TIE_WIRE), 3),
  defineLine('hollow 40x40 1,2mm 30 batang', hollow('40 × 40', 1.2), 30),
  defineLine(
    'hollow galvanis 40x60 1.6 mm 20 btg',
    goods('hollow', { lapisan: 'Galvanis', ukuran: '40 × 60 mm', tebal: 1.6 }),
    20,
  ),
  defineLine(
    'hollow hitam 50x50 2mm 15 batang',
    goods('hollow', { lapisan: 'Hitam', ukuran: '50 × 50 mm', tebal: 2 }),
    15,
  ),
  defineLine('kanal c 75 0,75 80 batang', goods('kanal-c', { tinggi: 75, tebal: 0.75 }), 80),
  defineLine('baja ringan c75 0.75 100 btg', goods('kanal-c', { tinggi: 75, tebal: 0.75 }), 100),
  defineLine('reng baja ringan 0,45 120 batang', goods('reng-baja', { tebal: 0.45 }), 120),
  defineLine('besi siku 40x40x4 10 batang', goods('besi-siku', { sisi: 40, tebal: 4 }), 10),
  defineLine('siku 50 x 5mm 6 btg', goods('besi-siku', { sisi: 50, tebal: 5 }), 6),
  defineLine('unp 100 8 batang', goods('besi-kanal', { bentuk: 'UNP', ukuran: '100 × 50 mm' }), 8),
  defineLine(
    'wf 200x100 6 batang 12 m',
    goods('baja-wf-h', { ukuran: '200 × 100 mm', panjang: 12 }),
    6,
  ),
  defineLine('plat bordes 3mm 4 lembar', goods('pelat-besi', { jenis: 'Bordes', tebal: 3 }), 4),
  // Blocks, sand, stone: sold by volume or piece.
  defineLine('hebel 10cm 12 kubik', block(10), 12),
  defineLine('bata ringan 7,5 cm 9 m3', block(7.5), 9),
  defineLine('bata ringan 10 cm 5,5 m3', block(10), 5.5),
  defineLine(
    'bata merah 3000 biji',
    goods('bata-merah', { jenis: ['Merah Jumbo', 'Merah Oven'] }),
    3000,
  ),
  defineLine('batako 500 buah', goods('batako', { jenis: ['Batako Lubang', 'Batako Padat'] }), 500),
  defineLine('pasir beton 6 kubik', goods('pasir-beton', { kemasan: 'Curah' }), 6),
  defineLine('pasir beton 6,5 m3', goods('pasir-beton', { kemasan: 'Curah' }), 6.5),
  defineLine('pasir pasang 4 m3', goods('pasir-pasang', { kemasan: 'Curah' }), 4),
  defineLine('pasir urug 8 kubik', goods('pasir-urug', { kemasan: 'Curah' }), 8),
  defineLine('split 1/2 5 kubik', goods('batu-split', { kemasan: 'Curah', ukuran: '1–2 cm' }), 5),
  defineLine('batu split 2-3 6 m3', goods('batu-split', { kemasan: 'Curah', ukuran: '2–3 cm' }), 6),
  defineLine('batu kali 10 kubik', goods('batu-kali', { kemasan: 'Curah' }), 10),
  defineLine('sirtu 12 m3', goods('sirtu', { kemasan: 'Curah' }), 12),
  defineLine('tanah merah 8 kubik', goods('tanah', { kemasan: 'Curah', ukuran: 'Tanah Merah' }), 8),
  defineLine('kanstin 60x30x15 80 buah', goods('kanstin', { ukuran: '60 × 30 × 15 cm' }), 80),
  defineLine('buis beton 80 4 buah', goods('buis-beton', { diameter: 80 }), 4),
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
  defineLine(
    'tandon air 500 liter 2',
    goods(allOf(inSubCategory('tangki-air'), isNamed('Tangki Air')), { isi: [500, 550] }),
    2,
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
