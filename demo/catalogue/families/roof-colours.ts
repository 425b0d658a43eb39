/** Baked colours of metal sheets: SKU part, name, drawing colour. */
export const COLOURS = [
  ['HJU', 'Hijau', '#1f6b43'],
  ['MRH', 'Merah Marun', '#7c2427'],
  ['BRU', 'Biru', '#24508c'],
  ['ABU', 'Abu Tua', '#4a4f55'],
] as const

/** Colours of tiles and shingles. */
export const TILE_COLOURS = [
  ['MRH', 'Merah Bata', '#a6462f'],
  ['CKT', 'Cokelat Tua', '#5b3a2a'],
  ['ABU', 'Abu-abu', '#62676c'],
  ['HTM', 'Hitam', '#2c2d30'],
  ['HJU', 'Hijau', '#2f5d43'],
] as const
