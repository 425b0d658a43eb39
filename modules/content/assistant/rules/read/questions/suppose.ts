import type { Act } from '../../track/act.ts'
import { isComplete, type Dialogue } from '../../track/dialogue.ts'

/** Who asks whether it may be so wants it: `kalau 2 sak saja boleh?` */
const SUPPOSES =
  /^(?!.*(?<!\p{L})(?:boleh|bisa)(?!\p{L}))(?:kalau|misal(?:nya|kan)?|andai(?:kan)?|seandainya)\s.*[?]\s*$/u

/** `kalau beli 50 lembar?` asks what that costs, and orders nothing. */
export const supposeQuantity = (acts: readonly Act[], text: string): Act[] =>
  SUPPOSES.test(text) &&
  acts.length > 0 &&
  acts.every((act) => act.kind === 'quantity' && act.change === 'set' && !act.isTentative)
    ? [
        ...acts.map((act) => ({ ...act, isTentative: true, isSupposed: true })),
        { kind: 'ask', about: 'price' },
      ]
    : [...acts]

const GOES_ON = /^(?:sama|plus|sekalian|dan|terus|beserta)\s/u

/**
 * `sama perekatnya` behind the offer of bricks for a wall takes what is offered, and is asked for the same area where it is
 * laid or painted with them.
 */
export function takeOfferedFirst(
  acts: readonly Act[],
  text: string,
  { asked, focus, builtM2 }: Pick<Dialogue, 'asked' | 'focus' | 'builtM2'>,
): Act[] {
  const isOffered = asked?.about === 'add' && focus !== null && isComplete(focus)
  const isMore = acts.length > 0 && acts.every((act) => act.kind === 'goods' && !act.isTentative)
  if (!isOffered || !isMore || !GOES_ON.test(text)) return [...acts]
  const [only, ...others] = acts
  const isForArea =
    builtM2 !== null &&
    others.length === 0 &&
    only?.kind === 'goods' &&
    only.qty === null &&
    /^(?:perekat|lem|nat|mortar)\s/u.test(only.words)
  return isForArea
    ? [{ kind: 'yes' }, { ...only, isTentative: true }, { kind: 'cover', areaM2: builtM2 }]
    : [{ kind: 'yes' }, ...acts]
}
