import { toJakartaDate } from '#platform/clock.ts'
import type { Context } from '#platform/http/context.ts'
import type { ModelLimits, ModelUsage } from '#platform/language-model/port.ts'
import { isWithinLimits } from '../rules/model/model-limits.ts'
import * as store from '../store/model-usage.ts'

/** Whether a conversation, and the day, may still ask the model. */
export async function hasModelBudget(
  ctx: Context,
  threadId: string,
  limits: ModelLimits,
): Promise<boolean> {
  const day = toJakartaDate(ctx.clock.now())
  return isWithinLimits(await store.findModelUsage(ctx.db, threadId, day), limits)
}

/** Counts what the model took for a message, whatever came of it. */
export const countModelUsage = (ctx: Context, threadId: string, usage: ModelUsage): Promise<void> =>
  store.addModelUsage(ctx.db, threadId, toJakartaDate(ctx.clock.now()), usage)
