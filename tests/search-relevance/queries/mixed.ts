import {
  allOf,
  anyOf,
  defineQuery,
  hasBrand,
  type ProductCondition,
  hasAttributes,
  inSubCategory,
  isNamed,
  type JudgedQuery,
} from '../judgments.ts'
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
 * A brand's products of one kind in one size or sort. Next best are the same sort of other brands and
 * the brand's other sorts of that kind; the rest of `wide` is related.
 */
function defineBrandQuery(
  text: string,
  brand: string,
  sort: ProductCondition,
  near: ProductCondition,
  wide?: ProductCondition,
): JudgedQuery {
  const next = anyOf(sort, allOf(hasBrand(brand), near))
  return defineQuery(text, { 3: allOf(hasBrand(brand), sort), 2: next, 1: wide ?? near })
}

/** The same if every product of the kind has that size: other brands are next best. */
const defineBrandOnlyQuery = (text: string, brand: string, wide: ProductCondition): JudgedQuery =>
  defineQuery(text, { 3: allOf(hasBrand(brand), wide), 2: wide })

/** Brand, kind and size or colour, in any order. */
export const MIXED: JudgedQuery[] = [
  defineBrandOnlyQuery(
    'semen nusabeton 50 kg',
    'nusabeton',
    allOf(CEMENT, hasAttributes({ isi: 50 })),
  ),
  defineBrandQuery(
    '40kg pcc tigapilar',
    'tigapilar',
    allOf(CEMENT, hasAttributes({ jenis: 'PCC', isi: 40 })),
    CEMENT,
  ),
  defineBrandQuery(
    'batu lingga semen masonry',
    'batu-lingga',
    allOf(CEMENT, hasAttributes({ jenis: 'MASONRY' })),
    CEMENT,
  ),
  defineBrandOnlyQuery(
    'triplek rimbaply 12mm',
    'rimbaply',
    allOf(PLYWOOD, hasAttributes({ tebal: 12 })),
  ),
  defineBrandOnlyQuery(
    '18 mm borneo panel plywood',
    'borneo-panel',
    allOf(PLYWOOD, hasAttributes({ tebal: 18 })),
  ),
  defineBrandQuery(
    'mahakayu film 15mm',
    'mahakayu',
    allOf(inSubCategory('triplek-film'), hasAttributes({ tebal: 15 })),
    inSubCategory('triplek-film'),
    PLYWOOD,
  ),
  defineBrandQuery(
    'besi ulir krida baja d16',
    'krida-baja',
    allOf(DEFORMED, hasAttributes({ diameter: 16 })),
    DEFORMED,
    REBAR,
  ),
  defineBrandQuery(
    '8mm besi polos bajasura',
    'bajasura',
    allOf(PLAIN, hasAttributes({ diameter: 8 })),
    PLAIN,
    REBAR,
  ),
  defineBrandQuery(
    'wesi luhur wiremesh m8 lembar',
    'wesi-luhur',
    allOf(inSubCategory('wiremesh'), hasAttributes({ bentuk: 'Lembar', kawat: 8 })),
    inSubCategory('wiremesh'),
  ),
  defineBrandOnlyQuery(
    'hebel citablok 10 cm',
    'citablok',
    allOf(LIGHT_BLOCK, hasAttributes({ tebal: 10 })),
  ),
  defineBrandQuery(
    'pipa alira aw 3/4',
    'alira',
    allOf(PVC_PIPE, hasAttributes({ kelas: 'AW', inci: '¾"' })),
    PVC_PIPE,
  ),
  defineBrandQuery(
    'pipasena d 4 inch pvc',
    'pipasena',
    allOf(PVC_PIPE, hasAttributes({ kelas: 'D', inci: '4"' })),
    PVC_PIPE,
  ),
  defineBrandQuery(
    'tee 1 inch tirtapipa',
    'tirtapipa',
    allOf(PVC_FITTING, hasAttributes({ bentuk: 'Tee', inci: '1"' })),
    allOf(PVC_FITTING, hasAttributes({ bentuk: 'Tee' })),
    isNamed('Tee'),
  ),
  defineBrandQuery(
    'spandek teduhjaya biru 0.35',
    'teduhjaya',
    allOf(inSubCategory('spandek'), hasAttributes({ warna: 'Biru', tebal: 0.35 })),
    inSubCategory('spandek'),
  ),
  defineBrandQuery(
    'genteng metal payon berpasir merah',
    'payon',
    allOf(
      inSubCategory('genteng-metal'),
      hasAttributes({ permukaan: 'Berpasir', warna: 'Merah Bata' }),
    ),
    inSubCategory('genteng-metal'),
  ),
  defineBrandQuery(
    'keramik serenata 40x40 putih',
    'serenata',
    allOf(inSubCategory('keramik-lantai'), hasAttributes({ ukuran: '40 × 40 cm', warna: 'Putih' })),
    allOf(inSubCategory('keramik-lantai'), hasAttributes({ ukuran: '40 × 40 cm' })),
    inSubCategory('keramik-lantai'),
  ),
  defineBrandQuery(
    '60x60 granesia krem granit',
    'granesia',
    allOf(inSubCategory('granit'), hasAttributes({ ukuran: '60 × 60 cm', warna: 'Krem' })),
    inSubCategory('granit'),
  ),
  defineBrandQuery(
    'cat warnaku interior putih 5 kg',
    'warnaku',
    allOf(INSIDE_PAINT, hasAttributes({ warna: 'Putih', isi: 5 })),
    INSIDE_PAINT,
  ),
  defineBrandOnlyQuery(
    'lindung eksterior 20kg krem',
    'lindung',
    allOf(OUTSIDE_PAINT, hasAttributes({ warna: 'Krem', isi: 20 })),
  ),
  defineBrandQuery(
    'catra cat semprot hitam',
    'catra',
    allOf(isNamed('Cat Semprot'), hasAttributes({ warna: 'Hitam' })),
    isNamed('Cat Semprot'),
    inSubCategory('cat-kayu-besi'),
  ),
  defineBrandQuery(
    'bohlam terangga 9 watt',
    'terangga',
    allOf(BULB, hasAttributes({ daya: 9 })),
    BULB,
    inSubCategory('lampu'),
  ),
  defineBrandQuery(
    'kabelta nyy 4x4',
    'kabelta',
    allOf(inSubCategory('kabel'), hasAttributes({ jenis: 'NYY', ukuran: '4 × 4 mm²' })),
    allOf(inSubCategory('kabel'), hasAttributes({ jenis: 'NYY' })),
    inSubCategory('kabel'),
  ),
  defineBrandQuery(
    'mcb voltara 10 a',
    'voltara',
    allOf(inSubCategory('mcb'), hasAttributes({ jenis: 'MCB', arus: 10 })),
    allOf(inSubCategory('mcb'), hasAttributes({ jenis: 'MCB' })),
    inSubCategory('mcb'),
  ),
  defineBrandQuery(
    'toren tandara 550 liter biru',
    'tandara',
    allOf(WATER_TANK, hasAttributes({ isi: 550, warna: 'Biru' })),
    WATER_TANK,
  ),
  defineBrandOnlyQuery(
    'kloset duduk kamila putih',
    'kamila',
    allOf(SITTING_TOILET, hasAttributes({ warna: 'Putih' })),
  ),
  defineBrandQuery(
    'keran wastafel kranesia hitam',
    'kranesia',
    allOf(inSubCategory('keran'), hasAttributes({ jenis: 'Keran Wastafel', warna: 'Hitam' })),
    allOf(inSubCategory('keran'), hasAttributes({ jenis: 'Keran Wastafel' })),
    inSubCategory('keran'),
  ),
  defineBrandQuery(
    'gypsara gypsum 9 mm',
    'gypsara',
    allOf(inSubCategory('papan-gipsum'), hasAttributes({ tebal: 9 })),
    inSubCategory('papan-gipsum'),
  ),
  defineBrandQuery(
    'hollow galvanis 40x60 rangkajati',
    'rangkajati',
    allOf(inSubCategory('hollow'), hasAttributes({ lapisan: 'Galvanis', ukuran: '40 × 60 mm' })),
    allOf(inSubCategory('hollow'), hasAttributes({ lapisan: 'Galvanis' })),
    inSubCategory('hollow'),
  ),
  defineBrandOnlyQuery(
    'kanal c galvara 75 0.75',
    'galvara',
    allOf(inSubCategory('kanal-c'), hasAttributes({ tinggi: 75, tebal: 0.75 })),
  ),
  defineBrandQuery(
    'pantek dynabolt m10 stainless',
    'pantek',
    allOf(
      inSubCategory('baut'),
      hasAttributes({ jenis: 'Dynabolt', lapisan: 'Stainless 304', diameter: 10 }),
    ),
    allOf(inSubCategory('baut'), hasAttributes({ jenis: 'Dynabolt' })),
    allOf(inSubCategory('baut'), hasAttributes({ jenis: ['Dynabolt', 'Angkur Kimia'] })),
  ),
  defineBrandQuery(
    'perekat bata ringan wreksa mortar 40 kg',
    'wreksa-mortar',
    allOf(BLOCK_GLUE, hasAttributes({ isi: 40 })),
    BLOCK_GLUE,
    allOf(inSubCategory('mortar-instan'), hasBrand('wreksa-mortar')),
  ),
  defineBrandQuery(
    'silara sealant bening netral',
    'silara',
    allOf(inSubCategory('sealant'), hasAttributes({ jenis: 'Silikon Netral', warna: 'Bening' })),
    allOf(inSubCategory('sealant'), hasAttributes({ jenis: 'Silikon Netral' })),
    allOf(inSubCategory('sealant'), isNamed('Silikon')),
  ),
]
