/** Printed surfaces of panels: SKU part, name, drawing colour. */
export const MOTIFS = [
  ['PTH', 'Putih', '#f3f2ee'],
  ['JTI', 'Jati', '#a9773f'],
  ['ABU', 'Abu Marmer', '#c6c8c9'],
  ['MPL', 'Maple', '#d8b98a'],
  ['GLD', 'Lis Emas', '#dcc48a'],
] as const
