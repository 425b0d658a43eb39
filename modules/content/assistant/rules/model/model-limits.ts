import type { ModelLimits } from '#platform/language-model/port.ts'

/** What a model has taken so far (tokens). */
export type ModelSpent = { threadTokens: number; inputTokens: number; outputTokens: number }

/** What a day has cost (rupiah); prices are those of a million tokens. */
const computeDayCost = (
  { inputTokens, outputTokens }: ModelSpent,
  { inputPrice, outputPrice }: ModelLimits,
): number => (inputTokens * inputPrice + outputTokens * outputPrice) / 1e6

/** Whether nothing is used up: neither of the conversation nor of the day. */
export const isWithinLimits = (spent: ModelSpent, limits: ModelLimits): boolean =>
  spent.threadTokens < limits.threadTokens &&
  spent.inputTokens + spent.outputTokens < limits.dayTokens &&
  computeDayCost(spent, limits) < limits.dayCost
