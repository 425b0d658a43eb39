import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act } from '../../track/act.ts'
import { findChosen, listAsked, listSpoken, type Dialogue } from '../../track/dialogue.ts'
import { findCalledItem, listNames, ORDINALS } from './find-called.ts'
import { readBareQuantity } from '../changes/read-change.ts'
import { readTopic } from '../questions/read-question.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'
import { COLOUR, respecify } from '../../track/respecify.ts'
import { readSplit } from '../changes/read-split.ts'
import { FILLER_WORDS, splitWords } from '../../words/word-sets.ts'

const UNITS = [...unitWords, 'kg', 'kilo', 'm2', 'm²', 'm3', 'm³'].join('|')
const UNIT = String.raw`(?:\s?(?:${UNITS}))?`
const AND = String.raw`(?:\s*,\s*|\s(?:dan|sama|serta|terus|lalu|plus)\s)`
const SOFT = String.raw`(?:\s(?:saja|ya|deh|dong|kak|min|pak|bu|bang|dulu|juga))*`

/** What a message says of several goods that are spoken of already; undefined where it names others. */
export const readSeveral = (
  text: string,
  dialogue: Dialogue,
  recognize: RecognizeGoods,
): Act[] | undefined =>
  readSplit(text, dialogue) ??
  readInOrder(text, dialogue) ??
  readAskedPlaces(text, dialogue) ??
  readSorts(text, dialogue, recognize) ??
  readForCalled(text, dialogue) ??
  readChangeOfAll(text, dialogue) ??
  readForAll(text, dialogue, recognize)

const AMOUNTS = new RegExp(
  String.raw`^(?:(?:ya|oke?|baik|masing-masing|ambil|mau)[\s,]+)*(\d+(?:[.,]\d+)?${UNIT}(?:${AND}\d+(?:[.,]\d+)?${UNIT})+)${SOFT}$`,
  'u',
)

/** `5 kg sama 3 kg`: as many quantities as there are goods without one, in the order of the goods. */
function readInOrder(text: string, dialogue: Dialogue): Act[] | undefined {
  const [, listed] = AMOUNTS.exec(text) ?? []
  const amounts = listed?.split(new RegExp(AND, 'u')).map(readBareQuantity) ?? []
  const open = listSpoken(dialogue).filter(({ qty }) => qty === null)
  if (amounts.length < 2 || amounts.length !== open.length) return undefined
  return open.flatMap(({ id }, at) => {
    const amount = amounts[at]
    return amount ? [{ kind: 'quantity', ...amount, change: 'set', itemId: id }] : []
  })
}

const PLACED = String.raw`(?:yang\s)?(?:ke-?|nomor\s)?(${ORDINALS.join('|')}|[1-6](?=\s))\s(\d+(?:[.,]\d+)?${UNIT})`
const PLACES = new RegExp(
  String.raw`^(?:(?:oke|ya|ambil)\s)*${PLACED}(?:${AND}|\s)${PLACED}(?:(?:${AND}|\s)${PLACED})?${SOFT}$`,
  'u',
)

/** `yang pertama 2, yang kedua 1`: goods that were asked about together, by their place. */
function readAskedPlaces(text: string, dialogue: Dialogue): Act[] | undefined {
  const said = [...(PLACES.exec(text) ?? [])].slice(1)
  const asked = listAsked(dialogue)
  if (said.length === 0 || asked.length < 2) return undefined
  const acts = [0, 2, 4].flatMap((at): Act[] => {
    const [place, amount] = said.slice(at, at + 2)
    const item = place && asked[/\d/.test(place) ? Number(place) - 1 : ORDINALS.indexOf(place)]
    const quantity = amount ? readBareQuantity(amount) : undefined
    return item && quantity
      ? [{ kind: 'quantity', ...quantity, change: 'set', itemId: item.id }]
      : []
  })
  return acts.length > 1 ? acts : undefined
}

const SORT = String.raw`yang\s(\p{L}{3,}(?:\s\p{L}{3,})?)\s(\d+(?:[.,]\d+)?)(?:\s?(${UNITS}))?`
const SORTS = new RegExp(
  String.raw`^${SORT}(?:${AND}|\s)${SORT}(?:(?:${AND}|\s)${SORT})?${SOFT}$`,
  'u',
)

/** `yang kuning 4 yang putih 6`: one kind of goods in several sorts. */
function readSorts(text: string, dialogue: Dialogue, recognize: RecognizeGoods): Act[] | undefined {
  const sorts = [...(SORTS.exec(text) ?? [])].slice(1)
  const { asked, items } = dialogue
  const like =
    items.find(({ id }) => id === asked?.itemId) ?? listAsked(dialogue).at(-1) ?? items.at(-1)
  if (sorts.length === 0 || !like) return undefined
  const said = [0, 3, 6].flatMap((at) => {
    const [words, qty, unit] = sorts.slice(at, at + 3)
    return words ? [{ words, qty: Number(qty!.replace(',', '.')), unit: unit ?? null }] : []
  })
  const isCalling = ({ words }: { words: string }) =>
    listSpoken(dialogue).some((item) => item !== like && listNames(item).has(words)) ||
    splitWords(like.words.toLowerCase()).includes(words)
  if (said.some(isCalling) || said.some(({ words }) => recognize(words) === 'none'))
    return undefined
  const [first, ...others] = said
  return [
    { kind: 'specify', words: first!.words, replaced: null, itemId: like.id },
    { kind: 'quantity', qty: first!.qty, unit: first!.unit, change: 'set', itemId: like.id },
    ...others.map(({ words, qty, unit }): Act => ({
      kind: 'goods',
      words: respecify({ ...like, match: null }, { words, replaced: null }).words,
      qty,
      unit,
      isTentative: false,
    })),
  ]
}

const NAME = String.raw`\p{L}{2,}(?:\s\p{L}{3,})?`
const CALLED = new RegExp(
  String.raw`^((?:${NAME}${AND})+(?:\p{L}{2,}\s)?\p{L}{2,}nya)\s(?:(?:juga|sekalian|itu|mau|pakai|pasang|yang|ganti|jadi|ukuran|semua)\s)*(.+?)${SOFT}$`,
  'u',
)
/** `masing-masing tambah 2` */
const RELATIVE = /^(?:masing-masing\s)?(?:(tambah|kurangi)\s)?(?:masing-masing\s)?(\d.*)$/u
const REMOVED = /^(?:hapus|batal|(?:tidak|jangan)\s(?:jadi|usah|perlu|pakai))/u
const SIZE =
  /^\d+(?:[.,]\d+)?(?:\s?[x×]\s?\d+(?:[.,]\d+)?|\s?(?:mm|mili|cm|inch|inci|"|kg|watt|liter|m))$/u

const LABEL = /^(?:kelas|tipe|type|warna)\s/u
/** `kelas d`, `aw` */
const CLASS = /^(?:kelas|tipe|type)\s\p{L}{1,2}$|^(?:aw|d)$/u

/** `knee sama teenya juga 4 inch`, `semen dan pasirnya tidak jadi`: the same of several goods that are called. */
function readForCalled(text: string, dialogue: Dialogue): Act[] | undefined {
  const [, names = '', said = ''] = CALLED.exec(text) ?? []
  const spoken = listSpoken(dialogue)
  const called = names
    .split(new RegExp(AND, 'u'))
    .filter(Boolean)
    .map((name) => findCalledItem(name, spoken))
  const found = called.flatMap((item) => item ?? [])
  if (found.length < 2 || found.length < called.length || new Set(found).size < found.length)
    return undefined
  if (REMOVED.test(said)) return [{ kind: 'remove', itemIds: found.map(({ id }) => id) }]
  const [, more, left = said] = RELATIVE.exec(said) ?? []
  const amount = SIZE.test(left) ? undefined : readBareQuantity(left)
  const change = more === 'tambah' ? 'add' : more === 'kurangi' ? 'subtract' : 'set'
  const isSort = CLASS.test(said) || COLOUR.exec(said)?.[0] === said
  if (!SIZE.test(said) && !isSort && !amount) return undefined
  return found.map(({ id }) =>
    amount
      ? { kind: 'quantity', ...amount, change, itemId: id }
      : { kind: 'specify', words: said.replace(LABEL, ''), replaced: null, itemId: id },
  )
}

/** `semua tambah 5` */
const CHANGE_OF_ALL = new RegExp(
  String.raw`^(?:semua|masing-masing)\s(?:di)?(?<change>tambah|kurangi)\s(?:lagi\s|masing-masing\s)?(?<amount>\d+(?:[.,]\d+)?${UNIT})${SOFT}$`,
  'u',
)
function readChangeOfAll(text: string, { items }: Dialogue): Act[] | undefined {
  const { change, amount } = CHANGE_OF_ALL.exec(text)?.groups ?? {}
  const quantity = amount ? readBareQuantity(amount) : undefined
  return quantity && items.length > 0
    ? items.map(({ id }) => ({
        kind: 'quantity',
        ...quantity,
        change: change === 'tambah' ? 'add' : 'subtract',
        itemId: id,
      }))
    : undefined
}

const ALL = /(?<!\p{L})(?:semua|semuanya)(?!\p{L})/u
const COUNTED = new RegExp(
  String.raw`\d\s?(?:${unitWords.filter((unit) => !/^(?:m|kg|mm|cm|meter|liter)$/u.test(unit)).join('|')})(?!\p{L})`,
  'u',
)

/** `meranti saja semua panjang 4`: how all goods have to be of which it is still open. */
function readForAll(
  text: string,
  dialogue: Dialogue,
  recognize: RecognizeGoods,
): Act[] | undefined {
  if (!ALL.test(text) || readTopic(text) || COUNTED.test(text)) return undefined
  // `lampunya putih semua` is said of the lamps.
  if (/\p{L}{3}nya(?!\p{L})/u.test(text) && findCalledItem(text, dialogue.items)) return undefined
  const words = splitWords(text.replace(ALL, ' '))
    .filter(
      (word) =>
        !FILLER_WORDS.has(word) &&
        !/^(?:yang|pakai|merek|merk|jenis|ukuran|uk|diameter|tebal|panjang|warna|tipe)(?:nya)?$/u.test(
          word,
        ),
    )
    .join(' ')
  const open = dialogue.items.filter((item) => item.match !== null && !findChosen(item))
  const isSize = SIZE.test(words)
  if (open.length < 2 || !/\p{L}/u.test(words) || (!isSize && recognize(words) === 'none'))
    return undefined
  const isNamed = (word: string) => recognize(word) !== 'none' || /\d|^(?:m|mm|cm|kg)$/u.test(word)
  if (!isSize && !splitWords(words).every(isNamed)) return undefined
  return open.map(({ id }) => ({ kind: 'specify', words, replaced: null, itemId: id }))
}
