import { CEMENT, TIE_WIRE } from '../terms.ts'
import { defineLine, defineQuestion, either, goods, type JudgedLine } from './judgments.ts'

const meranti = (thickness: number) => goods('triplek', { tebal: thickness })
const deformed = (diameter: number) => goods('besi-beton-ulir', { diameter })
const plain = (diameter: number) => goods('besi-beton-polos', { diameter })
const gypsum = (thickness: number) => goods('papan-gipsum', { tebal: thickness, jenis: 'Standar' })
const mortar = (kind: string) => goods('mortar-instan', { jenis: kind })
const block = (thickness: number) => goods('bata-ringan', { tebal: thickness })
const hollow = (size: string, thickness?: number) =>
  either(
    goods('hollow', { ukuran: `${size} mm`, ...(thickness ? { tebal: thickness } : {}) }),
    goods('rangka-plafon', { ukuran: `${size} mm`, ...(thickness ? { tebal: thickness } : {}) }),
  )
const cement = goods(CEMENT)

/** Sheets, cement, steel, blocks and sand in ordinary notation; the brand is left to the shop. */
export const STRUCTURE: JudgedLine[] = [
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
  defineLine('10 semen instan plester', mortar('Plester'), 10),
  defineLine('semen plester 30 sak', mortar('Plester'), 30),
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
  defineLine('kawat ikat 2 roll', goods(TIE_WIRE), 2),
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
  defineQuestion('pasir beton 6 kubik', goods('pasir-beton', { kemasan: 'Curah' })),
  defineQuestion('pasir beton 6,5 m3', goods('pasir-beton', { kemasan: 'Curah' })),
  defineQuestion('pasir pasang 4 m3', goods('pasir-pasang', { kemasan: 'Curah' })),
  defineLine('pasir urug 8 kubik', goods('pasir-urug', { kemasan: 'Curah' }), 8),
  defineQuestion('split 1/2 5 kubik', goods('batu-split', { kemasan: 'Curah', ukuran: '1–2 cm' })),
  defineQuestion(
    'batu split 2-3 6 m3',
    goods('batu-split', { kemasan: 'Curah', ukuran: '2–3 cm' }),
  ),
  defineLine('batu kali 10 kubik', goods('batu-kali', { kemasan: 'Curah' }), 10),
  defineLine('sirtu 12 m3', goods('sirtu', { kemasan: 'Curah' }), 12),
  defineLine('tanah merah 8 kubik', goods('tanah', { kemasan: 'Curah', ukuran: 'Tanah Merah' }), 8),
  defineLine('kanstin 60x30x15 80 buah', goods('kanstin', { ukuran: '60 × 30 × 15 cm' }), 80),
  defineLine('buis beton 80 4 buah', goods('buis-beton', { diameter: 80 }), 4),
]
