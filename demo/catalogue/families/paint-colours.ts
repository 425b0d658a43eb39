/** SKU part, name and drawing colour of a paint. */
export type Colour = readonly [code: string, name: string, hex: string]
/** Colours of wall paint. */
export const WALL: Colour[] = [
  ['PTH', 'Putih', '#f5f4ef'],
  ['BWH', 'Broken White', '#ece4d2'],
  ['KRM', 'Krem', '#ead9a9'],
  ['ABM', 'Abu Muda', '#c3c7c9'],
  ['ABT', 'Abu Tua', '#6f757a'],
  ['HJS', 'Hijau Sage', '#a9b79a'],
  ['BRL', 'Biru Langit', '#a6cbe3'],
  ['TRK', 'Terakota', '#b9654a'],
]
/** Colours of enamel and floor paint. */
export const ENAMEL: Colour[] = [
  ['PTH', 'Putih', '#f5f4ef'],
  ['HTM', 'Hitam', '#202124'],
  ['ABU', 'Abu-abu', '#83898e'],
  ['MRH', 'Merah', '#b3202a'],
  ['BRU', 'Biru', '#1f4e9c'],
  ['HJU', 'Hijau', '#1f6b43'],
  ['CKT', 'Cokelat', '#5b3a2a'],
  ['KNG', 'Kuning', '#e5b022'],
]
/** Colours of wood stain. */
export const WOODY: Colour[] = [
  ['BNG', 'Bening', '#e5cf9c'],
  ['JTI', 'Jati', '#a06a32'],
  ['WLN', 'Walnut', '#5a3a26'],
  ['MHN', 'Mahoni', '#6e2e22'],
  ['SLK', 'Salak Brown', '#7b5134'],
]
/** The one colour of a primer. */
export const ONE = (name: string, hex: string): Colour[] => [['STD', name, hex]]

/** A line of paint: rupiah and m² (one coat) a kg, kg/m³. */
interface PaintLine {
  code: string
  name: string
  kg: number[]
  perKg: number
  spread: number
  density: number
  colours: Colour[]
  text: string
  finish: string
  form?: 'plastic' | 'tin' | 'spray'
  standard?: string
}
/** A sub-category of paints with the lines that its brands sell. */
export interface PaintSub {
  slug: string
  name: string
  code: string
  aliases: string[]
  brands: string[]
  lines: PaintLine[]
  demand: number
  advice: string
  hex: string
}
