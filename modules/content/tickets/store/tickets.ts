import type { Db } from '#platform/database/database.ts'
import type { Paging } from '#platform/paging.ts'
import type { TicketStatus } from '../rules/ticket-status.ts'
import type { TicketTopic } from '../rules/topics.ts'

const selectTickets = (db: Db) =>
  db
    .selectFrom('support_ticket as t')
    .innerJoin('account', 'account.id', 't.account_id')
    .leftJoin('company', 'company.id', 'account.company_id')
    .leftJoin('sales_order', 'sales_order.id', 't.order_id')
    .select(['t.id', 't.number', 't.account_id as accountId', 't.topic', 't.subject', 't.status'])
    .select(['t.order_id as orderId', 'sales_order.number as orderNumber'])
    .select(['t.handler_id as handlerId', 't.handler', 't.reply_token as replyToken'])
    .select(['t.created_at as createdAt', 't.updated_at as updatedAt'])
    .select(['account.name as buyerName', 'account.email as buyerEmail'])
    .select(['account.phone as buyerPhone', 'company.name as company'])
    .$narrowType<{ topic: TicketTopic; status: TicketStatus }>()

export type TicketRecord = Awaited<
  ReturnType<ReturnType<typeof selectTickets>['executeTakeFirstOrThrow']>
>

export const find = (db: Db, id: string): Promise<TicketRecord | undefined> =>
  selectTickets(db).where('t.id', '=', id).executeTakeFirst()

/** The ticket, locked until the transaction ends, so that steps on it take turns. */
export const lock = (tx: Db, id: string): Promise<TicketRecord | undefined> =>
  selectTickets(tx).where('t.id', '=', id).forUpdate('t').executeTakeFirst()

type OwnTicketsQuery = Paging & {
  accountId: string
  status?: TicketStatus | undefined
}

const selectOwn = (db: Db, { accountId, status }: Omit<OwnTicketsQuery, 'page' | 'count'>) =>
  selectTickets(db)
    .where('t.account_id', '=', accountId)
    .$if(status !== undefined, (query) => query.where('t.status', '=', status!))

/** The tickets of an account, latest change first. */
export const listOwn = (db: Db, { page, count, ...filter }: OwnTicketsQuery) =>
  selectOwn(db, filter)
    .orderBy('t.updated_at', 'desc')
    .orderBy('t.id')
    .limit(count)
    .offset(page * count)
    .execute()

export const selectOwnIds = (db: Db, filter: Omit<OwnTicketsQuery, 'page' | 'count'>) =>
  selectOwn(db, filter).clearSelect().select('t.id')

export type NewTicket = {
  number: string
  accountId: string
  topic: TicketTopic
  subject: string
  orderId: string | null
  at: Date
}

/** Inserts an open ticket; returns its id. */
export async function insert(tx: Db, ticket: NewTicket): Promise<string> {
  const { id } = await tx
    .insertInto('support_ticket')
    .values({
      number: ticket.number,
      account_id: ticket.accountId,
      topic: ticket.topic,
      subject: ticket.subject,
      order_id: ticket.orderId,
      status: 'open',
      created_at: ticket.at,
      updated_at: ticket.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const saveStatus = (tx: Db, id: string, status: TicketStatus, at: Date) =>
  tx.updateTable('support_ticket').set({ status, updated_at: at }).where('id', '=', id).execute()

/** Assigns the ticket to a member of staff, or to no one. */
export const saveHandler = (tx: Db, id: string, handler: { id: string; name: string } | null) =>
  tx
    .updateTable('support_ticket')
    .set({ handler_id: handler?.id ?? null, handler: handler?.name ?? null })
    .where('id', '=', id)
    .execute()
