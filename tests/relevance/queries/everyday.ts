import { all, any, ask, has, kind, named, type Query } from '../judge.ts'
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

/** Whole wishes in the words of a foreman or a family. */
export const EVERYDAY: Query[] = [
  ask('cat buat tembok luar', { 3: OUTSIDE_PAINT, 1: INSIDE_PAINT }),
  ask('cat tembok kamar anak', {
    3: all(INSIDE_PAINT, named('Interior')),
    2: INSIDE_PAINT,
    1: OUTSIDE_PAINT,
  }),
  ask('cat untuk pagar besi', {
    3: all(kind('cat-kayu-besi'), named('Cat Sintetik', 'Kayu Besi', 'Anti Karat')),
    2: named('Meni Besi', 'Cat Semprot'),
  }),
  ask('cat genteng', { 3: named('Cat Genteng'), 1: OUTSIDE_PAINT }),
  ask('cat plafon', { 3: named('Cat Plafon'), 1: INSIDE_PAINT }),
  ask('semen 1 sak', { 3: CEMENT, 1: kind('semen-putih', 'mortar-instan') }),
  ask('semen buat ngecor', { 3: CEMENT, 1: kind('mortar-instan', 'semen-putih') }),
  ask('triplek buat bekisting', { 3: kind('triplek-film'), 2: PLYWOOD }),
  ask('triplek untuk lemari', { 3: PLYWOOD, 2: kind('blockboard', 'melamin'), 1: kind('mdf') }),
  ask('pipa air 1/2', {
    3: all(PVC_PIPE, has({ inci: '½"' })),
    1: any(PVC_PIPE, all(PVC_FITTING, has({ inci: '½"' })), kind('pipa-ppr', 'pipa-hdpe')),
  }),
  ask('sambungan pipa paralon', { 3: PVC_FITTING, 1: PVC_PIPE }),
  ask('lem buat pipa', { 3: all(kind('lem'), has({ jenis: 'Lem Pipa PVC' })), 1: kind('lem') }),
  ask('keramik kamar mandi', {
    3: kind('keramik-dinding'),
    2: kind('keramik-lantai'),
    1: kind('mosaik', 'granit'),
  }),
  ask('keramik lantai motif kayu', {
    3: any(kind('keramik-motif-kayu'), all(kind('keramik-lantai'), has({ motif: 'Kayu' }))),
    1: kind('keramik-lantai', 'vinyl-parket'),
  }),
  ask('paku 5 cm', {
    3: all(kind('paku'), has({ jenis: ['Paku Kayu', 'Paku Beton'], panjang: 5 })),
    2: all(kind('paku'), has({ panjang: 5 })),
  }),
  ask('lampu rumah terang hemat listrik', { 3: BULB, 2: kind('lampu') }),
  ask('lampu jalan', {
    3: all(kind('lampu'), has({ jenis: 'Lampu Jalan LED' })),
    1: kind('lampu'),
  }),
  ask('atap seng biru', {
    3: all(kind('spandek'), has({ warna: 'Biru' })),
    2: ZINC_SHEET,
    1: kind('spandek', 'genteng-metal', 'atap-transparan'),
  }),
  ask('atap bening buat kanopi', {
    3: all(kind('atap-transparan'), has({ warna: 'Bening' })),
    2: kind('atap-transparan'),
  }),
  ask('obat anti bocor dak beton', {
    3: kind('pelapis-anti-bocor'),
    2: kind('membran'),
    1: all(kind('kimia-beton'), has({ jenis: 'Kedap Air Campuran' })),
  }),
  ask('pasir cor', { 3: kind('pasir-beton'), 1: kind('pasir-pasang', 'batu-split') }),
  ask('pasir buat plester tembok', { 3: kind('pasir-pasang'), 1: kind('pasir-beton') }),
  ask('batu buat pondasi rumah', { 3: kind('batu-kali'), 1: kind('batu-split') }),
  ask('besi buat cakar ayam', { 3: kind('besi-beton-ulir', 'besi-beton-polos') }),
  ask('lem bata ringan', { 3: BLOCK_GLUE, 1: kind('bata-ringan') }),
  ask('wc jongkok murah', {
    3: all(kind('kloset'), has({ jenis: 'Kloset Jongkok' })),
    1: SITTING_TOILET,
  }),
  ask('tempat cuci piring', { 3: SINK, 1: named('Avur Bak Cuci', 'Keran Dapur') }),
  ask('keran dapur', {
    3: all(kind('keran'), has({ jenis: 'Keran Dapur Angsa' })),
    1: kind('keran'),
  }),
  ask('mesin pompa air sumur dalam', {
    3: all(kind('pompa-air'), has({ jenis: ['Pompa Jet', 'Pompa Celup'] })),
    1: kind('pompa-air'),
  }),
  ask('penampung air 1000 liter', {
    3: all(WATER_TANK, has({ isi: 1000 })),
    1: kind('tangki-air'),
  }),
  ask('colokan listrik tempel', {
    3: all(SOCKET, has({ pasang: 'Tempel' })),
    2: SOCKET,
    1: SWITCH,
  }),
  ask('kabel listrik buat rumah', {
    3: all(kind('kabel'), has({ jenis: ['NYM', 'NYA'] })),
    1: kind('kabel'),
  }),
  ask('kunci pintu kamar', {
    3: all(kind('kunci-pintu'), has({ jenis: ['Kunci Gagang', 'Kunci Bulat'] })),
    2: all(kind('kunci-pintu'), has({ jenis: 'Kunci Digital' })),
    1: kind('kunci-pintu'),
  }),
  ask('pintu kamar mandi', {
    3: all(kind('pintu'), has({ jenis: 'Pintu Kamar Mandi PVC' })),
    1: kind('pintu'),
  }),
  ask('baja ringan buat atap', {
    3: kind('kanal-c'),
    2: kind('reng-baja'),
    1: named('Sekrup Baja Ringan'),
  }),
  ask('paving untuk parkiran', { 3: kind('paving') }),
  ask('kaca cermin', { 3: all(kind('kaca'), has({ jenis: 'Cermin' })), 1: kind('kaca') }),
  ask('alat pemadam kebakaran', {
    3: all(kind('alat-pelindung'), has({ jenis: 'Alat Pemadam Api' })),
  }),
]
