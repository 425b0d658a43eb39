import type { Handlers } from '#platform/http/context.ts'
import type { creditNoteCalls, staffCreditNoteCalls } from './contract.ts'
import { renderCreditNote } from './service/credit-note-document.ts'

export const creditNoteHandlers: Handlers<typeof creditNoteCalls> = {
  pdf: (ctx, { id }) => renderCreditNote(ctx, id, ctx.buyer.accountId),
}

export const staffCreditNoteHandlers: Handlers<typeof staffCreditNoteCalls> = {
  pdf: (ctx, { id }) => renderCreditNote(ctx, id),
}
