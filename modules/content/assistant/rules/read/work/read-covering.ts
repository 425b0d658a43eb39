import { findCountUnit, unitWords } from '#modules/selling/material-lists/rules/units.ts'
import { readLine } from '#modules/selling/material-lists/rules/read-line.ts'
import type { Act } from '../../track/act.ts'
import { findChosen, type Dialogue, type DialogueItem } from '../../track/dialogue.ts'
import type { MessageContext } from '../message-context.ts'
import { readArea, readBareArea, type NamedArea } from './read-area.ts'
import { readLayers, type Layers } from './read-layers.ts'
import { stripToGoods } from '../../words/strip-to-goods.ts'
import { readRoomWalls, readWallArea, readWallHeight, readWallLength } from './read-wall.ts'

/** An area or a wall that goods have to cover, or the question whether they do. */
export function readCovering(said: string, context: MessageContext): Act[] | undefined {
  const { layers, rest: text } = readLayers(said)
  const isEnoughAsked = ENOUGH.test(text)
  const area =
    readRoomWalls(text) ??
    readWallArea(text) ??
    readArea(text) ??
    readAnsweredArea(text, isEnoughAsked, context)
  if (area) return coverArea(area, layers, context)
  const afforded = isEnoughAsked ? readAfforded(text, context) : undefined
  if (afforded) return afforded
  if (isEnoughAsked)
    return [
      { kind: 'ask', about: MONEY.test(text) && context.dialogue.budget ? 'budget' : 'enough' },
    ]
  const wall = readWallLength(text)
  return wall && readWall(wall, context)
}

/** `masih cukup tidak budgetnya?` */
const MONEY = /(?<!\p{L})(?:budget|bujet|bajet|dana|anggaran|modal|uang|duit)/u

/** `kebanyakan tidak ya?`: whether an amount fits. */
const ENOUGH =
  /(?<!\p{L})(?:kebanyakan|kelebihan|berlebihan|kedikitan|kesedikitan|kekurangan|cukup|(?<!(?:bisa|boleh|harga)\s)kurangi)(?:nya)?\s(?:apa\s)?(?:tidak|kah)(?!\p{L})(?!.*harga)|(?<!\p{L})cukupkah/u

/** `cukup tidak untuk cat putih 20 kg 1 pail?`: whether the money that was named is enough for some goods. */
function readAfforded(text: string, { recognize }: MessageContext): Act[] | undefined {
  const words = stripToGoods(text.replace(ENOUGH, ' ').replace(/\suntuk\s/u, ' '), recognize)
  const goods = recognize(words) === 'head' && /\d/.test(words) ? readLine(words) : undefined
  return goods
    ? [
        {
          kind: 'goods',
          words: goods.text,
          qty: goods.qty ?? null,
          unit: goods.unit ?? null,
          isTentative: true,
        },
        { kind: 'ask', about: 'budget' },
        { kind: 'ask', about: 'price' },
      ]
    : undefined
}

/** The area, or the height of a wall, that was asked for. */
function readAnsweredArea(
  text: string,
  isEnoughAsked: boolean,
  { dialogue: { asked, topic, wallLengthM } }: MessageContext,
): NamedArea | undefined {
  if (asked?.about === 'wall' && wallLengthM !== null) return readWallHeight(text, wallLengthM)
  return isEnoughAsked || topic === 'enough' ? readBareArea(text) : undefined
}

/** A wall of which only the length is known, with what it is built of. */
function readWall(
  { lengthM, rest }: { lengthM: number; rest: string },
  { recognize }: MessageContext,
): Act[] {
  const words = stripToGoods(rest.replaceAll(/(?<!\p{L})bikin(?!\p{L})/gu, ' '), recognize)
  const wall: Act = { kind: 'wall', lengthM }
  if (recognize(words) !== 'head') return [wall]
  return [{ kind: 'goods', words, qty: null, unit: null, isTentative: true }, wall]
}

/** An area to cover, with the goods that cover it. */
function coverArea(
  { areaM2, rest, wallsM }: NamedArea,
  layers: Layers | undefined,
  { recognize, dialogue }: MessageContext,
): Act[] {
  const words = stripToGoods(rest.replace(ENOUGH, ' '), recognize)
    .replaceAll(
      /(?<![\d\p{L}])(?:dus|kubik|lembar|galon|kaleng|sak|batang|buah|biji|roll)(?!\p{L})/gu,
      ' ',
    )
    .replaceAll(/\s+/g, ' ')
    .trim()
  const cover: Act = {
    kind: 'cover',
    areaM2,
    ...(wallsM ? { wallsM } : {}),
    ...(layers ? { layers } : {}),
  }
  const listed = recognize(words) === 'none' ? findAskedIn(rest, dialogue) : undefined
  if (listed) return [{ ...cover, itemId: listed.id }]
  if (recognize(words) === 'none') return [cover]
  return [{ kind: 'goods', words, qty: null, unit: null, isTentative: true }, cover]
}

const ASKED_UNIT = new RegExp(String.raw`berapa\s(${unitWords.join('|')})(?!\p{L})`, 'u')

/** `lantai 36 m2 berapa dus?`: the goods of the list that are sold by what is asked for, where the last ones are not. */
function findAskedIn(text: string, { items, focus }: Dialogue): DialogueItem | undefined {
  const unit = findCountUnit(ASKED_UNIT.exec(text)?.[1] ?? '')
  const isSoldBy = (item: DialogueItem) => findChosen(item)?.unit === unit
  const last = items.at(-1)
  return unit && !focus && last !== undefined && last.qty !== null && !isSoldBy(last)
    ? items.findLast(isSoldBy)
    : undefined
}
