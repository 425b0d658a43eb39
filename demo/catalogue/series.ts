/** Names that makers give their series; a family takes as many as it needs. */
const SERIES = [
  'Arunika',
  'Bromo',
  'Cempaka',
  'Dieng',
  'Elok',
  'Flores',
  'Gading',
  'Halimun',
  'Irama',
  'Jenggala',
  'Kirana',
  'Lembayung',
  'Mahoni',
  'Nirwana',
  'Ombak',
  'Pinang',
  'Rinjani',
  'Sabana',
  'Toba',
  'Ubud',
  'Wening',
  'Yasmin',
  'Anjani',
  'Batavia',
] as const

/** The three letters of a series inside a SKU. */
export function seriesCode(name: string): string {
  return name.slice(0, 3).toUpperCase()
}

/** A part of the series, turned by a brand's place so that two brands do not share all names. */
export function pickSeries(turn: number, count: number): string[] {
  return Array.from(
    { length: count },
    (_, index) => SERIES[(turn * 5 + index) % SERIES.length] ?? '',
  )
}
