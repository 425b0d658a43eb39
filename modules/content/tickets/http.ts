import type { Handlers } from '#platform/http/context.ts'
import { listTemplates, saveTemplate } from '#modules/foundation/reply-templates/service.ts'
import type { ticketCalls } from './contract.ts'
import { runWithFilesOnce } from './service/attachments.ts'
import * as buyerService from './service/buyer-service.ts'
import { readTicketFile, requireOwnTicket } from './service/load-ticket.ts'
import { replyAsBuyer } from './service/mail-stand-in.ts'
import * as staffService from './service/staff-service.ts'
import type { staffTicketCalls } from './staff-contract.ts'

export const ticketHandlers: Handlers<typeof ticketCalls> = {
  list: (ctx, { query }) => buyerService.listOwnTickets(ctx, query),
  open: (ctx, input) => runWithFilesOnce(ctx, input, (ctx) => buyerService.openTicket(ctx, input)),
  show: (ctx, { id }) => buyerService.showOwnTicket(ctx, id),
  write: (ctx, { id, ...input }) =>
    runWithFilesOnce(ctx, { id, ...input }, (ctx) => buyerService.writeMessage(ctx, id, input)),
  close: (ctx, { id }) => buyerService.closeOwnTicket(ctx, id),
  file: async (ctx, { id, fileId }) => {
    await requireOwnTicket(ctx, id)
    return readTicketFile(ctx, id, { fileId, reader: 'buyer' })
  },
}

const TEMPLATE_PURPOSES = ['ticket'] as const

export const staffTicketHandlers: Handlers<typeof staffTicketCalls> = {
  queue: (ctx, { query }) => staffService.listQueue(ctx, query),
  show: (ctx, { id }) => staffService.show(ctx, id),
  answer: (ctx, { id, form, files }) =>
    runWithFilesOnce(ctx, { id, form, files }, (ctx) =>
      staffService.answer(ctx, id, { text: form.text, files }),
    ),
  note: (ctx, { id, body }) => staffService.addNote(ctx, id, body.text),
  assign: (ctx, { id, body }) => staffService.assign(ctx, id, body.staffId),
  close: (ctx, { id }) => staffService.close(ctx, id),
  replyAsBuyer: (ctx, { id, body }) => replyAsBuyer(ctx, id, body.text),
  file: (ctx, { id, fileId }) => readTicketFile(ctx, id, { fileId, reader: 'staff' }),
  templates: (ctx) => listTemplates(ctx, TEMPLATE_PURPOSES),
  saveTemplate: (ctx, { body }) =>
    saveTemplate(ctx, { ...body, purpose: 'ticket' }, TEMPLATE_PURPOSES),
}
