import type { Act } from '../../track/act.ts'
import { findChosen, listSpoken, type Dialogue, type DialogueItem } from '../../track/dialogue.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'
import { COLOUR, listSizes, respecify } from '../../track/respecify.ts'
import { stripToGoods } from '../../words/strip-to-goods.ts'
import { splitWords } from '../../words/word-sets.ts'
import { listNames } from '../goods/find-called.ts'

const UNIT = '(?:mm|mili|cm|m|kg|kilo|inch|inci|liter|watt|ampere|a)'
const NUMBER = String.raw`\d+(?:[.,]\d+)?(?:x\d+(?:[.,]\d+)?)*(?:\s?${UNIT}(?!\p{L}))?`
const VALUE = String.raw`(?:${NUMBER}|[a-z]-?\d{1,3}|[\p{L}/-]+(?:\s\p{L}+)??)`
const LABEL = String.raw`(?:(?:yang|pakai|kelas|merek|merk|ukuran|tebal|warna|tipe|antara)\s)*`
const TAIL = String.raw`(?:\s(?:harga(?:nya)?|ya|sih|kak|min|pak|bu|bang|mas|apa|apanya|di\smana|gimana|berapa|jauh|tidak|kalau|lebih|bagus|kuat|awet|cocok|mana|yang|saja|untuk(?:\s\p{L}+){1,3}))*\s*[?]?`
const PREFERS = String.raw`(?:harusnya|maksudnya|mending(?:an)?|enak(?:an|nya)|bagus(?:an|nya)?|baik(?:an|nya)|kuat(?:an)?|sebaiknya|cocok(?:nya)?|pilih)`
const DIFFERS = String.raw`(?:beda(?:nya)?|perbedaan(?:nya)?|selisih(?:nya)?)`
const COMPARED = [
  // `mending lindung apa pelangita untuk cat tembok 20 kg?`
  String.raw`^(?:.*[\s,])?${PREFERS}\s${LABEL}(?<one>${VALUE})\s(?:apa|atau)\s${LABEL}(?<two>${VALUE})(?:\s(?:ya|sih|kak|min))*\s(?:untuk|kalau\suntuk)\s(?<goods>\p{L}[^?]*\d[^?]*?)\s*[?]?$`,
  // `mending m8 apa m6 ya?`
  String.raw`^(?:.*[\s,])?${PREFERS}\s${LABEL}(?<one>${VALUE})\s(?:apa|atau)\s${LABEL}(?<two>${VALUE})${TAIL}$`,
  // `apa bedanya triplek uty sama bb/cc?`
  String.raw`^(?:.*[\s,])?${DIFFERS}\s(?<goods>(?:\p{L}{3,}\s)*?)${LABEL}(?<one>${VALUE})\s(?:sama|dan|dengan|vs)\s(?:\k<goods>)?${LABEL}(?<two>${VALUE})${TAIL}$`,
  // `bedanya sama m7 apa?`
  String.raw`^(?:.*[\s,])?${DIFFERS}\s(?:sama|dengan)\s${LABEL}(?<two>${VALUE})${TAIL}$`,
].map((pattern) => new RegExp(pattern, 'u'))

/** Whether a line compares two values, so that `sama` between them parts no goods. */
export const isComparing = (line: string): boolean =>
  !/,\s/u.test(line) && COMPARED.some((pattern) => pattern.test(line))

const CLASS = /^(?:aw|d|c|uty|bb\/cc|ss|marine)$/u
const SURFACE = /^(?:matt?|doff?|glossy|poles|kasar)$/u
const isColour = (value: string) => COLOUR.exec(value)?.[0] === value
const CODE = /^([a-z])-?\d{1,3}$/u
const SIZE = new RegExp(String.raw`^${NUMBER}$`, 'u')

/** Of what kind a value is, so that two of one kind are compared: another size, class, colour or brand. */
function findKind(value: string, recognize: RecognizeGoods): string | undefined {
  const [, letter] = CODE.exec(value) ?? []
  if (CLASS.test(value)) return 'class'
  if (letter) return `code ${letter}`
  if (SIZE.test(value)) return 'size'
  if (SURFACE.test(value)) return 'surface'
  if (isColour(value)) return 'colour'
  return recognize.isBrand?.(value) === true ? 'brand' : undefined
}

const hasValue = (item: DialogueItem, value: string): boolean => {
  const names = listNames(item)
  const plain = value.replace(new RegExp(String.raw`\s?${UNIT}$`, 'u'), '')
  return splitWords(value).every((word) => names.has(word)) || names.has(plain)
}

/** Whether goods have a value of a kind, in whose place another one can be. */
function hasKind({ words }: DialogueItem, kind: string): boolean {
  const [, letter] = /^code (.)$/u.exec(kind) ?? []
  if (letter) return new RegExp(String.raw`(?<!\p{L})${letter}-?\d`, 'iu').test(words)
  return kind !== 'size' || listSizes(words).length > 0
}

/** `9` of plywood that is 12 mm thick. */
function addUnit(value: string, { words }: DialogueItem): string {
  const units = [...words.matchAll(new RegExp(String.raw`\d\s?(${UNIT})(?!\p{L})`, 'giu'))]
  return /^\d+(?:[.,]\d+)?$/u.test(value) && units.length === 1 ? `${value} ${units[0]![1]}` : value
}

/** Two values, the first of which may be what was spoken of, and the goods that are named before them. */
function findCompared(
  text: string,
  recognize: RecognizeGoods,
): { one: string | undefined; two: string; goods: string } {
  const {
    one,
    two = '',
    goods = '',
  } = COMPARED.map((pattern) => pattern.exec(text)?.groups).find(Boolean) ?? {}
  const [first = '', ...rest] = one?.split(' ') ?? []
  // `bedanya triplek uty sama bb/cc`: the goods stand before the first of them.
  const isLed = goods === '' && rest.length > 0 && recognize(first) === 'head'
  return isLed && !findKind(one!, recognize)
    ? { one: rest.join(' '), two, goods: first }
    : { one, two, goods }
}

/**
 * `mending lindung apa warnaku?`, `bedanya m8 sama m6?`, `bedanya sama yang 12?`: what was spoken of last in two brands, classes,
 * sizes or colours, by what they cost and by what the catalogue says of them. Of goods on the list the other one is asked
 * about beside them.
 */
export function readCompared(
  text: string,
  dialogue: Dialogue,
  recognize: RecognizeGoods,
): Act[] | undefined {
  const { one, two, goods } = findCompared(text, recognize)
  const named = stripToGoods(goods, recognize)
  if (!two || (named !== '' && recognize(named) !== 'head')) return undefined
  const kind = findKind(two, recognize)
  const values = [one ?? [], two].flat()
  const isAlike = values.every((value) => findKind(value, recognize) === kind)
  const about = kind && isAlike ? kind : undefined
  const said: Act = {
    kind: 'ask',
    about: 'advice',
    text: `${named} ${values.join(' ')}`,
    compared: values,
  }
  const spoken = listSpoken(dialogue).filter((item) => !about || hasKind(item, about))
  const item =
    spoken.findLast((each) => one !== undefined && values.some((value) => hasValue(each, value))) ??
    spoken.findLast((each) => findChosen(each)) ??
    (named === '' ? spoken.at(-1) : undefined)
  // `bedanya triplek uty sama bb/cc?`: what the catalogue says of them. `plester sama acian` are two goods.
  if (named !== '' && (!item || /\d/.test(named))) {
    if (one === undefined || recognize(two) === 'head') return undefined
    const goodsOf = (words: string): Act => ({
      kind: 'goods',
      words,
      qty: null,
      unit: null,
      isTentative: true,
    })
    return about === 'brand'
      ? [...values.map((value) => goodsOf(`${named} ${value}`)), { kind: 'ask', about: 'price' }]
      : [goodsOf(named), said]
  }
  if (!item || !about) return undefined
  const spokenOf: Act = { ...said, text: `${item.words} ${values.join(' ')}` }
  if (!findChosen(item)) return one === undefined ? undefined : [spokenOf]
  const isListed = dialogue.items.includes(item)
  const asked = [one ?? [], two].flat().map((value): Act => {
    if (isListed && hasValue(item, value)) return { kind: 'mention', itemId: item.id }
    const { words } = respecify(
      { ...item, match: null },
      { words: addUnit(value, item), replaced: null },
    )
    return {
      kind: 'goods',
      words,
      qty: null,
      unit: null,
      isTentative: true,
      ...(isListed ? { besideId: item.id } : {}),
    }
  })
  const own: Act[] = one === undefined ? [{ kind: 'mention', itemId: item.id }] : []
  // The catalogue says nothing of which brand is better.
  const advice = about === 'brand' ? [] : [spokenOf]
  return [...own, ...asked, ...advice, { kind: 'ask', about: 'price' }]
}
