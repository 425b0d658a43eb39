import type { Handlers } from '#platform/http/context.ts'
import { listRates, removeRate, saveRate } from './service/rates.ts'
import { showLateFee, waiveLateFee } from './service/waive.ts'
import type { staffLateFeeCalls } from './staff-contract.ts'

export const staffLateFeeHandlers: Handlers<typeof staffLateFeeCalls> = {
  rates: (ctx) => listRates(ctx),
  saveRate: (ctx, { body }) => saveRate(ctx, body),
  removeRate: (ctx, { body }) => removeRate(ctx, body.from),
  show: (ctx, { id }) => showLateFee(ctx, id),
  waive: (ctx, { id, body }) => waiveLateFee(ctx, id, body),
}
