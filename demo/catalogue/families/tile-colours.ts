/** Colours of tiles: SKU part, name, drawing colour. */
export const TONES = [
  ['PTH', 'Putih', '#eeece6'],
  ['KRM', 'Krem', '#e0d0b4'],
  ['ABU', 'Abu-abu', '#a7a9aa'],
  ['GLP', 'Abu Gelap', '#5c5f63'],
  ['CKT', 'Cokelat', '#8b6647'],
  ['HTM', 'Hitam', '#2e2f33'],
] as const
