import { findAskedFor, readOrdered, takeAsked } from './asked-goods.ts'
import type { Act } from './act.ts'
import { findChosen, listAsked, type Dialogue, type DialogueItem } from './dialogue.ts'
import { nameSurface } from './name-surface.ts'
import { listNames } from '../read/goods/find-called.ts'
import { toName } from './merge-repeated.ts'
import { respecify } from './respecify.ts'
import { replaceItem } from './replace-item.ts'
import type { Heard } from './heard.ts'
import { findRepeatable } from './topic.ts'
import { splitWords } from '../words/word-sets.ts'

const createItem = (
  dialogue: Dialogue,
  { words, qty, unit, sku = null, retryWords, spacedCm, besideId }: Extract<Act, { kind: 'goods' }>,
): DialogueItem => ({
  id: dialogue.nextId++,
  // `kabelnya` is what `kabel` is.
  words: nameSurface(toName(words)),
  sku,
  qty,
  unit,
  match: null,
  ...(retryWords ? { retryWords } : dropRooms(words)),
  ...(spacedCm ? { spacedCm } : {}),
  ...(besideId ? { besideId } : {}),
})

/** `kunci pintu kamar`: where they go, for where nothing is called so. */
function dropRooms(words: string): Pick<DialogueItem, 'retryWords'> {
  const said = splitWords(words)
  const left = said.filter((word, at) => at === 0 || !PLACES.has(word))
  return left.length < said.length && left.length > 0 ? { retryWords: left.join(' ') } : {}
}
const PLACES: ReadonlySet<string> = new Set(
  'kamar mandi tidur tamu rumah dapur garasi teras ruang ruangan kantor gudang toko kost kos'.split(
    ' ',
  ),
)

/** Goods that one question may be about, beside the last. */
const MAX_ASIDES = 9

/** Forgets what was only asked about. */
export function clearAsked(dialogue: Dialogue): void {
  dialogue.focus = null
  dialogue.asides = []
}

const hasWordsOf = (item: DialogueItem, other: DialogueItem): boolean => {
  const words = new Set(splitWords(toName(item.words)))
  return splitWords(toName(other.words)).every((word) => words.has(word))
}

/** Goods that were asked about before others, and are now ordered by what they are called. */
function findLeft({ left }: Dialogue, item: DialogueItem): DialogueItem | undefined {
  const said = readOrdered(item)
  if (!said || /\d/.test(said.words)) return undefined
  const found = left.findLast((each) => {
    const names = listNames(each)
    return findChosen(each) && splitWords(toName(said.words)).every((word) => names.has(word))
  })
  return found && { ...found, qty: said.qty, unit: item.unit, match: null }
}

/** Goods of the list that are called by words without a size. */
function findListed({ items }: Dialogue, name: string): DialogueItem | undefined {
  if (/\d/.test(name)) return undefined
  const words = splitWords(toName(name))
  return items.findLast((item) => {
    const own = new Set(splitWords(toName(item.words)))
    return (
      findChosen(item) !== undefined &&
      splitWords(toName(item.words))[0] === words[0] &&
      words.every((word) => own.has(word))
    )
  })
}

/** `kalau ambil gypsum 200 lembar?` of the `gypsum 9mm` on the list: those are meant. */
function nameListed(
  dialogue: Dialogue,
  act: Extract<Act, { kind: 'goods' }>,
): Extract<Act, { kind: 'goods' }> {
  const listed = act.qty === null ? undefined : findListed(dialogue, act.words)
  return listed ? { ...act, words: listed.words, sku: listed.sku } : act
}

/** `semen 40 kg` after `semen 25 sak`: in which pack, where they are not sold by its measure. */
function findPacked({ items }: Dialogue, { words, qty }: DialogueItem): DialogueItem | undefined {
  const [, name, pack = ''] = PACKED.exec(words) ?? []
  const like = name && qty === null && items.findLast((item) => toName(item.words) === toName(name))
  const chosen = like ? findChosen(like) : undefined
  const isPack = chosen?.isCounted && like && like.qty !== null && !pack.endsWith(chosen.unit)
  return isPack ? respecify(like, { words: pack, replaced: null }) : undefined
}
const PACKED = /^(\p{L}[^\d]*?)\s(\d+(?:[.,]\d+)?\s?(?:kg|kilo|liter))$/u

/** Goods that a message names come onto the list, or are asked about. */
export function addGoods(
  dialogue: Dialogue,
  heard: Heard,
  act: Extract<Act, { kind: 'goods' }>,
): void {
  const listed = act.isTentative && act.qty === null ? findListed(dialogue, act.words) : undefined
  // `harga grosir semen berapa?` asks about the `semen 50 kg` of the list.
  if (listed && listed.qty !== null) {
    heard.askedIds.push(listed.id)
    return
  }
  const item = createItem(dialogue, act.isTentative ? nameListed(dialogue, act) : act)
  heard.askedIds.push(item.id)
  if (act.isTentative) {
    // Goods of one question are answered together.
    const isSameQuestion = dialogue.focus !== null && heard.askedIds.includes(dialogue.focus.id)
    if (!isSameQuestion)
      dialogue.left = [...dialogue.left, ...listAsked(dialogue)].slice(-MAX_ASIDES)
    dialogue.asides = isSameQuestion ? listAsked(dialogue).slice(-MAX_ASIDES) : []
    dialogue.focus = item
    // `kalau besi polos 8?` repeats the question.
    const topic = findRepeatable(dialogue.topic)
    if (topic && heard.topics.length === 0) heard.topics.push(topic)
    return
  }
  const packed = findPacked(dialogue, item)
  if (packed) {
    replaceItem(dialogue, packed)
    heard.changes.push({ kind: 'changed', itemId: packed.id })
    return
  }
  const askedFor = findAskedFor(dialogue, item)
  if (askedFor) {
    const isListed = dialogue.items.some(({ id }) => id === askedFor.id)
    if (isListed) replaceItem(dialogue, askedFor)
    else takeAsked(dialogue, askedFor)
    heard.changes.push({ kind: isListed ? 'changed' : 'added', itemId: askedFor.id })
    return
  }
  const left = findLeft(dialogue, item)
  if (left) {
    dialogue.left = dialogue.left.filter(({ id }) => id !== left.id)
    dialogue.items.push(left)
    dialogue.isListDone = false
    heard.changes.push({ kind: 'added', itemId: left.id })
    return
  }
  dialogue.left = [...dialogue.left, ...listAsked(dialogue)].slice(-MAX_ASIDES)
  clearAsked(dialogue)
  const same = dialogue.items.find(({ words }) => toName(words) === toName(item.words))
  if (same && act.qty !== null) {
    replaceItem(dialogue, { ...same, qty: item.qty, unit: item.unit, match: null })
    heard.changes.push({ kind: 'changed', itemId: same.id })
    return
  }
  if (same) return
  // `split 2-3` says which of the `split 12 kubik` of before.
  const counted =
    act.qty === null && item.sku === null
      ? dialogue.items.find(
          (each) =>
            each.match &&
            !findChosen(each) &&
            each.qty !== null &&
            (hasWordsOf(item, each) || isSizedLike(item, each)),
        )
      : undefined
  if (counted) {
    replaceItem(dialogue, { ...item, id: counted.id, qty: counted.qty, unit: counted.unit })
    heard.changes.push({ kind: 'added', itemId: counted.id })
    return
  }
  // `semen 40 kg 15 sak` says which and how many of the `semen` of before.
  const open = dialogue.items.find((each) => each.qty === null && hasWordsOf(item, each))
  if (open && act.qty !== null) {
    replaceItem(dialogue, { ...item, id: open.id })
    heard.changes.push({ kind: 'added', itemId: open.id })
    return
  }
  dialogue.items.push(item)
  dialogue.isListDone = false
  heard.changes.push({ kind: 'added', itemId: item.id })
}

/** `kanal c75 tebal 0,75` of the `kanal baja ringan` whose size was asked for. */
const isSizedLike = (said: DialogueItem, open: DialogueItem): boolean =>
  /\d/.test(said.words) &&
  open.match?.question?.startsWith('Pilih ') === true &&
  splitWords(toName(said.words))[0] === splitWords(toName(open.words))[0]
