import type { Handlers } from '#platform/http/context.ts'
import * as simulator from './service/drive.ts'
import type { staffBankSimulatorCalls } from './staff-contract.ts'

export const staffBankSimulatorHandlers: Handlers<typeof staffBankSimulatorCalls> = {
  show: (ctx) => simulator.showSimulator(ctx),
  changeMode: (ctx, { body }) => simulator.changeMode(ctx, body),
  pay: (ctx, { id, body }) => simulator.payAccount(ctx, id, body),
  repeat: (ctx, { id }) => simulator.repeatNotification(ctx, id),
  forge: (ctx, { id }) => simulator.forgeNotification(ctx, id),
}
