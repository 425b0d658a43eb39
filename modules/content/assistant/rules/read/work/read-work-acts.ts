import { findRecipe, type WorkKind } from '../../reply/work-recipes.ts'
import type { Act } from '../../track/act.ts'
import { SACK_KG } from '../../track/calculated-goods.ts'
import type { MessageContext } from '../message-context.ts'
import { readAmount, readAreaM2, readWorkKind } from './read-work.ts'

/**
 * Work whose goods are asked for, with the first of them as goods that are asked about. Where nobody has said how large
 * it is, that is asked, and the next message may say it.
 */
export function readWorkActs(
  text: string,
  { dialogue: { openWork } }: MessageContext,
): Act[] | undefined {
  const asked = readWorkKind(text)
  const kind = asked ?? openWork
  if (!kind) return undefined
  const amount = readAmount(kind, text)
  if (amount) return toActs(kind, amount, text)
  return asked && isPlanned(text) ? [{ kind: 'plan', work: kind }] : undefined
}

/** `butuh apa saja`, and no count of certain goods. */
const isPlanned = (text: string): boolean => /(?<!\p{L})apa(?!\p{L})/u.test(text)

function toActs(kind: WorkKind, amount: number, text: string): Act[] {
  const sackKg = Number(/(40|50)\s*(?:kg|kilo)/u.exec(text)?.[1] ?? SACK_KG)
  const [{ words }] = findRecipe(kind, sackKg).parts
  const areaM2 = readAreaM2(text)
  return [
    { kind: 'work', work: { kind, amount }, ...(areaM2 ? { areaM2 } : {}) },
    { kind: 'goods', words, qty: null, unit: null, isTentative: true },
  ]
}
