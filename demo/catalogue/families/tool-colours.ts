/** Body colours of tools by brand. */
const HUES: Record<string, string> = {
  pandega: '#d69e1a',
  mesindra: '#15803d',
  pantek: '#b91c1c',
  engsela: '#4b5563',
  voltara: '#1f3a6e',
  perancha: '#1d4ed8',
  selamata: '#ea580c',
}

/** The colour of a brand’s tools, #rrggbb. */
export const getToolColour = (brand: string) => HUES[brand] ?? '#6b7280'

/** Signal colours of safety gear: SKU part, name, drawing colour. */
export const SHADES = [
  ['KNG', 'Kuning', '#f2c21a'],
  ['ORN', 'Oranye', '#e8661c'],
  ['BRU', 'Biru', '#1f5fae'],
  ['HJU', 'Hijau', '#3c9a4a'],
] as const
