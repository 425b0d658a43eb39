import type { Act } from '../../track/act.ts'

const PURPOSE = /^untuk\s+/u
const COUNTS_NOTHING: ReadonlySet<string | null> = new Set([null, 'm', 'cm', 'mm', 'm²', 'm³'])

/** `ada pompa otomatis? buat sumur 8 meter`: what goods without a quantity are for says which, where some are called so. */
export function joinPurpose(acts: readonly Act[]): Act[] {
  const joined: Act[] = []
  for (const act of acts) {
    const at = joined.findLastIndex(({ kind }) => kind === 'goods')
    const before = joined[at]
    const isPurpose =
      act.kind === 'goods' && PURPOSE.test(act.words) && COUNTS_NOTHING.has(act.unit)
    if (!isPurpose || before?.kind !== 'goods' || before.qty !== null) {
      joined.push(act)
      continue
    }
    const purpose = act.words.replace(PURPOSE, '').replaceAll(/\s*\d+(?:[.,]\d+)?\s?\p{L}*/gu, '')
    joined[at] = {
      ...before,
      words: `${before.words} ${purpose}`.trim(),
      retryWords: before.words,
    }
  }
  return joined
}
