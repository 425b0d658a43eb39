import {
  allOf,
  anyOf,
  judgeQuery,
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
  judgeQuery('tripelks', { 3: PLYWOOD, 2: inSubCategory('triplek-film'), 1: OTHER_SHEETS }),
  judgeQuery('multiplkes', { 3: PLYWOOD, 2: inSubCategory('triplek-film'), 1: OTHER_SHEETS }),
  judgeQuery('smen', {
    3: CEMENT,
    2: inSubCategory('semen-putih'),
    1: inSubCategory('mortar-instan', 'perekat-keramik'),
  }),
  judgeQuery('semen puth', { 3: inSubCategory('semen-putih'), 1: CEMENT }),
  judgeQuery('semen karang jya', {
    3: allOf(CEMENT, hasBrand('karang-jaya')),
    2: allOf(inSubCategory('semen-putih'), hasBrand('karang-jaya')),
    1: CEMENT,
  }),
  judgeQuery('wiremes', { 3: inSubCategory('wiremesh'), 1: inSubCategory('pagar-kawat') }),
  judgeQuery('besi betom', { 3: REBAR, 1: inSubCategory('wiremesh') }),
  judgeQuery('kramik lantai', {
    3: inSubCategory('keramik-lantai'),
    2: inSubCategory('keramik-motif-kayu', 'granit'),
    1: inSubCategory('keramik-dinding', 'perekat-keramik'),
  }),
  judgeQuery('gneteng metal', {
    3: inSubCategory('genteng-metal'),
    1: inSubCategory('genteng-keramik-beton', 'nok-talang', 'spandek'),
  }),
  judgeQuery('bta ringan', {
    3: LIGHT_BLOCK,
    1: anyOf(BLOCK_GLUE, inSubCategory('bata-merah', 'batako')),
  }),
  judgeQuery('pipa pcv', { 3: PVC_PIPE, 1: anyOf(PVC_FITTING, inSubCategory('pipa-konduit')) }),
  judgeQuery('gipsun', {
    3: inSubCategory('papan-gipsum'),
    1: anyOf(isNamed('Gipsum'), inSubCategory('lis-kompon', 'papan-semen')),
  }),
  judgeQuery('plafom pvc', {
    3: inSubCategory('plafon-pvc'),
    1: anyOf(inSubCategory('rangka-plafon'), isNamed('Lis PVC')),
  }),
  judgeQuery('cat temok', {
    3: WALL_PAINT,
    2: isNamed('Cat Plafon'),
    1: inSubCategory('cat-dasar'),
  }),
  judgeQuery('saklr', { 3: SWITCH, 1: inSubCategory('saklar') }),
  judgeQuery('stpo kontak', { 3: SOCKET, 1: SWITCH }),
  judgeQuery('kabel nyn', {
    3: allOf(inSubCategory('kabel'), hasAttributes({ jenis: 'NYM' })),
    2: allOf(inSubCategory('kabel'), hasAttributes({ jenis: ['NYMHY', 'NYY'] })),
    1: inSubCategory('kabel'),
  }),
  judgeQuery('engsle pintu', {
    3: allOf(inSubCategory('engsel'), hasAttributes({ jenis: 'Engsel Pintu' })),
    2: allOf(inSubCategory('engsel'), isNamed('Engsel ')),
    1: inSubCategory('engsel'),
  }),
  judgeQuery('klosed duduk', { 3: SITTING_TOILET, 1: inSubCategory('kloset') }),
  judgeQuery('spandk', {
    3: inSubCategory('spandek'),
    1: inSubCategory('seng-gelombang', 'genteng-metal'),
  }),
  judgeQuery('paku betn', {
    3: allOf(inSubCategory('paku'), hasAttributes({ jenis: 'Paku Beton' })),
    1: inSubCategory('paku'),
  }),
  judgeQuery('wastafle', {
    3: BASIN,
    2: SINK,
    1: anyOf(
      allOf(inSubCategory('keran'), hasAttributes({ jenis: 'Keran Wastafel' })),
      isNamed('Sifon Wastafel'),
    ),
  }),
  judgeQuery('pompa ari', { 3: inSubCategory('pompa-air') }),
  judgeQuery('gerobk', { 3: inSubCategory('gerobak') }),
  judgeQuery('lampu lde', { 3: inSubCategory('lampu') }),
  judgeQuery('waterpoofing', {
    3: inSubCategory('pelapis-anti-bocor'),
    2: inSubCategory('membran'),
    1: allOf(inSubCategory('kimia-beton'), hasAttributes({ jenis: 'Kedap Air Campuran' })),
  }),
  judgeQuery('holow galvanis', {
    3: allOf(inSubCategory('hollow'), hasAttributes({ lapisan: 'Galvanis' })),
    2: inSubCategory('hollow'),
    1: allOf(inSubCategory('rangka-plafon'), isNamed('Hollow Plafon')),
  }),
  judgeQuery('dynabol', {
    3: allOf(inSubCategory('baut'), hasAttributes({ jenis: 'Dynabolt' })),
    1: allOf(inSubCategory('baut'), hasAttributes({ jenis: ['Angkur Kimia', 'Angkur L'] })),
  }),
  judgeQuery('kawat bendart', { 3: TIE_WIRE, 1: inSubCategory('kawat') }),
  judgeQuery('rumput sintetsi', { 3: inSubCategory('taman') }),
  judgeQuery('polikarbonta', {
    3: allOf(inSubCategory('atap-transparan'), isNamed('Polikarbonat')),
    1: inSubCategory('atap-transparan'),
  }),
  judgeQuery('roksam', {
    3: allOf(inSubCategory('alat-tangan'), hasAttributes({ jenis: 'Roskam' })),
    2: allOf(inSubCategory('alat-cat'), hasAttributes({ jenis: 'Roskam Gerigi' })),
  }),
  judgeQuery('tangga alumunium', { 3: inSubCategory('tangga') }),
]
