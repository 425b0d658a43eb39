import { CEMENT, TIE_WIRE, WALL_PAINT } from '../terms.ts'
import { allOf, inSubCategory, isNamed } from '../judgments.ts'
import { defineLine, defineQuestion, goods, type JudgedLine } from './judgments.ts'

const pvc = (grade: string, inches: string) =>
  goods('pipa-pvc', { kelas: grade, inci: `${inches}"` })

const plainBar = (diameter: number, tolerance: string) =>
  goods(allOf(inSubCategory('besi-beton-polos'), isNamed(tolerance)), { diameter })

const switches = (jenis: string) => goods('saklar', { jenis, pasang: 'Tanam', warna: 'Putih' })

/** Misspelled, abbreviated, in the words of the site, with politeness and prices around it. */
export const COLLOQUIAL: JudgedLine[] = [
  defineLine('tripleks 9mili 40lbr', goods('triplek', { tebal: 9 }), 40),
  defineLine('tripelk 12mm 20 lbr', goods('triplek', { tebal: 12 }), 20),
  defineLine('triplk 9 mm 15lmbr', goods('triplek', { tebal: 9 }), 15),
  defineLine('smen 50kg 20sak', goods(CEMENT, { isi: 50 }), 20),
  defineLine('semn 40 kg 30 zk', goods(CEMENT, { isi: 40 }), 30),
  defineLine('kwt bendrat 4 roll', goods(TIE_WIRE), 4),
  defineLine('kawat bendrad 3 gulung', goods(TIE_WIRE), 3),
  defineLine('bindrat 2 gulung', goods(TIE_WIRE), 2),
  defineLine('bsi ulir 13 50btg', goods('besi-beton-ulir', { diameter: 13 }), 50),
  defineLine('besi ulr 16 40 btng', goods('besi-beton-ulir', { diameter: 16 }), 40),
  defineLine('bs polos 8 60 ljr', goods('besi-beton-polos', { diameter: 8 }), 60),
  defineLine('gipsun 9mm 30 lbr', goods('papan-gipsum', { tebal: 9 }), 30),
  defineLine('gibsum 9 ml 20 lembar', goods('papan-gipsum', { tebal: 9 }), 20),
  defineLine(
    'holow 40x40 1,2 20 btg',
    goods(inSubCategory('hollow', 'rangka-plafon'), { ukuran: '40 × 40 mm' }),
    20,
  ),
  defineLine('pralon aw 4in 6 btg', pvc('AW', '4'), 6),
  defineLine('pvc aw 3/4" 20btg', pvc('AW', '¾'), 20),
  defineLine('pipa pvc AW dim 4 10 lonjor', pvc('AW', '4'), 10),
  defineLine('elbo 4 inch 10 pcs', goods('sambungan-pvc', { bentuk: 'Elbow', inci: '4"' }), 10),
  defineLine('kni 3/4 30 bj', goods('sambungan-pvc', { bentuk: 'Elbow', inci: '¾"' }), 30),
  defineLine(
    'pku 2in 3 kg',
    goods('paku', { jenis: 'Paku Kayu', panjang: 5, kemasan: 'Kiloan' }),
    3,
  ),
  defineLine(
    'skrup gipsum 25 mm 3 dos',
    goods('sekrup', { jenis: 'Sekrup Gipsum', panjang: 25 }),
    3,
  ),
  defineQuestion('psir beton 4 kubik', goods('pasir-beton', { kemasan: 'Curah' })),
  defineQuestion('pasir psg 3 kibik', goods('pasir-pasang', { kemasan: 'Curah' })),
  defineLine(
    'kble nym 3x2.5 50m 2 rol',
    goods('kabel', { jenis: 'NYM', ukuran: '3 × 2,5 mm²', panjang: 50 }),
    2,
  ),
  defineLine(
    'saklr ganda tanam putih 6 bh',
    goods('saklar', { jenis: 'Saklar Ganda', pasang: 'Tanam', warna: 'Putih' }),
    6,
  ),
  defineLine('tolong kirim semen 50 kg 20 sak ya', goods(CEMENT, { isi: 50 }), 20),
  defineLine('mau triplek 9mm 40 lembar dong', goods('triplek', { tebal: 9 }), 40),
  defineLine('pak, besi ulir 13 nya 50 batang', goods('besi-beton-ulir', { diameter: 13 }), 50),
  defineLine('saya butuh gypsum 9mm sebanyak 25 lembar', goods('papan-gipsum', { tebal: 9 }), 25),
  defineLine('minta harga hebel 10cm 12 kubik', goods('bata-ringan', { tebal: 10 }), 12),
  defineLine('1) semen 40kg = 50 sak', goods(CEMENT, { isi: 40 }), 50),
  defineLine('- besi polos 8 : 60 btg', goods('besi-beton-polos', { diameter: 8 }), 60),
  defineLine('3. triplek 12mm (20 lembar)', goods('triplek', { tebal: 12 }), 20),
  defineLine(
    '* paku 5cm @ 5kg',
    goods('paku', { jenis: 'Paku Kayu', panjang: 5, kemasan: 'Kiloan' }),
    5,
  ),
  defineLine('TRIPLEK 18MM 10 LBR', goods('triplek', { tebal: 18 }), 10),
  defineLine('SEMEN 50KG 25SAK', goods(CEMENT, { isi: 50 }), 25),
  defineLine('triplek9mm 40lembar', goods('triplek', { tebal: 9 }), 40),
  defineLine('semen 50kg20sak', goods(CEMENT, { isi: 50 }), 20),
  defineLine('besi ulir ø13 50 btg', goods('besi-beton-ulir', { diameter: 13 }), 50),
  defineLine('besi ulir diameter 16 30 batang', goods('besi-beton-ulir', { diameter: 16 }), 30),
  defineLine('triplek tebal 9mm jumlah 40', goods('triplek', { tebal: 9 }), 40),
  defineLine('triplek 9mm qty 40', goods('triplek', { tebal: 9 }), 40),
  defineLine('triplek 9mm 40 lbr ukuran 122x244', goods('triplek', { tebal: 9 }), 40),
  defineLine('triplek 122 x 244 9 mm 40 lbr', goods('triplek', { tebal: 9 }), 40),
  defineLine('triplek 9mm empat puluh lembar', goods('triplek', { tebal: 9 }), 40),
  defineLine('semen 50 kg dua puluh sak', goods(CEMENT, { isi: 50 }), 20),
  defineLine('hebel 10 cm sepuluh kubik', goods('bata-ringan', { tebal: 10 }), 10),
  defineLine(
    'wiremesh M8 per lembar 10 lbr',
    goods('wiremesh', { bentuk: 'Lembar', kawat: 8 }),
    10,
  ),
  defineLine('wermes m8 5 lembar', goods('wiremesh', { bentuk: 'Lembar', kawat: 8 }), 5),
  defineLine(
    'toren 1000lt 1bh',
    goods(allOf(inSubCategory('tangki-air'), isNamed('Tangki Air')), { isi: 1000 }),
    1,
  ),
  defineLine(
    'bohlam led 12w putih 10 bj',
    goods('lampu', { jenis: 'Lampu LED Bohlam', daya: 12, cahaya: 'Putih 6.500 K' }),
    10,
  ),
  defineLine('semen 50 kg 1.000 sak', goods(CEMENT, { isi: 50 }), 1000),
  defineLine(
    'bata merah 1.500 bj',
    goods('bata-merah', { jenis: ['Merah Jumbo', 'Merah Oven'] }),
    1500,
  ),
  // Bars below their nominal diameter have a name of their own.
  defineLine('besi polos 6 banci 50 btg', plainBar(6, 'Toleransi'), 50),
  defineLine('besi 8 banci 40 btg', plainBar(8, 'Toleransi'), 40),
  defineLine('besi 10 full 20 btg', plainBar(10, 'Full SNI'), 20),
  // The standard that all of them meet distinguishes none.
  defineLine(
    'besi ulir 16 sni 12 meter 10 lonjor',
    goods('besi-beton-ulir', { diameter: 16, panjang: 12 }),
    10,
  ),
  // Another word for the unit, where the size is named.
  defineLine('papan cor 2/20 3 meter 10 lbr', goods('kayu-papan', { panjang: 3 }), 10),
  defineLine('cat tembok 5kg putih 2 kaleng', goods(WALL_PAINT, { isi: 5, warna: 'Putih' }), 2),
  defineLine('cat genteng 20 kg merah 1 pail', goods(isNamed('Cat Genteng'), { isi: 20 }), 1),
  defineLine('saklar engkel tanam putih 6 bh', switches('Saklar Tunggal'), 6),
  defineLine('saklar seri tanam putih 6 bh', switches('Saklar Ganda'), 6),
  defineLine('nat putih 5 kg', goods('nat-keramik', { warna: 'Putih' }), 5),
  defineLine('seng 0.2 3m 10 lbr', goods('seng-gelombang', { tebal: 0.2, panjang: 3 }), 10),
  defineLine(
    'hollow 2x4 tebal 0.3 3m 15 bt',
    goods('rangka-plafon', { tebal: 0.3, panjang: 3 }),
    15,
  ),
]
