import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'
import type { Paging } from '#platform/paging.ts'
import type { PurchaseOrderStatus } from '../rules.ts'

export type PurchaseOrderQueueQuery = Paging & {
  search?: string | undefined
  status?: PurchaseOrderStatus | undefined
}

/** Without a status the queue has the open ones: new and in progress. */
function selectQueue(
  db: Db,
  { search, status }: Pick<PurchaseOrderQueueQuery, 'search' | 'status'>,
) {
  const pattern = toContainsPattern(search ?? '')
  return db
    .selectFrom('upo as u')
    .innerJoin('company as c', 'c.id', 'u.company_id')
    .innerJoin('stored_file as f', 'f.id', 'u.file_id')
    .where('u.status', 'in', status ? [status] : ['new', 'in_progress'])
    .$if(Boolean(search), (query) =>
      query.where((eb) =>
        eb.or([
          eb('u.number', 'ilike', pattern),
          eb('u.project', 'ilike', pattern),
          eb('c.name', 'ilike', pattern),
        ]),
      ),
    )
}

const isEnded = (status: PurchaseOrderStatus | undefined) =>
  status === 'done' || status === 'cancelled'

/** The staff's queue; open records oldest first, ended ones newest first. */
export const listQueue = (db: Db, request: PurchaseOrderQueueQuery) =>
  selectQueue(db, request)
    .select(['u.id', 'u.number', 'u.status', 'u.project', 'u.handler', 'u.created_at as createdAt'])
    .select(['c.name as company', 'f.kind as fileKind'])
    .select([
      sql<number>`(select count(*) from upo_line l where l.upo_id = u.id)`.as('lines'),
      sql<number>`(select count(*) from upo_line l where l.upo_id = u.id and l.variant_id is null)`.as(
        'open',
      ),
    ])
    .$narrowType<{ status: PurchaseOrderStatus }>()
    .orderBy('u.created_at', isEnded(request.status) ? 'desc' : 'asc')
    .orderBy('u.id')
    .limit(request.count)
    .offset(request.page * request.count)
    .execute()

export async function countQueue(
  db: Db,
  request: Pick<PurchaseOrderQueueQuery, 'search' | 'status'>,
) {
  const { total } = await selectQueue(db, request)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { total, totalIsExact: true }
}
