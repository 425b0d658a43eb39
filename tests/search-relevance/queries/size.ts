import {
  allOf,
  anyOf,
  judgeQuery,
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
  judgeQuery('triplek 12 mm', {
    3: allOf(PLYWOOD, hasAttributes({ tebal: 12 })),
    2: allOf(inSubCategory('triplek-film'), hasAttributes({ tebal: 12 })),
  }),
  judgeQuery('triplek 8mm', {
    3: allOf(PLYWOOD, hasAttributes({ tebal: 8 })),
    2: PLYWOOD,
    1: inSubCategory('triplek-film'),
  }),
  judgeQuery('plywood 122x244 9mm', {
    3: allOf(PLYWOOD, hasAttributes({ tebal: 9 })),
    2: allOf(inSubCategory('triplek-film'), hasAttributes({ tebal: 9 })),
    1: PLYWOOD,
  }),
  judgeQuery('plywood 4x8 ft', {
    3: PLYWOOD,
    2: inSubCategory('triplek-film'),
    1: inSubCategory('blockboard', 'mdf', 'melamin'),
  }),
  judgeQuery('blockboard 25mm', {
    3: allOf(inSubCategory('blockboard'), hasAttributes({ tebal: 25 })),
    2: inSubCategory('blockboard'),
  }),
  judgeQuery('semen 50 kg', {
    3: allOf(CEMENT, hasAttributes({ isi: 50 })),
    1: inSubCategory('semen-abu', 'semen-putih'),
  }),
  judgeQuery('semen putih 1kg', {
    3: allOf(inSubCategory('semen-putih'), hasAttributes({ isi: 1 })),
    1: CEMENT,
  }),
  judgeQuery('besi d13', { 3: allOf(DEFORMED, hasAttributes({ diameter: 13 })), 1: REBAR }),
  judgeQuery('besi beton 12 mm', { 3: allOf(PLAIN, hasAttributes({ diameter: 12 })), 1: REBAR }),
  judgeQuery('besi beton ulir D36', {
    3: allOf(DEFORMED, hasAttributes({ diameter: 36 })),
    1: PLAIN,
  }),
  judgeQuery('besi polos 19mm', {
    3: allOf(PLAIN, hasAttributes({ diameter: 19 })),
    2: PLAIN,
    1: DEFORMED,
  }),
  judgeQuery('wiremesh m10', {
    3: allOf(inSubCategory('wiremesh'), hasAttributes({ kawat: 10 })),
    2: inSubCategory('wiremesh'),
  }),
  judgeQuery('pipa 1/2"', {
    3: allOf(PVC_PIPE, inch('½')),
    2: allOf(inSubCategory('pipa-besi'), inch('½')),
    1: anyOf(PVC_PIPE, inSubCategory('pipa-besi'), allOf(PVC_FITTING, inch('½'))),
  }),
  judgeQuery('pipa pvc ½ inch', {
    3: allOf(PVC_PIPE, inch('½')),
    2: PVC_PIPE,
    1: allOf(PVC_FITTING, inch('½')),
  }),
  judgeQuery('pipa pvc 6 inci', {
    3: allOf(PVC_PIPE, inch('6')),
    2: PVC_PIPE,
    1: allOf(PVC_FITTING, inch('6')),
  }),
  judgeQuery('elbow 3/4', {
    3: allOf(PVC_FITTING, hasAttributes({ bentuk: 'Elbow', inci: '¾"' })),
    2: allOf(PVC_FITTING, hasAttributes({ bentuk: 'Elbow 45°', inci: '¾"' })),
    1: isNamed('Elbow'),
  }),
  judgeQuery('pipa galvanis 2 1/2 inch', {
    3: allOf(
      inSubCategory('pipa-besi'),
      hasAttributes({ lapisan: ['Galvanis', 'Galvanis Ringan'], inci: '2 ½"' }),
    ),
    1: inSubCategory('pipa-besi'),
  }),
  judgeQuery('keramik 60 x 60', {
    3: allOf(TILE, hasAttributes({ ukuran: '60 × 60 cm' })),
    1: TILE,
  }),
  judgeQuery('granit 60x120', {
    3: allOf(inSubCategory('granit'), hasAttributes({ ukuran: '60 × 120 cm' })),
    2: inSubCategory('granit'),
  }),
  judgeQuery('keramik 40x40', { 3: allOf(TILE, hasAttributes({ ukuran: '40 × 40 cm' })), 1: TILE }),
  judgeQuery('keramik dinding 25 x 40', {
    3: allOf(inSubCategory('keramik-dinding'), hasAttributes({ ukuran: '25 × 40 cm' })),
    2: inSubCategory('keramik-dinding'),
    1: inSubCategory('keramik-lantai'),
  }),
  judgeQuery('kaso 5/7', {
    3: allOf(inSubCategory('kayu-kaso'), hasAttributes({ ukuran: '5 × 7 cm' })),
  }),
  judgeQuery('papan kayu 3x25', {
    3: allOf(inSubCategory('kayu-papan'), hasAttributes({ ukuran: '3 × 25 cm' })),
  }),
  judgeQuery('hollow 40x40', {
    3: allOf(inSubCategory('hollow', 'rangka-plafon'), hasAttributes({ ukuran: '40 × 40 mm' })),
    1: anyOf(inSubCategory('hollow'), isNamed('Hollow Plafon', 'Profil Hollow')),
  }),
  judgeQuery('siku 100 x 100', {
    3: allOf(inSubCategory('besi-siku'), hasAttributes({ sisi: 100 })),
  }),
  judgeQuery('wf 200', {
    3: allOf(
      inSubCategory('baja-wf-h'),
      isNamed('Baja WF'),
      hasAttributes({ ukuran: '200 × 100 mm' }),
    ),
    1: inSubCategory('baja-wf-h'),
  }),
  judgeQuery('cnp 125x50', {
    3: allOf(inSubCategory('besi-kanal'), hasAttributes({ bentuk: 'CNP', ukuran: '125 × 50 mm' })),
    1: anyOf(inSubCategory('besi-kanal'), inSubCategory('kanal-c')),
  }),
  judgeQuery('kabel nym 3x2.5', {
    3: allOf(inSubCategory('kabel'), hasAttributes({ jenis: 'NYM', ukuran: '3 × 2,5 mm²' })),
    2: allOf(inSubCategory('kabel'), hasAttributes({ ukuran: '3 × 2,5 mm²' })),
    1: inSubCategory('kabel'),
  }),
  judgeQuery('lampu led 12 watt', {
    3: allOf(inSubCategory('lampu'), hasAttributes({ daya: 12 })),
    1: inSubCategory('lampu'),
  }),
  judgeQuery('bohlam 9w', {
    3: allOf(BULB, hasAttributes({ daya: 9 })),
    1: inSubCategory('lampu'),
  }),
  judgeQuery('mcb 16a', {
    3: allOf(inSubCategory('mcb'), hasAttributes({ jenis: 'MCB', arus: 16 })),
    1: anyOf(inSubCategory('mcb'), inSubCategory('box-panel')),
  }),
  judgeQuery('toren 1000 liter', {
    3: allOf(WATER_TANK, hasAttributes({ isi: 1000 })),
    1: inSubCategory('tangki-air'),
  }),
  judgeQuery('paku 10cm', {
    3: allOf(inSubCategory('paku'), hasAttributes({ panjang: 10 })),
    1: inSubCategory('paku'),
  }),
  judgeQuery('baut m12 x 100', {
    3: allOf(
      inSubCategory('baut'),
      hasAttributes({ jenis: 'Baut Mur Hex', diameter: 12, panjang: 100 }),
    ),
    2: allOf(inSubCategory('baut'), hasAttributes({ diameter: 12, panjang: 100 })),
    1: inSubCategory('baut'),
  }),
  judgeQuery('genteng metal 2x4', {
    3: allOf(inSubCategory('genteng-metal'), hasAttributes({ ukuran: '800 × 770 mm' })),
    2: inSubCategory('genteng-metal'),
  }),
  judgeQuery('bata ringan 7.5 cm', {
    3: allOf(LIGHT_BLOCK, hasAttributes({ tebal: 7.5 })),
    1: inSubCategory('batako'),
  }),
  judgeQuery('gypsum 9mm', {
    3: allOf(inSubCategory('papan-gipsum'), hasAttributes({ tebal: 9 })),
    2: inSubCategory('papan-gipsum'),
    1: allOf(inSubCategory('papan-semen'), hasAttributes({ tebal: 9 })),
  }),
  judgeQuery('cat tembok 5kg', { 3: allOf(WALL_PAINT, hasAttributes({ isi: 5 })), 1: WALL_PAINT }),
  judgeQuery('u ditch 40x60', {
    3: allOf(inSubCategory('u-ditch'), hasAttributes({ bagian: 'Saluran', ukuran: '40 × 60 cm' })),
    2: allOf(inSubCategory('u-ditch'), hasAttributes({ bagian: 'Tutup' })),
  }),
  judgeQuery('kaca 5mm', {
    3: allOf(
      inSubCategory('kaca'),
      not(hasAttributes({ jenis: 'Cermin' })),
      hasAttributes({ tebal: 5 }),
    ),
    2: allOf(inSubCategory('kaca'), hasAttributes({ tebal: 5 })),
    1: inSubCategory('kaca'),
  }),
  judgeQuery('terpal 4x6', {
    3: allOf(
      inSubCategory('terpal-plastik'),
      hasAttributes({ jenis: 'Terpal', ukuran: '4 × 6 m' }),
    ),
    1: inSubCategory('terpal-plastik'),
  }),
  judgeQuery('buis beton 80 cm', {
    3: allOf(
      inSubCategory('buis-beton'),
      hasAttributes({ jenis: ['Buis Beton', 'Buis Beton Bertulang'], diameter: 80 }),
    ),
    1: inSubCategory('buis-beton'),
  }),
]
