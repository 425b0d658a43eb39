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
  BULB,
  CEMENT,
  INSIDE_PAINT,
  OUTSIDE_PAINT,
  PLYWOOD,
  PVC_FITTING,
  PVC_PIPE,
  SINK,
  SITTING_TOILET,
  SOCKET,
  SWITCH,
  WATER_TANK,
  ZINC_SHEET,
} from '../terms.ts'

/** Requests in everyday words, of foremen and families. */
export const EVERYDAY: JudgedQuery[] = [
  defineQuery('cat buat tembok luar', { 3: OUTSIDE_PAINT, 1: INSIDE_PAINT }),
  defineQuery('cat tembok kamar anak', {
    3: allOf(INSIDE_PAINT, isNamed('Interior')),
    2: INSIDE_PAINT,
    1: OUTSIDE_PAINT,
  }),
  defineQuery('cat untuk pagar besi', {
    3: allOf(inSubCategory('cat-kayu-besi'), isNamed('Cat Sintetik', 'Kayu Besi', 'Anti Karat')),
    2: isNamed('Meni Besi', 'Cat Semprot'),
  }),
  defineQuery('cat genteng', { 3: isNamed('Cat Genteng'), 1: OUTSIDE_PAINT }),
  defineQuery('cat plafon', { 3: isNamed('Cat Plafon'), 1: INSIDE_PAINT }),
  defineQuery('semen 1 sak', { 3: CEMENT, 1: inSubCategory('semen-putih', 'mortar-instan') }),
  defineQuery('semen buat ngecor', { 3: CEMENT, 1: inSubCategory('mortar-instan', 'semen-putih') }),
  defineQuery('triplek buat bekisting', { 3: inSubCategory('triplek-film'), 2: PLYWOOD }),
  defineQuery('triplek untuk lemari', {
    3: PLYWOOD,
    2: inSubCategory('blockboard', 'melamin'),
    1: inSubCategory('mdf'),
  }),
  defineQuery('pipa air 1/2', {
    3: allOf(PVC_PIPE, hasAttributes({ inci: '½"' })),
    1: anyOf(
      PVC_PIPE,
      allOf(PVC_FITTING, hasAttributes({ inci: '½"' })),
      inSubCategory('pipa-ppr', 'pipa-hdpe'),
    ),
  }),
  defineQuery('sambungan pipa paralon', { 3: PVC_FITTING, 1: PVC_PIPE }),
  defineQuery('lem buat pipa', {
    3: allOf(inSubCategory('lem'), hasAttributes({ jenis: 'Lem Pipa PVC' })),
    1: inSubCategory('lem'),
  }),
  defineQuery('keramik kamar mandi', {
    3: inSubCategory('keramik-dinding'),
    2: inSubCategory('keramik-lantai'),
    1: inSubCategory('mosaik', 'granit'),
  }),
  defineQuery('keramik lantai motif kayu', {
    3: anyOf(
      inSubCategory('keramik-motif-kayu'),
      allOf(inSubCategory('keramik-lantai'), hasAttributes({ motif: 'Kayu' })),
    ),
    1: inSubCategory('keramik-lantai', 'vinyl-parket'),
  }),
  defineQuery('paku 5 cm', {
    3: allOf(
      inSubCategory('paku'),
      hasAttributes({ jenis: ['Paku Kayu', 'Paku Beton'], panjang: 5 }),
    ),
    2: allOf(inSubCategory('paku'), hasAttributes({ panjang: 5 })),
  }),
  defineQuery('lampu rumah terang hemat listrik', { 3: BULB, 2: inSubCategory('lampu') }),
  defineQuery('lampu jalan', {
    3: allOf(inSubCategory('lampu'), hasAttributes({ jenis: 'Lampu Jalan LED' })),
    1: inSubCategory('lampu'),
  }),
  defineQuery('atap seng biru', {
    3: allOf(inSubCategory('spandek'), hasAttributes({ warna: 'Biru' })),
    2: ZINC_SHEET,
    1: inSubCategory('spandek', 'genteng-metal', 'atap-transparan'),
  }),
  defineQuery('atap bening buat kanopi', {
    3: allOf(inSubCategory('atap-transparan'), hasAttributes({ warna: 'Bening' })),
    2: inSubCategory('atap-transparan'),
  }),
  defineQuery('obat anti bocor dak beton', {
    3: inSubCategory('pelapis-anti-bocor'),
    2: inSubCategory('membran'),
    1: allOf(inSubCategory('kimia-beton'), hasAttributes({ jenis: 'Kedap Air Campuran' })),
  }),
  defineQuery('pasir cor', {
    3: inSubCategory('pasir-beton'),
    1: inSubCategory('pasir-pasang', 'batu-split'),
  }),
  defineQuery('pasir buat plester tembok', {
    3: inSubCategory('pasir-pasang'),
    1: inSubCategory('pasir-beton'),
  }),
  defineQuery('batu buat pondasi rumah', {
    3: inSubCategory('batu-kali'),
    1: inSubCategory('batu-split'),
  }),
  defineQuery('besi buat cakar ayam', { 3: inSubCategory('besi-beton-ulir', 'besi-beton-polos') }),
  defineQuery('lem bata ringan', { 3: BLOCK_GLUE, 1: inSubCategory('bata-ringan') }),
  defineQuery('wc jongkok murah', {
    3: allOf(inSubCategory('kloset'), hasAttributes({ jenis: 'Kloset Jongkok' })),
    1: SITTING_TOILET,
  }),
  defineQuery('tempat cuci piring', { 3: SINK, 1: isNamed('Avur Bak Cuci', 'Keran Dapur') }),
  defineQuery('keran dapur', {
    3: allOf(inSubCategory('keran'), hasAttributes({ jenis: 'Keran Dapur Angsa' })),
    1: inSubCategory('keran'),
  }),
  defineQuery('mesin pompa air sumur dalam', {
    3: allOf(inSubCategory('pompa-air'), hasAttributes({ jenis: ['Pompa Jet', 'Pompa Celup'] })),
    1: inSubCategory('pompa-air'),
  }),
  defineQuery('penampung air 1000 liter', {
    3: allOf(WATER_TANK, hasAttributes({ isi: 1000 })),
    1: inSubCategory('tangki-air'),
  }),
  defineQuery('colokan listrik tempel', {
    3: allOf(SOCKET, hasAttributes({ pasang: 'Tempel' })),
    2: SOCKET,
    1: SWITCH,
  }),
  defineQuery('kabel listrik buat rumah', {
    3: allOf(inSubCategory('kabel'), hasAttributes({ jenis: ['NYM', 'NYA'] })),
    1: inSubCategory('kabel'),
  }),
  defineQuery('kunci pintu kamar', {
    3: allOf(
      inSubCategory('kunci-pintu'),
      hasAttributes({ jenis: ['Kunci Gagang', 'Kunci Bulat'] }),
    ),
    2: allOf(inSubCategory('kunci-pintu'), hasAttributes({ jenis: 'Kunci Digital' })),
    1: inSubCategory('kunci-pintu'),
  }),
  defineQuery('pintu kamar mandi', {
    3: allOf(inSubCategory('pintu'), hasAttributes({ jenis: 'Pintu Kamar Mandi PVC' })),
    1: inSubCategory('pintu'),
  }),
  defineQuery('baja ringan buat atap', {
    3: inSubCategory('kanal-c'),
    2: inSubCategory('reng-baja'),
    1: isNamed('Sekrup Baja Ringan'),
  }),
  defineQuery('paving untuk parkiran', { 3: inSubCategory('paving') }),
  defineQuery('kaca cermin', {
    3: allOf(inSubCategory('kaca'), hasAttributes({ jenis: 'Cermin' })),
    1: inSubCategory('kaca'),
  }),
  defineQuery('alat pemadam kebakaran', {
    3: allOf(inSubCategory('alat-pelindung'), hasAttributes({ jenis: 'Alat Pemadam Api' })),
  }),
]
