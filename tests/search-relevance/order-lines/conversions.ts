import { CEMENT, TIE_WIRE } from '../terms.ts'
import { allOf, inSubCategory, isNamed } from '../judgments.ts'
import { defineLine, defineQuestion, goods, packsOf, type JudgedLine } from './judgments.ts'

/** The quantity is in another unit than the shop's, with a ratio that the catalogue knows. */
export const CONVERSIONS: JudgedLine[] = [
  defineLine('kawat bendrat 10kg', goods(TIE_WIRE), packsOf(10, 'isi')),
  defineLine('bendrat 10kg', goods(TIE_WIRE), packsOf(10, 'isi')),
  defineLine('bendrat 40 kg', goods(TIE_WIRE), packsOf(40, 'isi')),
  defineLine('kawat beton 25 kilo', goods(TIE_WIRE), packsOf(25, 'isi')),
  defineLine('kawat bendrat 60 kilogram', goods(TIE_WIRE), packsOf(60, 'isi')),
  defineLine('semen 2 ton', goods(CEMENT), packsOf(2000, 'isi')),
  defineLine('semen 500 kg', goods(CEMENT), packsOf(500, 'isi')),
  defineLine('semen pcc 1 ton', goods(CEMENT, { jenis: 'PCC' }), packsOf(1000, 'isi')),
  defineLine(
    'lem hebel 400 kg',
    goods('mortar-instan', { jenis: 'Perekat bata' }),
    packsOf(400, 'isi'),
  ),
  defineLine(
    'hebel 10cm 500 biji',
    goods('bata-ringan', { tebal: 10 }),
    ({ piecesPerUnit = 83.33, multiple }) =>
      Math.ceil(500 / piecesPerUnit / multiple - 1e-9) * multiple,
  ),
  defineLine('paku 5 cm 20 kg', goods('paku', { jenis: 'Paku Kayu', panjang: 5 }), ({ unit }) =>
    unit === 'kg' ? 20 : 1,
  ),
  defineLine(
    'paku 2 inch 1 dus',
    goods('paku', { jenis: 'Paku Kayu', panjang: 5, kemasan: 'Dus 20 kg' }),
    1,
  ),
  defineLine(
    'kabel nym 2x1.5 200 meter',
    goods('kabel', { jenis: 'NYM', ukuran: '2 × 1,5 mm²' }),
    packsOf(200, 'panjang'),
  ),
  defineLine(
    'kabel nym 3x2,5 150m',
    goods('kabel', { jenis: 'NYM', ukuran: '3 × 2,5 mm²' }),
    packsOf(150, 'panjang'),
  ),
  defineLine(
    'nyy 4x10 100 mtr',
    goods('kabel', { jenis: 'NYY', ukuran: '4 × 10 mm²' }),
    packsOf(100, 'panjang'),
  ),
  defineLine('pipa aw 1/2 100 meter', goods('pipa-pvc', { kelas: 'AW', inci: '½"' }), 25),
  defineLine('pipa pvc d 4" 40 m', goods('pipa-pvc', { kelas: 'D', inci: '4"' }), 10),
  defineQuestion('semen putih 40 kg', goods('semen-putih')),
  defineLine(
    'nat keramik putih 10 kg',
    goods('nat-keramik', { warna: 'Putih' }),
    packsOf(10, 'isi'),
  ),
  defineLine(
    'hollow 40x40 1,2 60 meter',
    goods('hollow', { ukuran: '40 × 40 mm', tebal: 1.2 }),
    10,
  ),
  defineQuestion('besi ulir 10 24 meter', goods('besi-beton-ulir', { diameter: 10 })),
  defineLine('kaso 5/7 4m 40 meter', goods('kayu-kaso', { ukuran: '5 × 7 cm', panjang: 4 }), 10),
  defineLine(
    'paving bata 6cm k300 natural 50 m2',
    goods('paving', { bentuk: 'Paving Bata', tebal: 6, mutu: 'K-300', warna: 'Natural' }),
    50,
  ),
  defineLine('cat tembok putih 5kg 1 lusin', goods('cat-interior', { warna: 'Putih', isi: 5 }), 12),
  defineLine(
    'elbow 1/2 aw 2 lusin',
    goods('sambungan-pvc', { bentuk: 'Elbow', kelas: 'AW', inci: '½"' }),
    24,
  ),
  defineLine('sarung tangan 2 kodi', goods('alat-pelindung', { jenis: 'Sarung Tangan' }), 40),
  defineLine(
    'lem pipa 400gr setengah lusin',
    goods(allOf(inSubCategory('lem'), isNamed('Lem Pipa')), { isi: 400 }),
    6,
  ),
]
