import { isCalledBy } from '../changes/read-change.ts'
import { findCalledItem } from '../goods/find-called.ts'
import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act } from '../../track/act.ts'
import { findChosen, listSpoken, type Dialogue } from '../../track/dialogue.ts'
import type { MessageContext } from '../message-context.ts'
import { stripToGoods } from '../../words/strip-to-goods.ts'

const UNITS = [...unitWords, 'truk', 'm3', 'm²', 'm2', 'meter'].join('|')
const ONE = String.raw`(?:(?:kalau\s)?(?:\d+|per|tiap)\s?(?:${UNITS})\s(?:itu\s|ini\s)?)?`
const COUNTED = String.raw`(?:\s(?:keping|biji|buah|lembar|batang|kubik|m3|m²|m2|meter|kg|kilo|liter)(?:\s?(?:persegi|kuadrat))?)?`
const CONTENTS = new RegExp(
  String.raw`${ONE}(?:itu\s|ini\s)?(?:(?:isi|muat)(?:nya)?\s(?:ada\s)?berapa${COUNTED}|(?:(?:dapat|ada)\s|(?<=(?<![\d.,])1\s(?:${UNITS})\s(?:itu\s|ini\s)?))berapa\s(?:keping|biji|lembar|meter|m2|m²|m3)(?:\s?(?:persegi|kuadrat))?|(?:cukup|bisa|untuk|dapat|jadi|(?:me)?nutup|kena|jangkau)(?:in|i)?\s(?:(?:untuk|menutup|nutup|luas|sampai)\s)*berapa\s(?:meter|m2|m²)(?:\s?(?:persegi|kuadrat))?|panjang(?:nya)?\s(?:\p{L}+\s)?berapa(?:\smeter|\scm)?(?:\s(?:per|se)\s?\p{L}+)?)`,
  'u',
)

/** `satu roll tuh`, `1 rollnya` */
const CALLED_UNIT = new RegExp(
  String.raw`(?<=\d\s?(?:${UNITS}))(?:nya|\s(?:tuh|teh|sih|nya|ini))(?=\s)`,
  'gu',
)

/** `1 dus isi berapa keping?`, `1 pail cukup buat berapa meter?`: what is in one of some goods, or how far it goes. */
export function readContents(
  written: string,
  { dialogue, recognize }: MessageContext,
): Act[] | undefined {
  const text = written.replaceAll(CALLED_UNIT, ' itu')
  const load = readLoadAsked(text)
  if (!CONTENTS.test(text) && load === undefined) return undefined
  const words = stripToGoods(
    (load ?? text.replace(CONTENTS, ' ')).replaceAll(/(?<!\p{L})itu(?!\p{L})/gu, ' '),
    recognize,
  )
    .replace(new RegExp(String.raw`\s1\s(?:${UNITS})$`, 'u'), '')
    .replace(/nya$/u, '')
  const asked: Act = { kind: 'ask', about: 'contents' }
  const [name] = /(?:^|\s)\p{L}{3,}nya(?!\p{L})/u.exec(written) ?? []
  const { items } = dialogue
  // `kabelnya 1 roll dapat berapa meter?` of the cables on the list.
  const called = name && isCalledBy(name.trim(), items) ? findCalledItem(name, items) : undefined
  if (called) return [{ kind: 'mention', itemId: called.id }, asked]
  return recognize(words) === 'head' && /\p{L}{3}/u.test(words)
    ? [{ kind: 'goods', words, qty: null, unit: null, isTentative: true }, asked]
    : [...mentionSold(text, dialogue), asked]
}

const VEHICLE = String.raw`(?:truk|truck|rit|colt|pickup|pick\sup|engkel|cdd|fuso|tronton|diesel|dump)`
const LOAD = new RegExp(
  String.raw`^(?:kalau\s)?(?:(?:1|satu|per|tiap|se)\s?)?${VEHICLE}(?:\s(?:${VEHICLE}|besar|kecil))*\s(?<goods>[^?]*?)(?:itu\s|ini\s)?(?:isi(?:nya)?\s|muat(?:nya)?\s|dapat\s|ada\s)*(?:berapa\s(?:kubik|m3))`,
  'u',
)
/** `1 truk CDD pasir itu berapa kubik?`: the goods of which a load is asked for. */
const readLoadAsked = (text: string): string | undefined => LOAD.exec(text)?.groups?.['goods']

/** `1 kubik isi berapa?` asks about the last goods that are sold by it, and those of the same kind. */
function mentionSold(text: string, dialogue: Dialogue): Act[] {
  const [, unit = ''] = new RegExp(String.raw`\d\s?(${UNITS})(?!\p{L})`, 'u').exec(text) ?? []
  const meant = /^(?:kubik|m3)$/u.test(unit) ? 'm³' : unit
  const sold = listSpoken(dialogue).filter((each) => findChosen(each)?.unit === meant)
  const [last] = sold.slice(-1)
  return sold
    .filter((each) => findChosen(each)?.itemCategory === (last && findChosen(last))?.itemCategory)
    .map(({ id }) => ({ kind: 'mention', itemId: id }))
}
