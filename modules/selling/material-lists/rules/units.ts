/** Selling units as people write them, by the shop's own word. */
const COUNT_UNITS: Record<string, readonly string[]> = {
  sak: ['sak', 'zak', 'sack', 'karung'],
  lembar: ['lembar', 'lbr', 'lmbr', 'lembr', 'sheet', 'keping'],
  batang: ['batang', 'btg', 'btng', 'lonjor', 'ljr'],
  dus: ['dus', 'dos', 'box', 'karton', 'ktn'],
  buah: ['buah', 'bh', 'pcs', 'pc', 'biji', 'unit', 'ea', 'bj'],
  'm³': ['m3', 'm³', 'kubik', 'kibik'],
  'm²': ['m2', 'm²'],
  roll: ['roll', 'rol', 'gulung'],
  kaleng: ['kaleng', 'klg', 'tin'],
  galon: ['galon', 'gln', 'pail', 'ember'],
  set: ['set'],
  pasang: ['pasang', 'psg', 'pair'],
  tube: ['tube', 'tabung'],
  rit: ['rit', 'truk', 'colt'],
}
/** Between words these are sizes as often (`semen 50 kg`); in a column of units they count. */
const MEASURE_UNITS: Record<string, readonly string[]> = {
  kg: ['kg', 'kilo', 'kilogram'],
  liter: ['liter', 'ltr', 'lt'],
  m: ['m', "m'", 'm1', 'meter', 'mtr'],
}

const toWordPairs = (units: Record<string, readonly string[]>) =>
  Object.entries(units).flatMap(([unit, words]) => words.map((word) => [word, unit] as const))
const countUnits = new Map(toWordPairs(COUNT_UNITS))
const allUnits = new Map(toWordPairs({ ...COUNT_UNITS, ...MEASURE_UNITS }))
const normalizeUnit = (text: string) => text.trim().toLowerCase().replace(/\.$/, '')

/** Every way to write a unit that goods are counted in, the longest first. */
export const unitWords = [...countUnits.keys()].toSorted((a, b) => b.length - a.length)

/** The shop's word for a unit between other words; undefined for a size or something else. */
export const findCountUnit = (text: string): string | undefined =>
  countUnits.get(normalizeUnit(text))

/** The shop's word for what stands in a column of units: its own where the shop has none. */
export const findColumnUnit = (text: string): string | undefined =>
  allUnits.get(normalizeUnit(text)) ?? (normalizeUnit(text).slice(0, 20) || undefined)

/** Whether two words mean one unit: `pail` and `galon`, `pcs` and `unit`. */
export const isSameUnit = (one: string, other: string): boolean =>
  findColumnUnit(one) === findColumnUnit(other)
