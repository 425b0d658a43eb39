import type { Handlers } from '#platform/http/context.ts'
import type { repeatOrderCalls } from './contract.ts'
import { previewRepeat, repeatOrder } from './service/repeat-order.ts'
import { renderRepeatPdf } from './service/repeat-pdf.ts'

export const repeatOrderHandlers: Handlers<typeof repeatOrderCalls> = {
  preview: (ctx, { id }) => previewRepeat(ctx, id),
  repeat: (ctx, { body }) => repeatOrder(ctx, body),
  pdf: (ctx, { body }) => renderRepeatPdf(ctx, body),
}
