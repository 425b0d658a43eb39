import {
  allOf,
  anyOf,
  defineQuery,
  hasAttributes,
  inSubCategory,
  isNamed,
  not,
  type JudgedQuery,
} from '../judgments.ts'
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

const TILE = inSubCategory('keramik-lantai', 'keramik-dinding', 'granit', 'keramik-motif-kayu')
const inch = (size: string) => hasAttributes({ inci: `${size}"` })

/** Sizes in every notation that people use. */
export const SIZES: JudgedQuery[] = [
  defineQuery('triplek 12 mm', {
    3: allOf(PLYWOOD, hasAttributes({ tebal: 12 })),
    2: allOf(inSubCategory('triplek-film'), hasAttributes({ tebal: 12 })),
  }),
  defineQuery('triplek 8mm', {
    3: allOf(PLYWOOD, hasAttributes({ tebal: 8 })),
    2: PLYWOOD,
    1: inSubCategory('triplek-film'),
  }),
  defineQuery('plywood 122x244 9mm', {
    3: allOf(PLYWOOD, hasAttributes({ tebal: 9 })),
    2: allOf(inSubCategory('triplek-film'), hasAttributes({ tebal: 9 })),
    1: PLYWOOD,
  }),
  defineQuery('plywood 4x8 ft', {
    3: PLYWOOD,
    2: inSubCategory('triplek-film'),
    1: inSubCategory('blockboard', 'mdf', 'melamin'),
  }),
  defineQuery('blockboard 25mm', {
    3: allOf(inSubCategory('blockboard'), hasAttributes({ tebal: 25 })),
    2: inSubCategory('blockboard'),
  }),
  defineQuery('semen 50 kg', {
    3: allOf(CEMENT, hasAttributes({ isi: 50 })),
    1: inSubCategory('semen-abu', 'semen-putih'),
  }),
  defineQuery('semen putih 1kg', {
    3: allOf(inSubCategory('semen-putih'), hasAttributes({ isi: 1 })),
    1: CEMENT,
  }),
  defineQuery('besi d13', { 3: allOf(DEFORMED, hasAttributes({ diameter: 13 })), 1: REBAR }),
  defineQuery('besi beton 12 mm', { 3: allOf(PLAIN, hasAttributes({ diameter: 12 })), 1: REBAR }),
  defineQuery('besi beton ulir D36', {
    3: allOf(DEFORMED, hasAttributes({ diameter: 36 })),
    1: PLAIN,
  }),
  defineQuery('besi polos 19mm', {
    3: allOf(PLAIN, hasAttributes({ diameter: 19 })),
    2: PLAIN,
    1: DEFORMED,
  }),
  defineQuery('wiremesh m10', {
    3: allOf(inSubCategory('wiremesh'), hasAttributes({ kawat: 10 })),
    2: inSubCategory('wiremesh'),
  }),
  defineQuery('pipa 1/2"', {
    3: allOf(PVC_PIPE, inch('½')),
    2: allOf(inSubCategory('pipa-besi'), inch('½')),
    1: anyOf(PVC_PIPE, inSubCategory('pipa-besi'), allOf(PVC_FITTING, inch('½'))),
  }),
  defineQuery('pipa pvc ½ inch', {
    3: allOf(PVC_PIPE, inch('½')),
    2: PVC_PIPE,
    1: allOf(PVC_FITTING, inch('½')),
  }),
  defineQuery('pipa pvc 6 inci', {
    3: allOf(PVC_PIPE, inch('6')),
    2: PVC_PIPE,
    1: allOf(PVC_FITTING, inch('6')),
  }),
  defineQuery('elbow 3/4', {
    3: allOf(PVC_FITTING, hasAttributes({ bentuk: 'Elbow', inci: '¾"' })),
    2: allOf(PVC_FITTING, hasAttributes({ bentuk: 'Elbow 45°', inci: '¾"' })),
    1: isNamed('Elbow'),
  }),
  defineQuery('pipa galvanis 2 1/2 inch', {
    3: allOf(
      inSubCategory('pipa-besi'),
      hasAttributes({ lapisan: ['Galvanis', 'Galvanis Ringan'], inci: '2 ½"' }),
    ),
    1: inSubCategory('pipa-besi'),
  }),
  defineQuery('keramik 60 x 60', {
    3: allOf(TILE, hasAttributes({ ukuran: '60 × 60 cm' })),
    1: TILE,
  }),
  defineQuery('granit 60x120', {
    3: allOf(inSubCategory('granit'), hasAttributes({ ukuran: '60 × 120 cm' })),
    2: inSubCategory('granit'),
  }),
  defineQuery('keramik 40x40', {
    3: allOf(TILE, hasAttributes({ ukuran: '40 × 40 cm' })),
    1: TILE,
  }),
  defineQuery('keramik dinding 25 x 40', {
    3: allOf(inSubCategory('keramik-dinding'), hasAttributes({ ukuran: '25 × 40 cm' })),
    2: inSubCategory('keramik-dinding'),
    1: inSubCategory('keramik-lantai'),
  }),
  defineQuery('kaso 5/7', {
    3: allOf(inSubCategory('kayu-kaso'), hasAttributes({ ukuran: '5 × 7 cm' })),
  }),
  defineQuery('papan kayu 3x25', {
    3: allOf(inSubCategory('kayu-papan'), hasAttributes({ ukuran: '3 × 25 cm' })),
  }),
  defineQuery('hollow 40x40', {
    3: allOf(inSubCategory('hollow', 'rangka-plafon'), hasAttributes({ ukuran: '40 × 40 mm' })),
    1: anyOf(inSubCategory('hollow'), isNamed('Hollow Plafon', 'Profil Hollow')),
  }),
  defineQuery('siku 100 x 100', {
    3: allOf(inSubCategory('besi-siku'), hasAttributes({ sisi: 100 })),
  }),
  defineQuery('wf 200', {
    3: allOf(
      inSubCategory('baja-wf-h'),
      isNamed('Baja WF'),
      hasAttributes({ ukuran: '200 × 100 mm' }),
    ),
    1: inSubCategory('baja-wf-h'),
  }),
  defineQuery('cnp 125x50', {
    3: allOf(inSubCategory('besi-kanal'), hasAttributes({ bentuk: 'CNP', ukuran: '125 × 50 mm' })),
    1: anyOf(inSubCategory('besi-kanal'), inSubCategory('kanal-c')),
  }),
  defineQuery('kabel nym 3x2.5', {
    3: allOf(inSubCategory('kabel'), hasAttributes({ jenis: 'NYM', ukuran: '3 × 2,5 mm²' })),
    2: allOf(inSubCategory('kabel'), hasAttributes({ ukuran: '3 × 2,5 mm²' })),
    1: inSubCategory('kabel'),
  }),
  defineQuery('lampu led 12 watt', {
    3: allOf(inSubCategory('lampu'), hasAttributes({ daya: 12 })),
    1: inSubCategory('lampu'),
  }),
  defineQuery('bohlam 9w', {
    3: allOf(BULB, hasAttributes({ daya: 9 })),
    1: inSubCategory('lampu'),
  }),
  defineQuery('mcb 16a', {
    3: allOf(inSubCategory('mcb'), hasAttributes({ jenis: 'MCB', arus: 16 })),
    1: anyOf(inSubCategory('mcb'), inSubCategory('box-panel')),
  }),
  defineQuery('toren 1000 liter', {
    3: allOf(WATER_TANK, hasAttributes({ isi: 1000 })),
    1: inSubCategory('tangki-air'),
  }),
  defineQuery('paku 10cm', {
    3: allOf(inSubCategory('paku'), hasAttributes({ panjang: 10 })),
    1: inSubCategory('paku'),
  }),
  defineQuery('baut m12 x 100', {
    3: allOf(
      inSubCategory('baut'),
      hasAttributes({ jenis: 'Baut Mur Hex', diameter: 12, panjang: 100 }),
    ),
    2: allOf(inSubCategory('baut'), hasAttributes({ diameter: 12, panjang: 100 })),
    1: inSubCategory('baut'),
  }),
  defineQuery('genteng metal 2x4', {
    3: allOf(inSubCategory('genteng-metal'), hasAttributes({ ukuran: '800 × 770 mm' })),
    2: inSubCategory('genteng-metal'),
  }),
  defineQuery('bata ringan 7.5 cm', {
    3: allOf(LIGHT_BLOCK, hasAttributes({ tebal: 7.5 })),
    1: inSubCategory('batako'),
  }),
  defineQuery('gypsum 9mm', {
    3: allOf(inSubCategory('papan-gipsum'), hasAttributes({ tebal: 9 })),
    2: inSubCategory('papan-gipsum'),
    1: allOf(inSubCategory('papan-semen'), hasAttributes({ tebal: 9 })),
  }),
  defineQuery('cat tembok 5kg', { 3: allOf(WALL_PAINT, hasAttributes({ isi: 5 })), 1: WALL_PAINT }),
  defineQuery('u ditch 40x60', {
    3: allOf(inSubCategory('u-ditch'), hasAttributes({ bagian: 'Saluran', ukuran: '40 × 60 cm' })),
    2: allOf(inSubCategory('u-ditch'), hasAttributes({ bagian: 'Tutup' })),
  }),
  defineQuery('kaca 5mm', {
    3: allOf(
      inSubCategory('kaca'),
      not(hasAttributes({ jenis: 'Cermin' })),
      hasAttributes({ tebal: 5 }),
    ),
    2: allOf(inSubCategory('kaca'), hasAttributes({ tebal: 5 })),
    1: inSubCategory('kaca'),
  }),
  defineQuery('terpal 4x6', {
    3: allOf(
      inSubCategory('terpal-plastik'),
      hasAttributes({ jenis: 'Terpal', ukuran: '4 × 6 m' }),
    ),
    1: inSubCategory('terpal-plastik'),
  }),
  defineQuery('buis beton 80 cm', {
    3: allOf(
      inSubCategory('buis-beton'),
      hasAttributes({ jenis: ['Buis Beton', 'Buis Beton Bertulang'], diameter: 80 }),
    ),
    1: inSubCategory('buis-beton'),
  }),
]
