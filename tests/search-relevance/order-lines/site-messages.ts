import { CEMENT, TIE_WIRE } from '../terms.ts'
import { allOf, anyOf, inSubCategory, isNamed } from '../judgments.ts'
import {
  defineLine,
  defineMissingBrand,
  defineQuestion,
  goods,
  type JudgedLine,
} from './judgments.ts'

const bulk = { kemasan: 'Curah' }
const sand = inSubCategory('pasir-beton', 'pasir-pasang')
const pvc = (kelas: string, inci: string) => goods('pipa-pvc', { kelas, inci })
const plainBar = (diameter: number) => goods('besi-beton-polos', { diameter })
const hollow = inSubCategory('hollow', 'rangka-plafon')
const plywood = (tebal: number) => goods('triplek', { tebal })

/** Lines of messages from sites: prices, containers, signs and remarks beside the goods, and small quantities. */
export const SITE_MESSAGES: JudgedLine[] = [
  // The least order is above what was asked for.
  defineQuestion('setengah kubik pasir', goods(sand, bulk)),
  defineQuestion('0,5 m3 pasir', goods(sand, bulk)),
  defineQuestion('pasir pasang 1 kubik', goods('pasir-pasang', bulk)),
  defineQuestion('pipa 3in AW 4 batang', pvc('AW', '3"')),
  defineQuestion('pipa pvc 1/2" AW 5 m lari', pvc('AW', '½"')),
  defineQuestion('pipa pvc d 4in 4 m lari', pvc('D', '4"')),
  defineQuestion('multiplek 18mm 3 lembar', plywood(18)),
  defineQuestion('abu batu 3 kubik', goods('batu-split')),
  defineQuestion('split 2 m3', goods('batu-split', bulk)),
  defineQuestion('3. triplek 12mm 4lbr', plywood(12)),
  // A sign, a container or a label stands beside the quantity.
  defineLine('semen zak 50kg x 40', goods(CEMENT, { isi: 50 }), 40),
  defineLine('semen 40kg x 40 zak', goods(CEMENT, { isi: 40 }), 40),
  defineLine('semen 20 zak 50kg', goods(CEMENT, { isi: 50 }), 20),
  defineLine('besi 16 ulir @ 40 btg', goods('besi-beton-ulir', { diameter: 16 }), 40),
  defineLine('spandek 5m x 20 lembar 0.35', goods('spandek', { tebal: 0.35, panjang: 5 }), 20),
  defineLine(
    'tandon air 1000 ltr warna biru 1 unit',
    goods('tangki-air', { isi: 1000, warna: 'Biru' }),
    1,
  ),
  defineLine('tandon 1000 liter 2', goods('tangki-air', { isi: 1000 }), 2),
  defineQuestion('toren 500 lt 2 bh', goods('tangki-air', { isi: 500 })),
  defineLine('seng gelombang 0,2 6 kaki 20 lembar', goods('seng-gelombang'), 20),
  defineLine('pasir beton 7 kubik (1 engkel)', goods('pasir-beton', bulk), 7),
  defineLine('wiremesh M6 1 roll', goods('wiremesh', { bentuk: 'Roll', kawat: 6 }), 1),
  // Prices are neither sizes nor quantities.
  defineLine('tripleks 4mm 20lbr @65rb', plywood(4), 20),
  defineLine('triplek 9mm 10 lbr Rp 118.000', plywood(9), 10),
  defineLine('besi 12 polos 40 btg @ Rp 95.000', plainBar(12), 40),
  defineLine('bata ringan 10 cm 8 kubik harga 700rb', goods('bata-ringan', { tebal: 10 }), 8),
  defineLine('semen 40kg 100 zak = 5.500.000', goods(CEMENT, { isi: 40 }), 100),
  defineLine('paku 5cm 2 kg 25rb/kg', goods('paku', { jenis: 'Paku Kayu', panjang: 5 }), 2),
  // As they are said.
  defineLine('besi 10 full 100 btg', plainBar(10), 100),
  defineLine('besi 8 polos full sni 50 batang', plainBar(8), 50),
  defineLine('besi ulir 13 12m 60 lonjor', goods('besi-beton-ulir', { diameter: 13 }), 60),
  defineLine('hebel 10cm 5 kubik', goods('bata-ringan', { tebal: 10 }), 5),
  defineLine('hebel 7,5 20x60 3 m3', goods('bata-ringan', { tebal: 7.5 }), 3),
  defineLine('10 kubik hebel tebal 10', goods('bata-ringan', { tebal: 10 }), 10),
  defineLine('pipa pvc 3/4 aw 10 ljr', pvc('AW', '¾"'), 10),
  defineLine('hollow 4x4 galvanis 1,2 20 btg', goods(hollow, { ukuran: '40 × 40 mm' }), 20),
  defineLine('20 btg hollow 40x40 1.2', goods(hollow, { ukuran: '40 × 40 mm' }), 20),
  defineLine('kanal c 75 0,75 40 btg', goods('kanal-c', { tinggi: 75, tebal: 0.75 }), 40),
  defineLine('spandek 0,3 panjang 4 meter 10 lembar', goods('spandek', { panjang: 4 }), 10),
  defineLine('triplek 9 mili 10 lbr', plywood(9), 10),
  defineLine('5 lembar triplek 9', plywood(9), 5),
  defineLine('paku usuk 10cm 3 kg', goods('paku', { jenis: 'Paku Kayu', panjang: 10 }), 3),
  defineLine('paku beton 5cm 1 dus', goods('paku', { jenis: 'Paku Beton', panjang: 5 }), 1),
  defineLine('2 dus paku 5 cm', goods('paku', { jenis: 'Paku Kayu', panjang: 5 }), 2),
  defineLine('kawat bendrat 1 rol', goods(TIE_WIRE), 1),
  defineLine('kawat duri 2 rol', goods(allOf(inSubCategory('kawat'), isNamed('Duri'))), 2),
  defineLine('wiremesh m8 5 lbr', goods('wiremesh', { bentuk: 'Lembar', kawat: 8 }), 5),
  defineLine('bata merah 5rb bj', goods('bata-merah'), 5000),
  defineLine('batako 500 buah', goods('batako'), 500),
  defineLine('mortar plester 40kg 30 zak', goods('mortar-instan', { isi: 40 }), 30),
  defineLine('cat genteng merah 20 kg 1 pail', goods('cat-eksterior', { warna: 'Merah' }), 1),
  defineLine('mcb 6a 5 bh', goods('mcb', { jenis: 'MCB', arus: 6 }), 5),
  defineLine('kuas 3in 12 pcs', goods('alat-cat'), 12),
  defineLine('closet jongkok putih 3 unit', goods('kloset', { warna: 'Putih' }), 3),
  defineLine('kaso 5/7 4m 40 btg', goods('kayu-kaso', { ukuran: '5 × 7 cm', panjang: 4 }), 40),
  defineLine('siku 40x40x4 10 btg', goods(allOf(isNamed('Besi Siku'))), 10),
  defineLine('10 zak semen 40 kg', goods(CEMENT, { isi: 40 }), 10),
  // Brands of the market.
  defineMissingBrand('pipa rucika 3in 4 batang', 'rucika', goods('pipa-pvc', { inci: '3"' })),
  defineMissingBrand('papan gypsum 9mm jayaboard 30 lbr', 'jayaboard', goods('papan-gipsum')),
  defineMissingBrand(
    'cat tembok dulux putih 25kg 2 pail',
    'dulux',
    goods(inSubCategory('cat-interior', 'cat-eksterior'), { warna: 'Putih', isi: 25 }),
  ),
  defineMissingBrand('semen tiga roda 50 kg 100 zak', 'tiga roda', goods(CEMENT, { isi: 50 })),
  // Only the buyer can say it.
  defineQuestion('keramik 40x40 putih 20 dus', goods('keramik-lantai', { warna: 'Putih' })),
  defineQuestion('usuk 5x7 40', goods('kayu-kaso', { ukuran: '5 × 7 cm' })),
  defineQuestion('lampu led 12 watt 10 biji', goods('lampu', { daya: 12 })),
  defineQuestion(
    'besi beton 10 x 20 btg',
    goods(anyOf(inSubCategory('besi-beton-ulir', 'besi-beton-polos')), { diameter: 10 }),
  ),
]
