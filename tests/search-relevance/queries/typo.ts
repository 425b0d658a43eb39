import {
  allOf,
  anyOf,
  defineQuery,
  hasBrand,
  hasAttributes,
  inSubCategory,
  isNamed,
  type JudgedQuery,
} from '../judgments.ts'
import {
  BASIN,
  BLOCK_GLUE,
  CEMENT,
  LIGHT_BLOCK,
  OTHER_SHEETS,
  PLYWOOD,
  PVC_FITTING,
  PVC_PIPE,
  REBAR,
  SINK,
  SITTING_TOILET,
  SOCKET,
  SWITCH,
  TIE_WIRE,
  WALL_PAINT,
} from '../terms.ts'

/** Misspellings: letters swapped, omitted, doubled or mistyped. */
export const TYPOS: JudgedQuery[] = [
  defineQuery('tripelks', { 3: PLYWOOD, 2: inSubCategory('triplek-film'), 1: OTHER_SHEETS }),
  defineQuery('multiplkes', { 3: PLYWOOD, 2: inSubCategory('triplek-film'), 1: OTHER_SHEETS }),
  defineQuery('smen', {
    3: CEMENT,
    2: inSubCategory('semen-putih'),
    1: inSubCategory('mortar-instan', 'perekat-keramik'),
  }),
  defineQuery('semen puth', { 3: inSubCategory('semen-putih'), 1: CEMENT }),
  defineQuery('semen karang jya', {
    3: allOf(CEMENT, hasBrand('karang-jaya')),
    2: allOf(inSubCategory('semen-putih'), hasBrand('karang-jaya')),
    1: CEMENT,
  }),
  defineQuery('wiremes', { 3: inSubCategory('wiremesh'), 1: inSubCategory('pagar-kawat') }),
  defineQuery('besi betom', { 3: REBAR, 1: inSubCategory('wiremesh') }),
  defineQuery('kramik lantai', {
    3: inSubCategory('keramik-lantai'),
    2: inSubCategory('keramik-motif-kayu', 'granit'),
    1: inSubCategory('keramik-dinding', 'perekat-keramik'),
  }),
  defineQuery('gneteng metal', {
    3: inSubCategory('genteng-metal'),
    1: inSubCategory('genteng-keramik-beton', 'nok-talang', 'spandek'),
  }),
  defineQuery('bta ringan', {
    3: LIGHT_BLOCK,
    1: anyOf(BLOCK_GLUE, inSubCategory('bata-merah', 'batako')),
  }),
  defineQuery('pipa pcv', { 3: PVC_PIPE, 1: anyOf(PVC_FITTING, inSubCategory('pipa-konduit')) }),
  defineQuery('gipsun', {
    3: inSubCategory('papan-gipsum'),
    1: anyOf(isNamed('Gipsum'), inSubCategory('lis-kompon', 'papan-semen')),
  }),
  defineQuery('plafom pvc', {
    3: inSubCategory('plafon-pvc'),
    1: anyOf(inSubCategory('rangka-plafon'), isNamed('Lis PVC')),
  }),
  defineQuery('cat temok', {
    3: WALL_PAINT,
    2: isNamed('Cat Plafon'),
    1: inSubCategory('cat-dasar'),
  }),
  defineQuery('saklr', { 3: SWITCH, 1: inSubCategory('saklar') }),
  defineQuery('stpo kontak', { 3: SOCKET, 1: SWITCH }),
  defineQuery('kabel nyn', {
    3: allOf(inSubCategory('kabel'), hasAttributes({ jenis: 'NYM' })),
    2: allOf(inSubCategory('kabel'), hasAttributes({ jenis: ['NYMHY', 'NYY'] })),
    1: inSubCategory('kabel'),
  }),
  defineQuery('engsle pintu', {
    3: allOf(inSubCategory('engsel'), hasAttributes({ jenis: 'Engsel Pintu' })),
    2: allOf(inSubCategory('engsel'), isNamed('Engsel ')),
    1: inSubCategory('engsel'),
  }),
  defineQuery('klosed duduk', { 3: SITTING_TOILET, 1: inSubCategory('kloset') }),
  defineQuery('spandk', {
    3: inSubCategory('spandek'),
    1: inSubCategory('seng-gelombang', 'genteng-metal'),
  }),
  defineQuery('paku betn', {
    3: allOf(inSubCategory('paku'), hasAttributes({ jenis: 'Paku Beton' })),
    1: inSubCategory('paku'),
  }),
  defineQuery('wastafle', {
    3: BASIN,
    2: SINK,
    1: anyOf(
      allOf(inSubCategory('keran'), hasAttributes({ jenis: 'Keran Wastafel' })),
      isNamed('Sifon Wastafel'),
    ),
  }),
  defineQuery('pompa ari', { 3: inSubCategory('pompa-air') }),
  defineQuery('gerobk', { 3: inSubCategory('gerobak') }),
  defineQuery('lampu lde', { 3: inSubCategory('lampu') }),
  defineQuery('waterpoofing', {
    3: inSubCategory('pelapis-anti-bocor'),
    2: inSubCategory('membran'),
    1: allOf(inSubCategory('kimia-beton'), hasAttributes({ jenis: 'Kedap Air Campuran' })),
  }),
  defineQuery('holow galvanis', {
    3: allOf(inSubCategory('hollow'), hasAttributes({ lapisan: 'Galvanis' })),
    2: inSubCategory('hollow'),
    1: allOf(inSubCategory('rangka-plafon'), isNamed('Hollow Plafon')),
  }),
  defineQuery('dynabol', {
    3: allOf(inSubCategory('baut'), hasAttributes({ jenis: 'Dynabolt' })),
    1: allOf(inSubCategory('baut'), hasAttributes({ jenis: ['Angkur Kimia', 'Angkur L'] })),
  }),
  defineQuery('kawat bendart', { 3: TIE_WIRE, 1: inSubCategory('kawat') }),
  defineQuery('rumput sintetsi', { 3: inSubCategory('taman') }),
  defineQuery('polikarbonta', {
    3: allOf(inSubCategory('atap-transparan'), isNamed('Polikarbonat')),
    1: inSubCategory('atap-transparan'),
  }),
  defineQuery('roksam', {
    3: allOf(inSubCategory('alat-tangan'), hasAttributes({ jenis: 'Roskam' })),
    2: allOf(inSubCategory('alat-cat'), hasAttributes({ jenis: 'Roskam Gerigi' })),
  }),
  defineQuery('tangga alumunium', { 3: inSubCategory('tangga') }),
]
