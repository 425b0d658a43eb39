import type { Money } from '#platform/money.ts'

/**
 * How much a price rose (above zero) or fell since it was `before`, in per cent with one decimal; undefined for a
 * price that there was not.
 */
export const computeTrend = (now: Money, before: Money | null): number | undefined =>
  before === null ? undefined : Math.round(((now - before) / before) * 1_000) / 10
