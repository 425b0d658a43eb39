import { all, any, has, kind, named, not } from './judge.ts'

// What several queries mean by the same word.

export const CEMENT = kind('semen-abu')
export const PLYWOOD = kind('triplek')
/** Sheets that stand in for plywood in some work. */
export const OTHER_SHEETS = kind('blockboard', 'melamin', 'mdf')
export const REBAR = kind('besi-beton-ulir', 'besi-beton-polos')
export const DEFORMED = kind('besi-beton-ulir')
export const PLAIN = kind('besi-beton-polos')
export const LIGHT_BLOCK = kind('bata-ringan')
export const BLOCK_GLUE = all(kind('mortar-instan'), has({ jenis: 'Perekat bata' }))
export const PVC_PIPE = kind('pipa-pvc')
export const PVC_FITTING = kind('sambungan-pvc')
export const INSIDE_PAINT = all(kind('cat-interior'), not(named('Cat Plafon')))
export const OUTSIDE_PAINT = all(kind('cat-eksterior'), not(named('Cat Genteng')))
export const WALL_PAINT = any(INSIDE_PAINT, OUTSIDE_PAINT)
export const SITTING_TOILET = all(
  kind('kloset'),
  has({ jenis: ['Kloset Duduk Dua Bagian', 'Kloset Monoblok'] }),
)
export const TOILET = all(kind('kloset'), not(has({ jenis: 'Urinoir' })))
export const SOCKET = all(
  kind('saklar'),
  has({ jenis: ['Stop Kontak', 'Stop Kontak USB', 'Stop Kontak Ekstensi'] }),
)
export const SWITCH = all(
  kind('saklar'),
  has({ jenis: ['Saklar Tunggal', 'Saklar Ganda', 'Saklar Tiga'] }),
)
export const WATER_TANK = all(kind('tangki-air'), not(has({ jenis: 'Septic Tank Bio' })))
export const BASIN = all(
  kind('wastafel'),
  has({ jenis: ['Wastafel Gantung', 'Wastafel Meja', 'Wastafel Kaki'] }),
)
export const SINK = all(
  kind('wastafel'),
  has({ jenis: ['Bak Cuci 1 Lubang', 'Bak Cuci 2 Lubang'] }),
)
export const TIE_WIRE = all(kind('kawat'), named('Bendrat'))
export const ZINC_SHEET = all(kind('seng-gelombang'), has({ jenis: 'Seng Gelombang' }))
export const FIBRE_SHEET = all(kind('seng-gelombang'), has({ jenis: 'Fiber Semen Gelombang' }))
export const BULB = all(kind('lampu'), has({ jenis: 'Lampu LED Bohlam' }))
