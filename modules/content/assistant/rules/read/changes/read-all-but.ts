import type { Act } from '../../track/act.ts'
import { listAsked, type Dialogue, type DialogueItem } from '../../track/dialogue.ts'
import { findCalledItem, listNames } from '../goods/find-called.ts'
import { REMOVES, REMOVES_CALLED } from '../../words/removal-words.ts'
import { DONE_WORDS, FILLER_WORDS, splitWords } from '../../words/word-sets.ts'

/** What sets some goods apart from all the others. */
const OTHERS = /(?<!\p{L})(?:yang\slain(?:nya)?|lainnya|sisanya|selain(?:nya)?)(?!\p{L})/u
/** `gemboknya nanti dulu, sisanya saja`: the others stay. */
const OTHERS_STAY = new RegExp(
  String.raw`${OTHERS.source}\s(?:saja|tetap|jadi|lanjut|ambil|oke|masuk\p{L}*)(?!\s?(?:tidak|batal))`,
  'u',
)
const EXCEPT = /(?<!\p{L})(?:kecuali|selain)\s(.+)$/u
const ALL = /(?<!\p{L})(?:semua|daftar(?:nya)?|pesanan(?:nya)?)(?!\p{L})/u
const TAKEN = /(?<!\p{L})(?:masuk\p{L}*|ambil|jadi|ya|mau|boleh|oke|pesan|catat)(?!\p{L})/u
const AND = /\s*,\s*|\s(?:dan|sama|serta|plus)\s/u

/**
 * `batal semua kecuali cangkulnya`, `semennya saja, yang lain tidak jadi`: everything but some goods is taken off; and of
 * what is offered, `semua kecuali nat` takes the others.
 */
export function readAllBut(text: string, dialogue: Dialogue): Act[] | undefined {
  const { items, asked } = dialogue
  const [except, named] = EXCEPT.exec(text) ?? []
  const isOff = REMOVES.test(text) || (OTHERS.test(text) && REMOVES_CALLED.test(text))
  if (/[?]/u.test(text) || !(OTHERS.test(text) || (except && ALL.test(text)))) return undefined
  const about = (named ?? text)
    .replace(OTHERS, ' ')
    .replaceAll(new RegExp(REMOVES, 'gu'), ' ')
    .replaceAll(new RegExp(REMOVES_CALLED, 'gu'), ' ')
  const offered = listAsked(dialogue)
  if (except && !isOff && asked?.about === 'add' && offered.length > 1) {
    const left = findCalled(about, offered)
    return left && [{ kind: 'remove', itemIds: left }, { kind: 'yes' }]
  }
  const called = findCalled(about.replace(/(?<!\p{L})(?:tetap|lanjut|jadi)(?!\p{L})/gu, ' '), items)
  if (!called) return undefined
  // `masukkan semua kecuali semen` takes off the one.
  if (except && !isOff) return TAKEN.test(text) ? [{ kind: 'remove', itemIds: called }] : undefined
  if (OTHERS_STAY.test(text)) return [{ kind: 'remove', itemIds: called }]
  const others = items.filter(({ id }) => !called.includes(id))
  return isOff && others.length > 0
    ? [{ kind: 'remove', itemIds: others.map(({ id }) => id) }]
    : undefined
}

/** The goods that words call one by one, where they say nothing else. */
function findCalled(text: string, items: readonly DialogueItem[]): number[] | undefined {
  const called = text.split(AND).flatMap((name) => {
    const words = splitWords(name).filter(isNaming)
    if (words.length === 0) return []
    const item = findCalledItem(words.join(' '), items)
    const names = item && listNames(item)
    return [names && words.every((word) => names.has(word.replace(/nya$/u, ''))) ? item : undefined]
  })
  if (called.length === 0) return undefined
  return called.every((item) => item !== undefined) ? called.map((item) => item!.id) : undefined
}

const isNaming = (word: string): boolean =>
  !FILLER_WORDS.has(word) && !DONE_WORDS.has(word) && !/^(?:yang|semua)$/u.test(word)
