import { BULB, CEMENT, TIE_WIRE } from '../terms.ts'
import { allOf, hasBrand, inSubCategory, isNamed } from '../judgments.ts'
import { defineLine, defineMissingBrand, goods, type JudgedLine } from './judgments.ts'

const of = (brand: string, slug: string) => allOf(hasBrand(brand), inSubCategory(slug))

/** Brands that are sold: only that brand is right. */
export const BRANDS: JudgedLine[] = [
  defineLine(
    'semen karang jaya 40kg 50 sak',
    goods(of('karang-jaya', 'semen-abu'), { isi: 40 }),
    50,
  ),
  defineLine('semen tigapilar 50 kg 20 zak', goods(of('tigapilar', 'semen-abu'), { isi: 50 }), 20),
  defineLine(
    'nusabeton opc 50kg 40 sak',
    goods(of('nusabeton', 'semen-abu'), { jenis: 'OPC', isi: 50 }),
    40,
  ),
  defineLine(
    'semen batu lingga 50kg 30sak',
    goods(of('batu-lingga', 'semen-abu'), { isi: 50 }),
    30,
  ),
  defineLine(
    'triplek rimbaply 9mm uty 40 lbr',
    goods(of('rimbaply', 'triplek'), { tebal: 9, grade: 'UTY' }),
    40,
  ),
  defineLine(
    'triplek mahakayu 12 mm 25 lembar',
    goods(of('mahakayu', 'triplek'), { tebal: 12 }),
    25,
  ),
  defineLine(
    'besi ulir krida baja 13 60 btg',
    goods(of('krida-baja', 'besi-beton-ulir'), { diameter: 13 }),
    60,
  ),
  defineLine(
    'besi bajasura 16 ulir 40 batang',
    goods(of('bajasura', 'besi-beton-ulir'), { diameter: 16 }),
    40,
  ),
  defineLine(
    'wesi luhur polos 8 100 btg',
    goods(of('wesi-luhur', 'besi-beton-polos'), { diameter: 8 }),
    100,
  ),
  defineLine(
    'pipa alira aw 4" 20 btg',
    goods(of('alira', 'pipa-pvc'), { kelas: 'AW', inci: '4"' }),
    20,
  ),
  defineLine(
    'tirtapipa d 3 inch 12 batang',
    goods(of('tirtapipa', 'pipa-pvc'), { kelas: 'D', inci: '3"' }),
    12,
  ),
  defineLine(
    'bata ringan citablok 10cm 12 m3',
    goods(of('citablok', 'bata-ringan'), { tebal: 10 }),
    12,
  ),
  defineLine('hebel ringanta 7.5 8 kubik', goods(of('ringanta', 'bata-ringan'), { tebal: 7.5 }), 8),
  defineLine(
    'cat lindung eksterior putih 20kg 2',
    goods(of('lindung', 'cat-eksterior'), { warna: 'Putih', isi: 20 }),
    2,
  ),
  defineLine(
    'cat warnaku interior putih 5 kg 3 galon',
    goods(of('warnaku', 'cat-interior'), { warna: 'Putih', isi: 5 }),
    3,
  ),
  defineLine(
    'gypsum gypsara 9mm 50 lembar',
    goods(of('gypsara', 'papan-gipsum'), { tebal: 9 }),
    50,
  ),
  defineLine(
    'kabel kabelta nym 3x2,5 100m 2 roll',
    goods(of('kabelta', 'kabel'), { jenis: 'NYM', ukuran: '3 × 2,5 mm²', panjang: 100 }),
    2,
  ),
  defineLine(
    'lampu terangga 12w putih 10',
    goods(allOf(hasBrand('terangga'), BULB), { daya: 12, cahaya: 'Putih 6.500 K' }),
    10,
  ),
  defineLine(
    'mcb voltara 16a 1p 8 buah',
    goods(of('voltara', 'mcb'), { jenis: 'MCB', arus: 16, kutub: 1 }),
    8,
  ),
  defineLine('tandara tangki 1000 liter 1', goods(of('tandara', 'tangki-air'), { isi: 1000 }), 1),
  defineLine('bendrat kawatindra 5 roll', goods(allOf(hasBrand('kawatindra'), TIE_WIRE)), 5),
  defineLine(
    'lem hebel wreksa 40 kg 20 sak',
    goods(of('wreksa-mortar', 'mortar-instan'), { jenis: 'Perekat bata', isi: 40 }),
    20,
  ),
  defineLine(
    'lekatama perekat keramik 25kg 10',
    goods(of('lekatama', 'perekat-keramik'), { isi: 25 }),
    10,
  ),
  defineLine(
    'spandek teduhjaya 0,35 6m 30 lbr',
    goods(of('teduhjaya', 'spandek'), { tebal: 0.35, panjang: 6 }),
    30,
  ),
  defineLine(
    'paku pantek 2 inch 5 kg',
    goods(of('pantek', 'paku'), { jenis: 'Paku Kayu', panjang: 5, kemasan: 'Kiloan' }),
    5,
  ),
  defineLine(
    'kanal galvara c75 0,75 az100 50 btg',
    goods(of('galvara', 'kanal-c'), { tinggi: 75, tebal: 0.75, lapisan: 'AZ 100' }),
    50,
  ),
]

const white = { warna: 'Putih' }
const wallPaint = inSubCategory('cat-interior', 'cat-eksterior')

/** Brands that the shop does not sell: said so, never replaced without a question. */
export const MISSING_BRANDS: JudgedLine[] = [
  defineMissingBrand(
    'cat avian putih',
    'avian',
    goods(inSubCategory('cat-interior', 'cat-eksterior', 'cat-kayu-besi'), white),
  ),
  defineMissingBrand(
    'cat avian putih 5kg 2',
    'avian',
    goods(inSubCategory('cat-interior', 'cat-eksterior', 'cat-kayu-besi'), white),
  ),
  defineMissingBrand(
    'cat dulux weathershield putih 20kg 2 pail',
    'dulux',
    goods('cat-eksterior', white),
  ),
  defineMissingBrand('cat nippon vinilex putih 5 kg 4', 'nippon', goods(wallPaint, white)),
  defineMissingBrand('jotun putih 20 liter cat tembok 3', 'jotun', goods(wallPaint, white)),
  defineMissingBrand('semen gresik 40kg 50 sak', 'gresik', goods(CEMENT, { isi: 40 })),
  defineMissingBrand('semen holcim 50 kg 20 zak', 'holcim', goods(CEMENT, { isi: 50 })),
  defineMissingBrand('semen padang 50kg 30 sak', 'padang', goods(CEMENT, { isi: 50 })),
  defineMissingBrand(
    'pipa rucika aw 4 inch 10 btg',
    'rucika',
    goods('pipa-pvc', { kelas: 'AW', inci: '4"' }),
  ),
  defineMissingBrand(
    'pipa wavin d 3" 8 batang',
    'wavin',
    goods('pipa-pvc', { kelas: 'D', inci: '3"' }),
  ),
  defineMissingBrand(
    'kloset toto duduk 2 unit',
    'toto',
    goods('kloset', { jenis: ['Kloset Duduk Dua Bagian', 'Kloset Monoblok'] }),
  ),
  defineMissingBrand(
    'keramik roman 40x40 putih 20 dus',
    'roman',
    goods('keramik-lantai', { ukuran: '40 × 40 cm', warna: 'Putih' }),
  ),
  defineMissingBrand('lampu philips 12 watt 10', 'philips', goods(BULB, { daya: 12 })),
  defineMissingBrand(
    'lem hebel mu 40kg 20 sak',
    'mu',
    goods('mortar-instan', { jenis: 'Perekat bata', isi: 40 }),
  ),
  defineMissingBrand(
    'kabel eterna nym 3x2,5 2 roll',
    'eterna',
    goods('kabel', { jenis: 'NYM', ukuran: '3 × 2,5 mm²' }),
  ),
  defineMissingBrand(
    'kabel supreme nyy 4x6 1 roll',
    'supreme',
    goods('kabel', { jenis: 'NYY', ukuran: '4 × 6 mm²' }),
  ),
  defineMissingBrand(
    'mcb schneider 16a 4 buah',
    'schneider',
    goods('mcb', { jenis: 'MCB', arus: 16 }),
  ),
  // A number that is half of a brand's name is no quantity.
  defineMissingBrand('10 sak semen tiga roda', 'tiga roda', goods(CEMENT)),
  defineMissingBrand('semen 3 roda 40 sak', 'tiga roda', goods(CEMENT)),
  defineMissingBrand('semen tiga roda 50kg 20 sak', 'tiga roda', goods(CEMENT, { isi: 50 })),
  defineMissingBrand(
    'gypsum jayaboard 9mm 40 lbr',
    'jayaboard',
    goods('papan-gipsum', { tebal: 9 }),
  ),
  defineMissingBrand('gypsum knauf 9 mm 30 lembar', 'knauf', goods('papan-gipsum', { tebal: 9 })),
  defineMissingBrand(
    'toren penguin 1000 liter 1',
    'penguin',
    goods(allOf(inSubCategory('tangki-air'), isNamed('Tangki Air')), { isi: 1000 }),
  ),
  defineMissingBrand('pompa shimizu 125 watt 1', 'shimizu', goods('pompa-air', { daya: 125 })),
  defineMissingBrand(
    'stop kontak broco putih 12',
    'broco',
    goods('saklar', { jenis: 'Stop Kontak', warna: 'Putih' }),
  ),
  defineMissingBrand('bor makita 1 unit', 'makita', goods('mesin-listrik', {})),
  defineMissingBrand(
    'hebel blesscon 10cm 10 kubik',
    'blesscon',
    goods('bata-ringan', { tebal: 10 }),
  ),
  defineMissingBrand(
    'thinbed drymix 40 kg 10 sak',
    'drymix',
    goods('mortar-instan', { jenis: 'Perekat bata', isi: 40 }),
  ),
]
