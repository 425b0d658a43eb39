/** Spellings of selling units, by the shop's own spelling. */
const COUNT_UNITS: Record<string, readonly string[]> = {
  sak: ['sak', 'zak', 'zk', 'sk', 'sack', 'karung'],
  lembar: ['lembar', 'lbr', 'lmbr', 'lembr', 'lb', 'sheet', 'keping'],
  batang: ['batang', 'btg', 'btng', 'bt', 'lonjor', 'ljr', 'staf'],
  dus: ['dus', 'ds', 'dos', 'box', 'karton', 'ktn'],
  buah: ['buah', 'bh', 'pcs', 'pc', 'biji', 'unit', 'ea', 'bj'],
  'm³': ['m3', 'm³', 'kubik', 'kibik'],
  'm²': ['m2', 'm²'],
  roll: ['roll', 'rol', 'gulung'],
  kaleng: ['kaleng', 'klg', 'tin'],
  galon: ['galon', 'gln', 'pail', 'ember'],
  set: ['set'],
  pasang: ['pasang', 'psg', 'pair'],
  tube: ['tube', 'tabung'],
  botol: ['botol', 'btl'],
  bungkus: ['bungkus', 'bks', 'bgks', 'pack'],
  ikat: ['ikat', 'ikt'],
  // A load: how much it is depends on the vehicle.
  rit: ['rit', 'truk', 'truck', 'colt', 'pickup', 'pick up', 'pikap', 'tronton'],
}
/** Between words these may be sizes (`semen 50 kg`), so they are units only in a column of units. */
const MEASURE_UNITS: Record<string, readonly string[]> = {
  kg: ['kg', 'kilo', 'kilogram', 'kgs'],
  ton: ['ton'],
  liter: ['liter', 'ltr', 'lt'],
  m: ['m', "m'", 'm1', 'meter', 'mtr', 'm lari', 'meter lari', 'mlari'],
}
/** Words that count pieces by a fixed number. */
const DOZENS = new Map([
  ['lusin', 12],
  ['lsn', 12],
  ['kodi', 20],
  ['gros', 144],
])

const toWordPairs = (units: Record<string, readonly string[]>) =>
  Object.entries(units).flatMap(([unit, words]) => words.map((word) => [word, unit] as const))
const countUnits = new Map(toWordPairs(COUNT_UNITS))
const allUnits = new Map(toWordPairs({ ...COUNT_UNITS, ...MEASURE_UNITS }))
const normalizeUnit = (text: string) => text.trim().toLowerCase().replace(/\.$/, '')

/** Every spelling of a unit that can stand between words, longest first. */
export const unitWords = [...countUnits.keys()].toSorted((a, b) => b.length - a.length)

/** Every spelling of a measure, longest first. */
export const measureWords = Object.values(MEASURE_UNITS)
  .flat()
  .toSorted((a, b) => b.length - a.length)

/** The words for a dozen and other numbers of pieces. */
export const dozenWords = [...DOZENS.keys()]

/** How many pieces a word counts: 12 for `lusin`. Undefined for other units. */
export const findDozen = (text: string): number | undefined => DOZENS.get(normalizeUnit(text))

/** The shop's spelling of a unit between other words; undefined for a size or another word. */
export const findCountUnit = (text: string): string | undefined =>
  countUnits.get(normalizeUnit(text))

/** The shop's spelling of a word in a column of units; an unknown word is returned unchanged. */
export const findColumnUnit = (text: string): string | undefined =>
  allUnits.get(normalizeUnit(text)) ?? (normalizeUnit(text).slice(0, 20) || undefined)

/** Whether two spellings mean one unit: `pail` and `galon`, `pcs` and `unit`. */
export const isSameUnit = (one: string, other: string): boolean =>
  findColumnUnit(one) === findColumnUnit(other)
