/** Names of product series. */
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

/** The three letters of a series in a SKU. */
export function toSeriesCode(name: string): string {
  return name.slice(0, 3).toUpperCase()
}

/** Picks `count` series; another `turn` for each brand makes them differ between brands. */
export function pickSeries(turn: number, count: number): string[] {
  return Array.from(
    { length: count },
    (_, index) => SERIES[(turn * 5 + index) % SERIES.length] ?? '',
  )
}
