import type { Act } from '../../track/act.ts'

/** Goods that walls are built of, and what their joints take. */
const BRICKS = /(?<!\p{L})(?:bata|batako|hebel|celcon)(?!\p{L})/u
const MORTAR = /^(?:semen|pasir)(?:nya)?(?:\s(?:dan\s|sama\s)?(?:semen|pasir)(?:nya)?)?$/u

/**
 * `kamar 3x4, bata merah dan semennya`: bricks are for the walls of a room and not for its floor, so that its height is
 * asked for. What the joints take is calculated with them.
 */
export function buildWalls(acts: readonly Act[]): Act[] {
  const cover = acts.find((act) => act.kind === 'cover' && act.wallsM !== undefined)
  const isOpenGoods = (act: Act, pattern: RegExp) =>
    act.kind === 'goods' && act.qty === null && pattern.test(act.words)
  const bricks = acts.find((act) => isOpenGoods(act, BRICKS))
  if (cover?.kind !== 'cover' || bricks?.kind !== 'goods') return [...acts]
  const others = acts.filter((act) => act !== cover && act !== bricks && !isOpenGoods(act, MORTAR))
  return [...others, { ...bricks, isTentative: true }, { kind: 'wall', lengthM: cover.wallsM! }]
}
