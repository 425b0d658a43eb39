import {
  allOf,
  anyOf,
  judgeQuery,
  hasAttributes,
  inSubCategory,
  isNamed,
  type JudgedQuery,
} from '../judgments.ts'
import {
  BLOCK_GLUE,
  FIBRE_SHEET,
  INSIDE_PAINT,
  LIGHT_BLOCK,
  OTHER_SHEETS,
  OUTSIDE_PAINT,
  PLYWOOD,
  PVC_FITTING,
  PVC_PIPE,
  REBAR,
  SINK,
  SITTING_TOILET,
  SOCKET,
  SWITCH,
  TIE_WIRE,
  TOILET,
  WATER_TANK,
  ZINC_SHEET,
} from '../terms.ts'

/** Names that the trade uses beside those of the catalogue. */
export const SYNONYMS: JudgedQuery[] = [
  judgeQuery('plywood', { 3: PLYWOOD, 2: inSubCategory('triplek-film'), 1: OTHER_SHEETS }),
  judgeQuery('multipleks', { 3: PLYWOOD, 2: inSubCategory('triplek-film'), 1: OTHER_SHEETS }),
  judgeQuery('kayu lapis', { 3: PLYWOOD, 2: inSubCategory('triplek-film'), 1: OTHER_SHEETS }),
  judgeQuery('hebel', {
    3: LIGHT_BLOCK,
    1: anyOf(BLOCK_GLUE, inSubCategory('batako', 'bata-merah')),
  }),
  judgeQuery('bata putih', { 3: LIGHT_BLOCK, 1: inSubCategory('batako') }),
  judgeQuery('rebar', { 3: REBAR, 1: inSubCategory('wiremesh') }),
  judgeQuery('besi tulangan', { 3: REBAR, 1: inSubCategory('wiremesh') }),
  judgeQuery('pralon', { 3: PVC_PIPE, 1: PVC_FITTING }),
  judgeQuery('pipa paralon', { 3: PVC_PIPE, 1: PVC_FITTING }),
  judgeQuery('kran', {
    3: inSubCategory('keran'),
    1: anyOf(inSubCategory('shower'), isNamed('Stop Kran PVC')),
  }),
  judgeQuery('faucet', { 3: inSubCategory('keran'), 1: inSubCategory('shower') }),
  judgeQuery('wall paint', {
    3: anyOf(INSIDE_PAINT, OUTSIDE_PAINT),
    2: isNamed('Cat Plafon'),
    1: inSubCategory('cat-dasar'),
  }),
  // Spandek is commonly called seng, so it may come first.
  judgeQuery(
    'seng',
    {
      3: ZINC_SHEET,
      2: inSubCategory('spandek'),
      1: anyOf(FIBRE_SHEET, inSubCategory('genteng-metal')),
    },
    anyOf(ZINC_SHEET, inSubCategory('spandek')),
  ),
  judgeQuery('asbes', { 3: FIBRE_SHEET, 1: ZINC_SHEET }),
  judgeQuery('gypsum', {
    3: inSubCategory('papan-gipsum'),
    1: anyOf(isNamed('Gipsum'), inSubCategory('lis-kompon', 'papan-semen')),
  }),
  judgeQuery('toilet', { 3: TOILET, 1: inSubCategory('kloset') }),
  judgeQuery('wc duduk', { 3: SITTING_TOILET, 1: inSubCategory('kloset') }),
  judgeQuery('genteng pasir', {
    3: allOf(inSubCategory('genteng-metal'), hasAttributes({ permukaan: 'Berpasir' })),
    2: inSubCategory('genteng-metal'),
    1: isNamed('Spandek Berpasir'),
  }),
  judgeQuery('kawat ikat', { 3: TIE_WIRE, 1: inSubCategory('kawat') }),
  judgeQuery('semen instan', {
    3: inSubCategory('mortar-instan'),
    1: inSubCategory('perekat-keramik', 'semen-abu'),
  }),
  judgeQuery('toren', { 3: WATER_TANK, 1: inSubCategory('tangki-air') }),
  judgeQuery('tandon air', { 3: WATER_TANK, 1: inSubCategory('tangki-air') }),
  judgeQuery('colokan', { 3: SOCKET, 1: SWITCH }),
  judgeQuery('angkong', { 3: inSubCategory('gerobak') }),
  judgeQuery('scaffolding', { 3: inSubCategory('perancah') }),
  judgeQuery('steger', { 3: inSubCategory('perancah') }),
  judgeQuery('water heater', {
    3: allOf(inSubCategory('pemanas-filter'), hasAttributes({ jenis: 'Pemanas Air Listrik' })),
    1: inSubCategory('pemanas-filter'),
  }),
  judgeQuery('lem keramik', {
    3: inSubCategory('perekat-keramik'),
    1: inSubCategory('nat-keramik'),
  }),
  judgeQuery('besi holo', {
    3: inSubCategory('hollow'),
    1: allOf(inSubCategory('rangka-plafon'), isNamed('Hollow Plafon')),
  }),
  // Means paving in the west of the country and hollow blocks in the east.
  judgeQuery(
    'conblock',
    { 3: inSubCategory('paving'), 2: inSubCategory('batako') },
    inSubCategory('paving', 'batako'),
  ),
  judgeQuery('homogeneous tile', {
    3: inSubCategory('granit'),
    1: inSubCategory('keramik-lantai'),
  }),
  judgeQuery('cat minyak', {
    3: isNamed('Cat Sintetik'),
    2: inSubCategory('cat-kayu-besi'),
    1: isNamed('Meni Besi', 'Meni Kayu'),
  }),
  judgeQuery('knee pvc', {
    3: allOf(PVC_FITTING, hasAttributes({ bentuk: 'Elbow' })),
    2: allOf(PVC_FITTING, hasAttributes({ bentuk: 'Elbow 45°' })),
    1: PVC_FITTING,
  }),
  judgeQuery('sibel', {
    3: allOf(inSubCategory('pompa-air'), hasAttributes({ jenis: 'Pompa Celup' })),
    1: inSubCategory('pompa-air'),
  }),
  judgeQuery('kitchen sink', { 3: SINK, 1: isNamed('Avur Bak Cuci', 'Keran Dapur') }),
  judgeQuery('safety shoes', {
    3: allOf(inSubCategory('alat-pelindung'), hasAttributes({ jenis: 'Sepatu Pengaman' })),
  }),
  judgeQuery('fiser', {
    3: allOf(inSubCategory('sekrup'), hasAttributes({ jenis: 'Angkur Plastik' })),
    1: inSubCategory('sekrup'),
  }),
]
