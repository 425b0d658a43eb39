import { all, any, ask, by, type Condition, has, kind, named, type Query } from '../judge.ts'
import {
  BLOCK_GLUE,
  BULB,
  CEMENT,
  DEFORMED,
  INSIDE_PAINT,
  LIGHT_BLOCK,
  OUTSIDE_PAINT,
  PLAIN,
  PLYWOOD,
  PVC_FITTING,
  PVC_PIPE,
  REBAR,
  SITTING_TOILET,
  WATER_TANK,
} from '../terms.ts'

/**
 * A brand's goods of one kind in one size or sort. What a seller would offer next is the same sort
 * of other brands and the brand's other sorts of that kind; whatever else is `wide` is related.
 */
function wanted(
  text: string,
  brand: string,
  sort: Condition,
  near: Condition,
  wide?: Condition,
): Query {
  const next = any(sort, all(by(brand), near))
  return ask(text, { 3: all(by(brand), sort), 2: next, 1: wide ?? near })
}

/** The same where every product of the kind has that size: other brands come next. */
const ofBrand = (text: string, brand: string, wide: Condition): Query =>
  ask(text, { 3: all(by(brand), wide), 2: wide })

/** Brand, kind and size or colour, in whatever order they come to mind. */
export const MIXED: Query[] = [
  ofBrand('semen nusabeton 50 kg', 'nusabeton', all(CEMENT, has({ isi: 50 }))),
  wanted('40kg pcc tigapilar', 'tigapilar', all(CEMENT, has({ jenis: 'PCC', isi: 40 })), CEMENT),
  wanted(
    'batu lingga semen masonry',
    'batu-lingga',
    all(CEMENT, has({ jenis: 'MASONRY' })),
    CEMENT,
  ),
  ofBrand('triplek rimbaply 12mm', 'rimbaply', all(PLYWOOD, has({ tebal: 12 }))),
  ofBrand('18 mm borneo panel plywood', 'borneo-panel', all(PLYWOOD, has({ tebal: 18 }))),
  wanted(
    'mahakayu film 15mm',
    'mahakayu',
    all(kind('triplek-film'), has({ tebal: 15 })),
    kind('triplek-film'),
    PLYWOOD,
  ),
  wanted(
    'besi ulir krida baja d16',
    'krida-baja',
    all(DEFORMED, has({ diameter: 16 })),
    DEFORMED,
    REBAR,
  ),
  wanted('8mm besi polos bajasura', 'bajasura', all(PLAIN, has({ diameter: 8 })), PLAIN, REBAR),
  wanted(
    'wesi luhur wiremesh m8 lembar',
    'wesi-luhur',
    all(kind('wiremesh'), has({ bentuk: 'Lembar', kawat: 8 })),
    kind('wiremesh'),
  ),
  ofBrand('hebel citablok 10 cm', 'citablok', all(LIGHT_BLOCK, has({ tebal: 10 }))),
  wanted('pipa alira aw 3/4', 'alira', all(PVC_PIPE, has({ kelas: 'AW', inci: '¾"' })), PVC_PIPE),
  wanted(
    'pipasena d 4 inch pvc',
    'pipasena',
    all(PVC_PIPE, has({ kelas: 'D', inci: '4"' })),
    PVC_PIPE,
  ),
  wanted(
    'tee 1 inch tirtapipa',
    'tirtapipa',
    all(PVC_FITTING, has({ bentuk: 'Tee', inci: '1"' })),
    all(PVC_FITTING, has({ bentuk: 'Tee' })),
    named('Tee'),
  ),
  wanted(
    'spandek teduhjaya biru 0.35',
    'teduhjaya',
    all(kind('spandek'), has({ warna: 'Biru', tebal: 0.35 })),
    kind('spandek'),
  ),
  wanted(
    'genteng metal payon berpasir merah',
    'payon',
    all(kind('genteng-metal'), has({ permukaan: 'Berpasir', warna: 'Merah Bata' })),
    kind('genteng-metal'),
  ),
  wanted(
    'keramik serenata 40x40 putih',
    'serenata',
    all(kind('keramik-lantai'), has({ ukuran: '40 × 40 cm', warna: 'Putih' })),
    all(kind('keramik-lantai'), has({ ukuran: '40 × 40 cm' })),
    kind('keramik-lantai'),
  ),
  wanted(
    '60x60 granesia krem granit',
    'granesia',
    all(kind('granit'), has({ ukuran: '60 × 60 cm', warna: 'Krem' })),
    kind('granit'),
  ),
  wanted(
    'cat warnaku interior putih 5 kg',
    'warnaku',
    all(INSIDE_PAINT, has({ warna: 'Putih', isi: 5 })),
    INSIDE_PAINT,
  ),
  ofBrand(
    'lindung eksterior 20kg krem',
    'lindung',
    all(OUTSIDE_PAINT, has({ warna: 'Krem', isi: 20 })),
  ),
  wanted(
    'catra cat semprot hitam',
    'catra',
    all(named('Cat Semprot'), has({ warna: 'Hitam' })),
    named('Cat Semprot'),
    kind('cat-kayu-besi'),
  ),
  wanted('bohlam terangga 9 watt', 'terangga', all(BULB, has({ daya: 9 })), BULB, kind('lampu')),
  wanted(
    'kabelta nyy 4x4',
    'kabelta',
    all(kind('kabel'), has({ jenis: 'NYY', ukuran: '4 × 4 mm²' })),
    all(kind('kabel'), has({ jenis: 'NYY' })),
    kind('kabel'),
  ),
  wanted(
    'mcb voltara 10 a',
    'voltara',
    all(kind('mcb'), has({ jenis: 'MCB', arus: 10 })),
    all(kind('mcb'), has({ jenis: 'MCB' })),
    kind('mcb'),
  ),
  wanted(
    'toren tandara 550 liter biru',
    'tandara',
    all(WATER_TANK, has({ isi: 550, warna: 'Biru' })),
    WATER_TANK,
  ),
  ofBrand('kloset duduk kamila putih', 'kamila', all(SITTING_TOILET, has({ warna: 'Putih' }))),
  wanted(
    'keran wastafel kranesia hitam',
    'kranesia',
    all(kind('keran'), has({ jenis: 'Keran Wastafel', warna: 'Hitam' })),
    all(kind('keran'), has({ jenis: 'Keran Wastafel' })),
    kind('keran'),
  ),
  wanted(
    'gypsara gypsum 9 mm',
    'gypsara',
    all(kind('papan-gipsum'), has({ tebal: 9 })),
    kind('papan-gipsum'),
  ),
  wanted(
    'hollow galvanis 40x60 rangkajati',
    'rangkajati',
    all(kind('hollow'), has({ lapisan: 'Galvanis', ukuran: '40 × 60 mm' })),
    all(kind('hollow'), has({ lapisan: 'Galvanis' })),
    kind('hollow'),
  ),
  ofBrand(
    'kanal c galvara 75 0.75',
    'galvara',
    all(kind('kanal-c'), has({ tinggi: 75, tebal: 0.75 })),
  ),
  wanted(
    'pantek dynabolt m10 stainless',
    'pantek',
    all(kind('baut'), has({ jenis: 'Dynabolt', lapisan: 'Stainless 304', diameter: 10 })),
    all(kind('baut'), has({ jenis: 'Dynabolt' })),
    all(kind('baut'), has({ jenis: ['Dynabolt', 'Angkur Kimia'] })),
  ),
  wanted(
    'perekat bata ringan wreksa mortar 40 kg',
    'wreksa-mortar',
    all(BLOCK_GLUE, has({ isi: 40 })),
    BLOCK_GLUE,
    all(kind('mortar-instan'), by('wreksa-mortar')),
  ),
  wanted(
    'silara sealant bening netral',
    'silara',
    all(kind('sealant'), has({ jenis: 'Silikon Netral', warna: 'Bening' })),
    all(kind('sealant'), has({ jenis: 'Silikon Netral' })),
    all(kind('sealant'), named('Silikon')),
  ),
]
