import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { SubmissionStatus } from '../rules.ts'

export type SubmissionRow = {
  id: string
  companyId: string
  attempt: number
  status: SubmissionStatus
  answers: Record<string, object>
  reason: string | null
  asked: string | null
  submittedAt: Date | null
  decidedAt: Date | null
  reviewer: string | null
}

const selectSubmissions = (db: Db) =>
  db
    .selectFrom('kyc_submission as s')
    .select([
      's.id',
      's.company_id as companyId',
      's.attempt',
      's.status',
      's.reason',
      's.asked',
      's.submitted_at as submittedAt',
      's.decided_at as decidedAt',
      's.reviewer',
    ])
    .select(sql<SubmissionRow['answers']>`s.answers`.as('answers'))
    .$narrowType<{ status: SubmissionStatus }>()

/** A company's submissions, newest first. */
export const listByCompany = (db: Db, companyId: string): Promise<SubmissionRow[]> =>
  selectSubmissions(db).where('s.company_id', '=', companyId).orderBy('s.attempt', 'desc').execute()

/** A submission, of that company where one is given. */
export const find = (db: Db, id: string, companyId?: string): Promise<SubmissionRow | undefined> =>
  selectSubmissions(db)
    .where('s.id', '=', id)
    .$if(companyId !== undefined, (query) => query.where('s.company_id', '=', companyId!))
    .executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lock = (tx: Db, id: string, companyId?: string): Promise<SubmissionRow | undefined> =>
  selectSubmissions(tx)
    .where('s.id', '=', id)
    .$if(companyId !== undefined, (query) => query.where('s.company_id', '=', companyId!))
    .forUpdate()
    .executeTakeFirst()

/** Locks a company, so that it begins one submission at a time. */
export const lockCompany = (tx: Db, companyId: string) =>
  tx
    .selectFrom('company')
    .select('state')
    .where('id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()

/** Inserts a draft. Returns its id. */
export async function insert(
  db: Db,
  attempt: { companyId: string; number: number; answers: object; at: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('kyc_submission')
    .values({
      company_id: attempt.companyId,
      attempt: attempt.number,
      status: 'draft',
      answers: JSON.stringify(attempt.answers),
      created_at: attempt.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Merges steps into the stored answers. */
export const saveAnswers = (db: Db, id: string, steps: object) =>
  db
    .updateTable('kyc_submission')
    .set({ answers: sql`answers || ${JSON.stringify(steps)}::jsonb` })
    .where('id', '=', id)
    .execute()

export type SubmissionChanges = {
  status?: SubmissionStatus
  reason?: string | null
  asked?: string | null
  submitted_at?: Date
  decided_at?: Date
  reviewer?: string
}
/** Stores the changes of a transition or a request. */
export const update = (db: Db, id: string, changes: SubmissionChanges) =>
  db.updateTable('kyc_submission').set(changes).where('id', '=', id).execute()
