import type { Shares } from './flag-definitions.ts'

/** Whom a flag tells apart. */
export const flagAudiences = ['visitor', 'retail', 'business'] as const
export type FlagAudience = (typeof flagAudiences)[number]

/** For whom and where other shares hold; the first rule that fits decides. */
type FlagRule = {
  /** `all`: every reader. */
  audience: FlagAudience | 'all'
  /** The path that a page's address begins with; empty for every page. */
  page: string
  shares: Shares
}

/** A flag's targeting: its rules in order, and the shares for readers whom no rule matches. */
export type FlagTargeting = { rules: readonly FlagRule[]; shares: Shares }

/** Who reads which page. `id` tells browsers apart; the same id always gets the same variant. */
export type FlagReader = {
  id: string
  audience: FlagAudience
  page: string
  /** The place of the variant that this browser was shown before. */
  held?: number | undefined
}

/** OpenFeature's reasons: nobody else could get another, a rule fitted, or it was drawn. */
type FlagReason = 'STATIC' | 'TARGETING_MATCH' | 'SPLIT'

/** The place of a reader's variant, and why it is that one. */
export function evaluateFlag(
  key: string,
  { rules, shares }: FlagTargeting,
  { id, audience, page, held }: FlagReader,
): { variant: 0 | 1; reason: FlagReason } {
  const rule = rules.find(
    (each) => (each.audience === 'all' || each.audience === audience) && isBelow(page, each.page),
  )
  const [first, second] = rule?.shares ?? shares
  if (first === 0 || second === 0)
    return { variant: first === 0 ? 1 : 0, reason: rule ? 'TARGETING_MATCH' : 'STATIC' }
  if (held === 0 || held === 1) return { variant: held, reason: 'SPLIT' }
  return { variant: drawFor(`${key} ${id}`) < first / (first + second) ? 0 : 1, reason: 'SPLIT' }
}

/** The variant that every reader of every page gets; undefined where it depends on who reads what. */
export function findCommonVariant({ rules, shares }: FlagTargeting): 0 | 1 | undefined {
  const [one, ...others] = [...rules.map((rule) => rule.shares), shares].map(findOnly)
  return others.every((each) => each === one) ? one : undefined
}

const findOnly = ([first, second]: Shares): 0 | 1 | undefined => {
  if (first > 0 && second > 0) return undefined
  return first > 0 ? 0 : 1
}

/** Whether a page lies at an address or below it: `/blog` has `/blog/panduan` and not `/blogger`. */
const isBelow = (page: string, address: string): boolean => {
  const folder = address.replace(/\/$/, '')
  return page === folder || page.startsWith(`${folder}/`) || address === '/'
}

/** A number from 0 up to 1 that depends on the text alone: FNV-1a, mixed as MurmurHash3 does. */
function drawFor(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296
}
