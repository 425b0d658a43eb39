import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { UpoStatus } from '../rules.ts'

export type Wanted = {
  search?: string | undefined
  status?: UpoStatus | undefined
  page: number
  count: number
}

/** What is not told a state is what waits: new, and under way. */
function wanted(db: Db, { search, status }: Pick<Wanted, 'search' | 'status'>) {
  const words = `%${(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return db
    .selectFrom('upo as u')
    .innerJoin('company as c', 'c.id', 'u.company_id')
    .innerJoin('stored_file as f', 'f.id', 'u.file_id')
    .where('u.status', 'in', status ? [status] : ['new', 'in_progress'])
    .$if(Boolean(search), (query) =>
      query.where((eb) =>
        eb.or([
          eb('u.number', 'ilike', words),
          eb('u.project', 'ilike', words),
          eb('c.name', 'ilike', words),
        ]),
      ),
    )
}

const ended = (status: UpoStatus | undefined) => status === 'done' || status === 'cancelled'

/** Records as the desk's queue shows them: what waits longest stands first. */
export const list = (db: Db, asked: Wanted) =>
  wanted(db, asked)
    .select(['u.id', 'u.number', 'u.status', 'u.project', 'u.handler', 'u.created_at as createdAt'])
    .select(['c.name as company', 'f.kind as fileKind'])
    .select([
      sql<number>`(select count(*) from upo_line l where l.upo_id = u.id)`.as('lines'),
      sql<number>`(select count(*) from upo_line l where l.upo_id = u.id and l.variant_id is null)`.as(
        'open',
      ),
    ])
    .$narrowType<{ status: UpoStatus }>()
    .orderBy('u.created_at', ended(asked.status) ? 'desc' : 'asc')
    .orderBy('u.id')
    .limit(asked.count)
    .offset(asked.page * asked.count)
    .execute()

/** How many they are. */
export async function count(db: Db, asked: Pick<Wanted, 'search' | 'status'>): Promise<number> {
  const { size } = await wanted(db, asked)
    .select((eb) => eb.fn.countAll<number>().as('size'))
    .executeTakeFirstOrThrow()
  return size
}
