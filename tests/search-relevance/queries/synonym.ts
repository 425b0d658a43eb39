import {
  allOf,
  anyOf,
  defineQuery,
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
  defineQuery('plywood', { 3: PLYWOOD, 2: inSubCategory('triplek-film'), 1: OTHER_SHEETS }),
  defineQuery('multipleks', { 3: PLYWOOD, 2: inSubCategory('triplek-film'), 1: OTHER_SHEETS }),
  defineQuery('kayu lapis', { 3: PLYWOOD, 2: inSubCategory('triplek-film'), 1: OTHER_SHEETS }),
  defineQuery('hebel', {
    3: LIGHT_BLOCK,
    1: anyOf(BLOCK_GLUE, inSubCategory('batako', 'bata-merah')),
  }),
  defineQuery('bata putih', { 3: LIGHT_BLOCK, 1: inSubCategory('batako') }),
  defineQuery('rebar', { 3: REBAR, 1: inSubCategory('wiremesh') }),
  defineQuery('besi tulangan', { 3: REBAR, 1: inSubCategory('wiremesh') }),
  defineQuery('pralon', { 3: PVC_PIPE, 1: PVC_FITTING }),
  defineQuery('pipa paralon', { 3: PVC_PIPE, 1: PVC_FITTING }),
  defineQuery('kran', {
    3: inSubCategory('keran'),
    1: anyOf(inSubCategory('shower'), isNamed('Stop Kran PVC')),
  }),
  defineQuery('faucet', { 3: inSubCategory('keran'), 1: inSubCategory('shower') }),
  defineQuery('wall paint', {
    3: anyOf(INSIDE_PAINT, OUTSIDE_PAINT),
    2: isNamed('Cat Plafon'),
    1: inSubCategory('cat-dasar'),
  }),
  // Spandek is commonly called seng, so it may come first.
  defineQuery(
    'seng',
    {
      3: ZINC_SHEET,
      2: inSubCategory('spandek'),
      1: anyOf(FIBRE_SHEET, inSubCategory('genteng-metal')),
    },
    anyOf(ZINC_SHEET, inSubCategory('spandek')),
  ),
  defineQuery('asbes', { 3: FIBRE_SHEET, 1: ZINC_SHEET }),
  defineQuery('gypsum', {
    3: inSubCategory('papan-gipsum'),
    1: anyOf(isNamed('Gipsum'), inSubCategory('lis-kompon', 'papan-semen')),
  }),
  defineQuery('toilet', { 3: TOILET, 1: inSubCategory('kloset') }),
  defineQuery('wc duduk', { 3: SITTING_TOILET, 1: inSubCategory('kloset') }),
  defineQuery('genteng pasir', {
    3: allOf(inSubCategory('genteng-metal'), hasAttributes({ permukaan: 'Berpasir' })),
    2: inSubCategory('genteng-metal'),
    1: isNamed('Spandek Berpasir'),
  }),
  defineQuery('kawat ikat', { 3: TIE_WIRE, 1: inSubCategory('kawat') }),
  defineQuery('semen instan', {
    3: inSubCategory('mortar-instan'),
    1: inSubCategory('perekat-keramik', 'semen-abu'),
  }),
  defineQuery('toren', { 3: WATER_TANK, 1: inSubCategory('tangki-air') }),
  defineQuery('tandon air', { 3: WATER_TANK, 1: inSubCategory('tangki-air') }),
  defineQuery('colokan', { 3: SOCKET, 1: SWITCH }),
  defineQuery('angkong', { 3: inSubCategory('gerobak') }),
  defineQuery('scaffolding', { 3: inSubCategory('perancah') }),
  defineQuery('steger', { 3: inSubCategory('perancah') }),
  defineQuery('water heater', {
    3: allOf(inSubCategory('pemanas-filter'), hasAttributes({ jenis: 'Pemanas Air Listrik' })),
    1: inSubCategory('pemanas-filter'),
  }),
  defineQuery('lem keramik', {
    3: inSubCategory('perekat-keramik'),
    1: inSubCategory('nat-keramik'),
  }),
  defineQuery('besi holo', {
    3: inSubCategory('hollow'),
    1: allOf(inSubCategory('rangka-plafon'), isNamed('Hollow Plafon')),
  }),
  // Means paving in the west of the country and hollow blocks in the east.
  defineQuery(
    'conblock',
    { 3: inSubCategory('paving'), 2: inSubCategory('batako') },
    inSubCategory('paving', 'batako'),
  ),
  defineQuery('homogeneous tile', {
    3: inSubCategory('granit'),
    1: inSubCategory('keramik-lantai'),
  }),
  defineQuery('cat minyak', {
    3: isNamed('Cat Sintetik'),
    2: inSubCategory('cat-kayu-besi'),
    1: isNamed('Meni Besi', 'Meni Kayu'),
  }),
  defineQuery('knee pvc', {
    3: allOf(PVC_FITTING, hasAttributes({ bentuk: 'Elbow' })),
    2: allOf(PVC_FITTING, hasAttributes({ bentuk: 'Elbow 45°' })),
    1: PVC_FITTING,
  }),
  defineQuery('sibel', {
    3: allOf(inSubCategory('pompa-air'), hasAttributes({ jenis: 'Pompa Celup' })),
    1: inSubCategory('pompa-air'),
  }),
  defineQuery('kitchen sink', { 3: SINK, 1: isNamed('Avur Bak Cuci', 'Keran Dapur') }),
  defineQuery('safety shoes', {
    3: allOf(inSubCategory('alat-pelindung'), hasAttributes({ jenis: 'Sepatu Pengaman' })),
  }),
  defineQuery('fiser', {
    3: allOf(inSubCategory('sekrup'), hasAttributes({ jenis: 'Angkur Plastik' })),
    1: inSubCategory('sekrup'),
  }),
]
