import type { ParsedQuery } from '#modules/catalogue/search/rules/parse-query.ts'

/** A kind of goods is what a line may name where the line's main word is at least half as much its name as the best one's. */
const MIN_SHARE = 0.5
/** A word of more kinds is a colour or a material, and says what is wanted: `semen merah`. */
const MAX_OTHER_KINDS = 3

/**
 * Words of a line that say nothing of the goods it names, as far as the catalogue knows: those that hardly any goods have
 * (`di`, `bukan`, `bogor`), and corrected ones that only others have (`kau`, taken for `kayu`). As they were typed, or as
 * the search has stemmed them.
 */
export function listDoubtfulWords({
  terms,
  head,
  subCategoryScores,
  corrections,
}: Pick<ParsedQuery, 'terms' | 'head' | 'subCategoryScores' | 'corrections'>): string[] {
  const kinds = [...subCategoryScores.values()]
  const best = Math.max(0, ...kinds.map((scores) => scores[head] ?? 0))
  const meant = kinds.filter((scores) => (scores[head] ?? 0) >= best * MIN_SHARE)
  const countKinds = (scored: readonly number[][], at: number) =>
    scored.filter((scores) => (scores[at] ?? 0) > 0).length
  return terms.flatMap(({ word }, at) => {
    if (at === head || countKinds(meant, at) > 0) return []
    const typed = corrections.find((correction) => correction.meant === word)?.typed
    if (typed) return [typed]
    return countKinds(kinds, at) <= MAX_OTHER_KINDS ? [word] : []
  })
}
