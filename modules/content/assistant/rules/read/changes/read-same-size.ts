import type { Act } from '../../track/act.ts'
import { findChosen, type Dialogue, type DialogueItem } from '../../track/dialogue.ts'

const SIZED =
  /^(?:(?:oke?|ya|sip)[\s,]+)*yang\s(?<number>\d+(?:[.,]\d+)?)\s?(?<unit>m|meter|kg|kilo|liter)(?:\s(?:semua|saja|ya|itu|deh))+$/u

/** `yang 50 m dua-duanya` of rolls that are so long: they stay as they are, and the others that are sold so become it. */
export function readSameSize(text: string, { items }: Pick<Dialogue, 'items'>): Act[] | undefined {
  const { number, unit = '' } = SIZED.exec(text)?.groups ?? {}
  if (!number || !/(?<!\p{L})semua(?!\p{L})/u.test(text)) return undefined
  const size = `${number} ${unit.replace('meter', 'm').replace('kilo', 'kg')}`
  const isSo = (item: DialogueItem) => {
    const { name = '', variantName = '' } = findChosen(item) ?? {}
    return ` ${name} ${variantName} `.includes(` ${size} `)
  }
  const [like] = items.filter(isSo)
  if (!like) return undefined
  const isAlike = (item: DialogueItem) =>
    findChosen(item)?.itemCategory === findChosen(like)!.itemCategory
  const others = items.filter((item) => isAlike(item) && !isSo(item))
  return others.length === 0
    ? [{ kind: 'keep' }]
    : others.map(({ id }) => ({ kind: 'specify', words: size, replaced: null, itemId: id }))
}
