/** Selling units as people write them, by the shop's own word. */
const COUNTED: Record<string, readonly string[]> = {
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
const MEASURED: Record<string, readonly string[]> = {
  kg: ['kg', 'kilo', 'kilogram'],
  liter: ['liter', 'ltr', 'lt'],
  m: ['m', "m'", 'm1', 'meter', 'mtr'],
}

const byWord = (units: Record<string, readonly string[]>) =>
  Object.entries(units).flatMap(([unit, words]) => words.map((word) => [word, unit] as const))
const counted = new Map(byWord(COUNTED))
const every = new Map(byWord({ ...COUNTED, ...MEASURED }))
const plain = (written: string) => written.trim().toLowerCase().replace(/\.$/, '')

/** Every way to write a unit that goods are counted in, the longest first. */
export const unitWords = [...counted.keys()].toSorted((a, b) => b.length - a.length)

/** The shop's word for a unit between other words; undefined for a size or something else. */
export const unitOf = (written: string): string | undefined => counted.get(plain(written))

/** The shop's word for what stands in a column of units: its own where the shop has none. */
export const unitInColumn = (written: string): string | undefined =>
  every.get(plain(written)) ?? (plain(written).slice(0, 20) || undefined)

/** Whether two words mean one unit: `pail` and `galon`, `pcs` and `unit`. */
export const isSameUnit = (one: string, other: string): boolean =>
  unitInColumn(one) === unitInColumn(other)
