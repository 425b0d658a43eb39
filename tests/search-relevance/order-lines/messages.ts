import { CEMENT, TIE_WIRE } from '../terms.ts'
import { defineLine, defineQuestion, goods, type JudgedMessage } from './judgments.ts'

const cement = goods(CEMENT)
const bulk = { kemasan: 'Curah' }

/** One message that names several goods, separated as people separate them. */
export const MESSAGES: JudgedMessage[] = [
  {
    text: 'triplek 9 mili 10 lbr, 12 mili 5 lbr',
    lines: [
      defineLine('triplek 9 mili 10 lbr', goods('triplek', { tebal: 9 }), 10),
      defineLine('triplek 12 mili 5 lbr', goods('triplek', { tebal: 12 }), 5),
    ],
  },
  {
    text: 'semen 50kg 20 sak, pasir beton 4 kubik, besi ulir 13 50 btg',
    lines: [
      defineLine('semen 50kg 20 sak', goods(CEMENT, { isi: 50 }), 20),
      defineQuestion('pasir beton 4 kubik', goods('pasir-beton', bulk)),
      defineLine('besi ulir 13 50 btg', goods('besi-beton-ulir', { diameter: 13 }), 50),
    ],
  },
  {
    text: 'triplek 9mm 40 lbr; paku 5cm 5 kg; kaso 5/7 4m 20 batang',
    lines: [
      defineLine('triplek 9mm 40 lbr', goods('triplek', { tebal: 9 }), 40),
      defineLine(
        'paku 5cm 5 kg',
        goods('paku', { jenis: 'Paku Kayu', panjang: 5, kemasan: 'Kiloan' }),
        5,
      ),
      defineLine(
        'kaso 5/7 4m 20 batang',
        goods('kayu-kaso', { ukuran: '5 × 7 cm', panjang: 4 }),
        20,
      ),
    ],
  },
  {
    text: 'gypsum 9mm 25, hollow 40x40 1,2 30 btg dan sekrup gypsum 25mm 2 dus',
    lines: [
      defineLine('gypsum 9mm 25', goods('papan-gipsum', { tebal: 9 }), 25),
      defineLine(
        'hollow 40x40 1,2 30 btg',
        goods('hollow', { ukuran: '40 × 40 mm', tebal: 1.2 }),
        30,
      ),
      defineLine(
        'sekrup gypsum 25mm 2 dus',
        goods('sekrup', { jenis: 'Sekrup Gipsum', panjang: 25 }),
        2,
      ),
    ],
  },
  {
    text: 'pak tolong kirim semen 20 sak, bendrat 2 roll sama pasir pasang 3 kubik ya',
    lines: [
      defineLine('semen 20 sak', cement, 20),
      defineLine('bendrat 2 roll', goods(TIE_WIRE), 2),
      defineQuestion('pasir pasang 3 kubik', goods('pasir-pasang', bulk)),
    ],
  },
  {
    text: '1. hebel 7,5 cm 9 m3 2. lem hebel 40kg 20 sak 3. besi polos 8 40 btg',
    lines: [
      defineLine('hebel 7,5 cm 9 m3', goods('bata-ringan', { tebal: 7.5 }), 9),
      defineLine(
        'lem hebel 40kg 20 sak',
        goods('mortar-instan', { jenis: 'Perekat bata', isi: 40 }),
        20,
      ),
      defineLine('besi polos 8 40 btg', goods('besi-beton-polos', { diameter: 8 }), 40),
    ],
  },
  {
    text: 'pipa aw 4" 10 btg + elbow 4" 8 pcs + tee 4" 4 pcs + lem pipa 400 gr 2 kaleng',
    lines: [
      defineLine('pipa aw 4" 10 btg', goods('pipa-pvc', { kelas: 'AW', inci: '4"' }), 10),
      defineLine('elbow 4" 8 pcs', goods('sambungan-pvc', { bentuk: 'Elbow', inci: '4"' }), 8),
      defineLine('tee 4" 4 pcs', goods('sambungan-pvc', { bentuk: 'Tee', inci: '4"' }), 4),
      defineLine('lem pipa 400 gr 2 kaleng', goods('lem', { jenis: 'Lem Pipa PVC', isi: 400 }), 2),
    ],
  },
  {
    text: 'triplek 9mm 20 lbr, 12mm 10 lbr, 18mm 5 lbr',
    lines: [
      defineLine('triplek 9mm 20 lbr', goods('triplek', { tebal: 9 }), 20),
      defineLine('triplek 12mm 10 lbr', goods('triplek', { tebal: 12 }), 10),
      defineLine('triplek 18mm 5 lbr', goods('triplek', { tebal: 18 }), 5),
    ],
  },
  {
    text: 'besi ulir 13 50 btg, 16 30 btg; besi polos 8 100 btg',
    lines: [
      defineLine('besi ulir 13 50 btg', goods('besi-beton-ulir', { diameter: 13 }), 50),
      defineLine('besi ulir 16 30 btg', goods('besi-beton-ulir', { diameter: 16 }), 30),
      defineLine('besi polos 8 100 btg', goods('besi-beton-polos', { diameter: 8 }), 100),
    ],
  },
  {
    text: 'semen 20 sak / pasir beton 2 kubik / split 1/2 2 kubik',
    lines: [
      defineLine('semen 20 sak', cement, 20),
      defineQuestion('pasir beton 2 kubik', goods('pasir-beton', bulk)),
      defineQuestion('split 1/2 2 kubik', goods('batu-split', { ...bulk, ukuran: '1–2 cm' })),
    ],
  },
  {
    text: 'kabel nym 3x2,5 50m 2 roll, stop kontak tanam putih 12 bh, mcb 10a 4 bh',
    lines: [
      defineLine(
        'kabel nym 3x2,5 50m 2 roll',
        goods('kabel', { jenis: 'NYM', ukuran: '3 × 2,5 mm²', panjang: 50 }),
        2,
      ),
      defineLine(
        'stop kontak tanam putih 12 bh',
        goods('saklar', { jenis: 'Stop Kontak', pasang: 'Tanam', warna: 'Putih' }),
        12,
      ),
      defineLine('mcb 10a 4 bh', goods('mcb', { jenis: 'MCB', arus: 10 }), 4),
    ],
  },
]
