import { all, any, ask, has, kind, named, not, type Query } from '../judge.ts'
import {
  BULB,
  CEMENT,
  DEFORMED,
  LIGHT_BLOCK,
  PLAIN,
  PLYWOOD,
  PVC_FITTING,
  PVC_PIPE,
  REBAR,
  WALL_PAINT,
  WATER_TANK,
} from '../terms.ts'

const TILE = kind('keramik-lantai', 'keramik-dinding', 'granit', 'keramik-motif-kayu')
const inch = (size: string) => has({ inci: `${size}"` })

/** Measures written in all the ways in which people write them. */
export const SIZES: Query[] = [
  ask('triplek 12 mm', {
    3: all(PLYWOOD, has({ tebal: 12 })),
    2: all(kind('triplek-film'), has({ tebal: 12 })),
  }),
  ask('triplek 8mm', { 3: all(PLYWOOD, has({ tebal: 8 })), 2: PLYWOOD, 1: kind('triplek-film') }),
  ask('plywood 122x244 9mm', {
    3: all(PLYWOOD, has({ tebal: 9 })),
    2: all(kind('triplek-film'), has({ tebal: 9 })),
    1: PLYWOOD,
  }),
  ask('plywood 4x8 ft', {
    3: PLYWOOD,
    2: kind('triplek-film'),
    1: kind('blockboard', 'mdf', 'melamin'),
  }),
  ask('blockboard 25mm', {
    3: all(kind('blockboard'), has({ tebal: 25 })),
    2: kind('blockboard'),
  }),
  ask('semen 50 kg', {
    3: all(CEMENT, has({ isi: 50 })),
    1: kind('semen-abu', 'semen-putih'),
  }),
  ask('semen putih 1kg', { 3: all(kind('semen-putih'), has({ isi: 1 })), 1: CEMENT }),
  ask('besi d13', { 3: all(DEFORMED, has({ diameter: 13 })), 1: REBAR }),
  ask('besi beton 12 mm', { 3: all(PLAIN, has({ diameter: 12 })), 1: REBAR }),
  ask('besi beton ulir D36', { 3: all(DEFORMED, has({ diameter: 36 })), 1: PLAIN }),
  ask('besi polos 19mm', { 3: all(PLAIN, has({ diameter: 19 })), 2: PLAIN, 1: DEFORMED }),
  ask('wiremesh m10', { 3: all(kind('wiremesh'), has({ kawat: 10 })), 2: kind('wiremesh') }),
  ask('pipa 1/2"', {
    3: all(PVC_PIPE, inch('½')),
    2: all(kind('pipa-besi'), inch('½')),
    1: any(PVC_PIPE, kind('pipa-besi'), all(PVC_FITTING, inch('½'))),
  }),
  ask('pipa pvc ½ inch', {
    3: all(PVC_PIPE, inch('½')),
    2: PVC_PIPE,
    1: all(PVC_FITTING, inch('½')),
  }),
  ask('pipa pvc 6 inci', {
    3: all(PVC_PIPE, inch('6')),
    2: PVC_PIPE,
    1: all(PVC_FITTING, inch('6')),
  }),
  ask('elbow 3/4', {
    3: all(PVC_FITTING, has({ bentuk: 'Elbow', inci: '¾"' })),
    2: all(PVC_FITTING, has({ bentuk: 'Elbow 45°', inci: '¾"' })),
    1: named('Elbow'),
  }),
  ask('pipa galvanis 2 1/2 inch', {
    3: all(kind('pipa-besi'), has({ lapisan: ['Galvanis', 'Galvanis Ringan'], inci: '2 ½"' })),
    1: kind('pipa-besi'),
  }),
  ask('keramik 60 x 60', { 3: all(TILE, has({ ukuran: '60 × 60 cm' })), 1: TILE }),
  ask('granit 60x120', {
    3: all(kind('granit'), has({ ukuran: '60 × 120 cm' })),
    2: kind('granit'),
  }),
  ask('keramik 40x40', { 3: all(TILE, has({ ukuran: '40 × 40 cm' })), 1: TILE }),
  ask('keramik dinding 25 x 40', {
    3: all(kind('keramik-dinding'), has({ ukuran: '25 × 40 cm' })),
    2: kind('keramik-dinding'),
    1: kind('keramik-lantai'),
  }),
  ask('kaso 5/7', { 3: all(kind('kayu-kaso'), has({ ukuran: '5 × 7 cm' })) }),
  ask('papan kayu 3x25', { 3: all(kind('kayu-papan'), has({ ukuran: '3 × 25 cm' })) }),
  ask('hollow 40x40', {
    3: all(kind('hollow', 'rangka-plafon'), has({ ukuran: '40 × 40 mm' })),
    1: any(kind('hollow'), named('Hollow Plafon', 'Profil Hollow')),
  }),
  ask('siku 100 x 100', { 3: all(kind('besi-siku'), has({ sisi: 100 })) }),
  ask('wf 200', {
    3: all(kind('baja-wf-h'), named('Baja WF'), has({ ukuran: '200 × 100 mm' })),
    1: kind('baja-wf-h'),
  }),
  ask('cnp 125x50', {
    3: all(kind('besi-kanal'), has({ bentuk: 'CNP', ukuran: '125 × 50 mm' })),
    1: any(kind('besi-kanal'), kind('kanal-c')),
  }),
  ask('kabel nym 3x2.5', {
    3: all(kind('kabel'), has({ jenis: 'NYM', ukuran: '3 × 2,5 mm²' })),
    2: all(kind('kabel'), has({ ukuran: '3 × 2,5 mm²' })),
    1: kind('kabel'),
  }),
  ask('lampu led 12 watt', {
    3: all(kind('lampu'), has({ daya: 12 })),
    1: kind('lampu'),
  }),
  ask('bohlam 9w', { 3: all(BULB, has({ daya: 9 })), 1: kind('lampu') }),
  ask('mcb 16a', {
    3: all(kind('mcb'), has({ jenis: 'MCB', arus: 16 })),
    1: any(kind('mcb'), kind('box-panel')),
  }),
  ask('toren 1000 liter', { 3: all(WATER_TANK, has({ isi: 1000 })), 1: kind('tangki-air') }),
  ask('paku 10cm', { 3: all(kind('paku'), has({ panjang: 10 })), 1: kind('paku') }),
  ask('baut m12 x 100', {
    3: all(kind('baut'), has({ jenis: 'Baut Mur Hex', diameter: 12, panjang: 100 })),
    2: all(kind('baut'), has({ diameter: 12, panjang: 100 })),
    1: kind('baut'),
  }),
  ask('genteng metal 2x4', {
    3: all(kind('genteng-metal'), has({ ukuran: '800 × 770 mm' })),
    2: kind('genteng-metal'),
  }),
  ask('bata ringan 7.5 cm', { 3: all(LIGHT_BLOCK, has({ tebal: 7.5 })), 1: kind('batako') }),
  ask('gypsum 9mm', {
    3: all(kind('papan-gipsum'), has({ tebal: 9 })),
    2: kind('papan-gipsum'),
    1: all(kind('papan-semen'), has({ tebal: 9 })),
  }),
  ask('cat tembok 5kg', { 3: all(WALL_PAINT, has({ isi: 5 })), 1: WALL_PAINT }),
  ask('u ditch 40x60', {
    3: all(kind('u-ditch'), has({ bagian: 'Saluran', ukuran: '40 × 60 cm' })),
    2: all(kind('u-ditch'), has({ bagian: 'Tutup' })),
  }),
  ask('kaca 5mm', {
    3: all(kind('kaca'), not(has({ jenis: 'Cermin' })), has({ tebal: 5 })),
    2: all(kind('kaca'), has({ tebal: 5 })),
    1: kind('kaca'),
  }),
  ask('terpal 4x6', {
    3: all(kind('terpal-plastik'), has({ jenis: 'Terpal', ukuran: '4 × 6 m' })),
    1: kind('terpal-plastik'),
  }),
  ask('buis beton 80 cm', {
    3: all(
      kind('buis-beton'),
      has({ jenis: ['Buis Beton', 'Buis Beton Bertulang'], diameter: 80 }),
    ),
    1: kind('buis-beton'),
  }),
]
