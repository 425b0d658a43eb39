import { sql } from 'kysely'
import { countUpTo } from '#platform/database/bounded-count.ts'
import type { Db } from '#platform/database/database.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'
import type { Paging } from '#platform/paging.ts'
import type { TicketStatus } from '../rules/ticket-status.ts'
import type { TicketTopic } from '../rules/topics.ts'

type TicketFilter = { search?: string | undefined; status?: TicketStatus | undefined }
export type TicketQueueQuery = TicketFilter & Paging

/** Without a status the queue has what waits for staff. */
const selectQueue = (db: Db, { search, status = 'open' }: TicketFilter) =>
  db
    .selectFrom('support_ticket as t')
    .innerJoin('account', 'account.id', 't.account_id')
    .leftJoin('company', 'company.id', 'account.company_id')
    .where('t.status', '=', status)
    .$if(Boolean(search), (query) =>
      query.where((eb) =>
        eb.or(
          (['t.number', 't.subject', 'account.name', 'company.name'] as const).map((column) =>
            eb(column, 'ilike', toContainsPattern(search!)),
          ),
        ),
      ),
    )

export const listQueue = (db: Db, { page, count, ...filter }: TicketQueueQuery) =>
  selectQueue(db, filter)
    .select(['t.id', 't.number', 't.status', 't.topic', 't.subject', 't.handler'])
    .select(['t.updated_at as updatedAt'])
    .select(sql<string>`coalesce(company.name, account.name)`.as('buyer'))
    .$narrowType<{ status: TicketStatus; topic: TicketTopic }>()
    .orderBy('t.updated_at', (filter.status ?? 'open') === 'open' ? 'asc' : 'desc')
    .orderBy('t.id')
    .limit(count)
    .offset(page * count)
    .execute()

export const countQueue = (db: Db, filter: TicketFilter) =>
  countUpTo(db, selectQueue(db, filter).select('t.id'))
