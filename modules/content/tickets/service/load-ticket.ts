import type { StreamedFile } from '#platform/contract/call.ts'
import type { AppDeps, BuyerContext } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import { openStoredFile } from '#modules/foundation/files/service/stored-files.ts'
import type { TicketDetails } from '../presenter.ts'
import type { TicketActor } from '../rules/ticket-status.ts'
import { listFiles, listMessages } from '../store/messages.ts'
import * as store from '../store/tickets.ts'

/** A ticket. Throws 404. */
export async function requireTicket({ db }: Pick<AppDeps, 'db'>, id: string) {
  const record = await store.find(db, id)
  if (!record) throw notFound()
  return record
}

/** One of the buyer's own tickets. Throws 404. */
export async function requireOwnTicket(ctx: BuyerContext, id: string) {
  const record = await requireTicket(ctx, id)
  if (record.accountId !== ctx.buyer.accountId) throw notFound()
  return record
}

/** The ticket, locked for a step. Throws 404. */
export async function lockTicket({ db }: Pick<AppDeps, 'db'>, id: string) {
  const record = await store.lock(db, id)
  if (!record) throw notFound()
  return record
}

/** A ticket with its thread. */
export async function loadDetails(
  { db }: Pick<AppDeps, 'db'>,
  record: store.TicketRecord,
): Promise<TicketDetails> {
  const [messages, files] = await Promise.all([
    listMessages(db, [record.id]),
    listFiles(db, [record.id]),
  ])
  return { record, messages, files }
}

/** A file of a ticket's thread, for readers of the ticket. Throws 404. */
export async function readTicketFile(
  deps: AppDeps,
  ticketId: string,
  { fileId, reader }: { fileId: string; reader: TicketActor },
): Promise<StreamedFile> {
  const files = await listFiles(deps.db, [ticketId])
  const file = files.find(({ id, internal }) => id === fileId && (reader === 'staff' || !internal))
  if (!file) throw notFound()
  return openStoredFile(deps, file.id)
}
