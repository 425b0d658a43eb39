import { allOf, anyOf, hasAttributes, inSubCategory, isNamed, not } from './judgments.ts'

// Conditions shared by several queries.

export const CEMENT = inSubCategory('semen-abu')
export const PLYWOOD = inSubCategory('triplek')
/** Sheets that can replace plywood for some uses. */
export const OTHER_SHEETS = inSubCategory('blockboard', 'melamin', 'mdf')
export const REBAR = inSubCategory('besi-beton-ulir', 'besi-beton-polos')
export const DEFORMED = inSubCategory('besi-beton-ulir')
export const PLAIN = inSubCategory('besi-beton-polos')
export const LIGHT_BLOCK = inSubCategory('bata-ringan')
export const BLOCK_GLUE = allOf(
  inSubCategory('mortar-instan'),
  hasAttributes({ jenis: 'Perekat bata' }),
)
export const PVC_PIPE = inSubCategory('pipa-pvc')
export const PVC_FITTING = inSubCategory('sambungan-pvc')
export const INSIDE_PAINT = allOf(inSubCategory('cat-interior'), not(isNamed('Cat Plafon')))
export const OUTSIDE_PAINT = allOf(inSubCategory('cat-eksterior'), not(isNamed('Cat Genteng')))
export const WALL_PAINT = anyOf(INSIDE_PAINT, OUTSIDE_PAINT)
export const SITTING_TOILET = allOf(
  inSubCategory('kloset'),
  hasAttributes({ jenis: ['Kloset Duduk Dua Bagian', 'Kloset Monoblok'] }),
)
export const TOILET = allOf(inSubCategory('kloset'), not(hasAttributes({ jenis: 'Urinoir' })))
export const SOCKET = allOf(
  inSubCategory('saklar'),
  hasAttributes({ jenis: ['Stop Kontak', 'Stop Kontak USB', 'Stop Kontak Ekstensi'] }),
)
export const SWITCH = allOf(
  inSubCategory('saklar'),
  hasAttributes({ jenis: ['Saklar Tunggal', 'Saklar Ganda', 'Saklar Tiga'] }),
)
export const WATER_TANK = allOf(
  inSubCategory('tangki-air'),
  not(hasAttributes({ jenis: 'Septic Tank Bio' })),
)
export const BASIN = allOf(
  inSubCategory('wastafel'),
  hasAttributes({ jenis: ['Wastafel Gantung', 'Wastafel Meja', 'Wastafel Kaki'] }),
)
export const SINK = allOf(
  inSubCategory('wastafel'),
  hasAttributes({ jenis: ['Bak Cuci 1 Lubang', 'Bak Cuci 2 Lubang'] }),
)
export const TIE_WIRE = allOf(inSubCategory('kawat'), isNamed('Bendrat'))
export const ZINC_SHEET = allOf(
  inSubCategory('seng-gelombang'),
  hasAttributes({ jenis: 'Seng Gelombang' }),
)
export const FIBRE_SHEET = allOf(
  inSubCategory('seng-gelombang'),
  hasAttributes({ jenis: 'Fiber Semen Gelombang' }),
)
export const BULB = allOf(inSubCategory('lampu'), hasAttributes({ jenis: 'Lampu LED Bohlam' }))
