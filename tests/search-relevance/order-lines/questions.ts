import { CEMENT } from '../terms.ts'
import { allOf, anyOf, inSubCategory, isNamed } from '../judgments.ts'
import { defineQuestion, goods, type JudgedLine } from './judgments.ts'

/** What the line leaves open changes the goods or their number: only the buyer can say it. */
export const QUESTIONS: JudgedLine[] = [
  // The size is missing.
  defineQuestion('triplek 40 lembar', goods('triplek')),
  defineQuestion('besi ulir 50 batang', goods('besi-beton-ulir')),
  defineQuestion('besi polos 30 btg', goods('besi-beton-polos')),
  defineQuestion('pipa pvc 10 batang', goods('pipa-pvc')),
  defineQuestion('pipa pvc 4 inch 12 batang', goods('pipa-pvc', { inci: '4"' })),
  defineQuestion('hebel 12 kubik', goods('bata-ringan')),
  defineQuestion('paku 5 kg', goods('paku')),
  defineQuestion('gypsum 20 lembar', goods('papan-gipsum')),
  defineQuestion('kabel nym 2 roll', goods('kabel', { jenis: 'NYM' })),
  defineQuestion('lampu led 10', goods('lampu')),
  defineQuestion(
    'elbow 20 pcs',
    goods(allOf(inSubCategory('sambungan-pvc', 'pipa-ppr'), isNamed('Elbow'))),
  ),
  defineQuestion('mcb 4 buah', goods('mcb')),
  defineQuestion('spandek 20 lembar', goods('spandek')),
  defineQuestion('kanal c 30 batang', goods('kanal-c')),
  defineQuestion('wiremesh 10 lembar', goods('wiremesh')),
  defineQuestion('toren 1 unit', goods('tangki-air')),
  // Half of a brand's name may be half of another one's.
  defineQuestion('gypsum jaya 9mm 10 lbr', goods('papan-gipsum', { tebal: 9 })),
  // A tank is of plastic; of this size there is only steel, at three times the price.
  defineQuestion('tandon air 500 liter 2', goods('tangki-air', { isi: 500 })),
  // A beam is called by its height.
  defineQuestion('wf 200 1 btg', goods('baja-wf-h', { ukuran: '200 × 100 mm' })),
  defineQuestion('engsel 4 inch 6 psg', goods('engsel', { ukuran: 100 })),
  // A roll of it is far more than was asked for.
  defineQuestion('bendrat 2kg', goods('kawat')),
  // How much a vehicle carries nobody knows.
  defineQuestion('pasir 1 pickup', goods(inSubCategory('pasir-beton', 'pasir-pasang'))),
  defineQuestion('sirtu 1 truk', goods('sirtu')),
  // Putty, primer and sealer are one sub-category, and only one of them is meant.
  defineQuestion('dempul kayu 1kg', goods('cat-dasar')),
  // Ribbed or plain decides the goods.
  defineQuestion(
    'besi 10 20 batang',
    goods(inSubCategory('besi-beton-ulir', 'besi-beton-polos'), { diameter: 10 }),
  ),
  defineQuestion('besi 12 50 btg', goods(inSubCategory('besi-beton-polos'), { diameter: 12 })),
  // Colour, pattern or model is missing.
  defineQuestion(
    'cat tembok 5 kg 2 galon',
    goods(inSubCategory('cat-interior', 'cat-eksterior'), { isi: 5 }),
  ),
  defineQuestion(
    'keramik 40x40 30 dus',
    goods(inSubCategory('keramik-lantai'), { ukuran: '40 × 40 cm' }),
  ),
  defineQuestion('granit 60x60 20 dus', goods('granit', { ukuran: '60 × 60 cm' })),
  defineQuestion('keramik 60x60 25 dus', goods('granit', { ukuran: '60 × 60 cm' })),
  defineQuestion(
    'kloset duduk 2',
    goods('kloset', { jenis: ['Kloset Duduk Dua Bagian', 'Kloset Monoblok'] }),
  ),
  defineQuestion('pintu kamar mandi 3 set', goods('pintu', { jenis: 'Pintu Kamar Mandi PVC' })),
  defineQuestion('wastafel 2', goods('wastafel')),
  defineQuestion('keran air 4 buah', goods('keran')),
  defineQuestion(
    'cat 3 kaleng',
    goods(
      inSubCategory(
        'cat-interior',
        'cat-eksterior',
        'cat-kayu-besi',
        'cat-dasar',
        'cat-lantai',
        'pelitur',
      ),
    ),
  ),
  // The size is not sold.
  defineQuestion('triplek 10mm 20 lembar', goods('triplek')),
  defineQuestion('besi ulir 14 20 btg', goods('besi-beton-ulir')),
  defineQuestion('gypsum 7mm 20 lembar', goods('papan-gipsum')),
  defineQuestion('hebel 13 cm 5 kubik', goods('bata-ringan')),
  // The quantity is not one, or its unit has no ratio.
  defineQuestion('semen 50 kg minus lima', goods(CEMENT, { isi: 50 })),
  defineQuestion('triplek 9mm -5 lembar', goods('triplek', { tebal: 9 })),
  defineQuestion('semen 50kg 0 sak', goods(CEMENT, { isi: 50 })),
  defineQuestion('pasir beton 2 truk', goods('pasir-beton')),
  defineQuestion('pasir beton 1 rit', goods('pasir-beton')),
  defineQuestion('triplek 9mm beberapa lembar', goods('triplek', { tebal: 9 })),
  defineQuestion('semen 50 kg secukupnya', goods(CEMENT, { isi: 50 })),
  defineQuestion('sarung tangan 12 pasang', goods('alat-pelindung', { jenis: 'Sarung Tangan' })),
  defineQuestion(
    'terpal 4x6 3 lembar',
    goods('terpal-plastik', { jenis: 'Terpal', ukuran: '4 × 6 m' }),
  ),
  defineQuestion('triplek 9mm 3 kubik', goods('triplek', { tebal: 9 })),
  defineQuestion('semen 50kg 10-15 sak', goods(CEMENT, { isi: 50 })),
  defineQuestion('triplek 9mm', goods('triplek', { tebal: 9 })),
  // Two goods in one breath.
  defineQuestion('triplek 9mm atau 12mm 20 lembar', goods('triplek', { tebal: [9, 12] })),
  defineQuestion(
    'besi ulir / polos 10 20 btg',
    goods(anyOf(inSubCategory('besi-beton-ulir', 'besi-beton-polos')), { diameter: 10 }),
  ),
]

/** Nothing of this is sold: nothing may be taken, whatever resembles it. */
export const NOT_SOLD: string[] = [
  'ember cor 10',
  'zak 50kg x 40',
  'bambu 20 batang',
  'amplas 100 20 lembar',
  'thinner 5 liter',
  'tali tambang 1 rol',
  'bbm solar 20 liter',
  'tinner 5 ltr',
  'cor k300 5 kubik',
  'begel 8 15x15 100 pcs',
  'nasi kotak 30 porsi',
  'sewa molen 3 hari',
  'ongkos tukang 2 orang',
  'ac split 1 pk 2 unit',
  'kulkas 2 pintu 1',
  'meja kantor 4 unit',
  'pulsa 50rb',
  'kabel data usb 2',
  'sofa 3 dudukan 1 set',
]
