import { findQuantityTarget } from '../../track/change-quantity.ts'
import type { Act } from '../../track/act.ts'
import type { Dialogue } from '../../track/dialogue.ts'
import { COLOUR } from '../../track/respecify.ts'

const SURFACE = 'matt|mat|doff?|glossy|glosy|poles|kasar|licin|mengkilap|kilap|rustik|polos'
const SAID = String.raw`(?:(?:yang|warna(?:nya)?)\s)*(?:${COLOUR.source}|(?:motif|corak)(?:nya)?\s\p{L}{3,}(?:\s\p{L}{3,})?|${SURFACE})`
/** `krem motif marmer yang glossy`: words that say how tiles, paint or doors are, and name none. */
const DESCRIPTION = new RegExp(
  String.raw`^${SAID}(?:[\s,]+${SAID})*(?:\s(?:saja|ya|deh|dong|kak))*$`,
  'u',
)

/** `oke 19 dus saja, krem motif marmer`: how goods are that the same message has counted, and no goods by themselves. */
export function describeCounted(acts: readonly Act[], dialogue: Dialogue): Act[] {
  const at = acts.findIndex((act) => act.kind === 'quantity' && !act.isTentative)
  const counted = acts[at]
  const itemId =
    counted?.kind === 'quantity' ? (counted.itemId ?? findQuantityTarget(dialogue)?.id) : undefined
  if (itemId === undefined) return [...acts]
  return acts.map((act, place) =>
    place === at + 1 && act.kind === 'goods' && act.qty === null && DESCRIPTION.test(act.words)
      ? { kind: 'specify', words: act.words, replaced: null, itemId }
      : act,
  )
}
