import type { Handlers } from '#platform/http/context.ts'
import * as simulator from './service/drive.ts'
import * as loans from './service/drive-loans.ts'
import type { staffLenderSimulatorCalls } from './staff-contract.ts'

export const staffLenderSimulatorHandlers: Handlers<typeof staffLenderSimulatorCalls> = {
  show: (ctx) => simulator.showSimulator(ctx),
  changeMode: (ctx, { body }) => simulator.changeMode(ctx, body),
  decide: (ctx, { id, body }) => simulator.decideByHand(ctx, id, body),
  repeat: (ctx, { id, body }) => simulator.repeatNotification(ctx, id, body.which),
  forge: (ctx, { id }) => simulator.forgeNotification(ctx, id),
  driveLoan: (ctx, { id, body }) => loans.driveLoan(ctx, id, body),
  repeatLoan: (ctx, { id, body }) => loans.repeatLoan(ctx, id, body.which),
  forgeLoan: (ctx, { id }) => loans.forgeLoan(ctx, id),
}
