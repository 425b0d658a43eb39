import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { sen, type Money } from '#platform/money.ts'

type ApplicationStatus = 'submitted' | 'granted' | 'declined'

export type CreditApplicationRecord = {
  id: string
  companyId: string
  applicant: string
  applicantEmail: string
  amount: Money
  note: string | null
  status: ApplicationStatus
  createdAt: Date
  decidedAt: Date | null
  reason: string | null
  files: { id: string; name: string; kind: string }[]
}

/** Inserts an application with its documents; returns its id. */
export async function insertApplication(
  tx: Db,
  {
    files,
    ...application
  }: {
    companyId: string
    accountId: string
    amount: Money
    note: string | null
    at: Date
    files: readonly string[]
  },
): Promise<string> {
  const { id } = await tx
    .insertInto('credit_application')
    .values({
      company_id: application.companyId,
      account_id: application.accountId,
      amount: application.amount,
      note: application.note,
      status: 'submitted',
      created_at: application.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = files.map((fileId, position) => ({
    application_id: id,
    position,
    file_id: fileId,
  }))
  if (rows.length > 0) await tx.insertInto('credit_application_file').values(rows).execute()
  return id
}

/** The applications of a company, newest first. */
export async function listApplications(
  db: Db,
  companyId: string,
): Promise<CreditApplicationRecord[]> {
  const rows = await db
    .selectFrom('credit_application as application')
    .innerJoin('account', 'account.id', 'application.account_id')
    .select(['application.id', 'application.company_id as companyId', 'application.amount'])
    .select(['application.note', 'application.status', 'application.created_at as createdAt'])
    .select(['application.decided_at as decidedAt', 'application.reason'])
    .select(['account.name as applicant', 'account.email as applicantEmail'])
    .select(
      sql<CreditApplicationRecord['files']>`coalesce((
        select json_agg(json_build_object('id', file.id, 'name', file.name, 'kind', file.kind) order by part.position)
        from credit_application_file as part join stored_file as file on file.id = part.file_id
        where part.application_id = application.id), '[]')`.as('files'),
    )
    .$narrowType<{ status: ApplicationStatus }>()
    .where('application.company_id', '=', companyId)
    .orderBy('application.created_at', 'desc')
    .limit(50)
    .execute()
  return rows.map((row) => ({ ...row, amount: sen(row.amount) }))
}

/** Decides the application that waits; does nothing where none does. */
export const decideApplication = (
  tx: Db,
  companyId: string,
  decision: { status: 'granted' | 'declined'; at: Date; reason: string | null },
) =>
  tx
    .updateTable('credit_application')
    .set({ status: decision.status, decided_at: decision.at, reason: decision.reason })
    .where('company_id', '=', companyId)
    .where('status', '=', 'submitted')
    .execute()

/** The applications of an account, oldest first. */
export const listOfAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('credit_application')
    .select(['amount', 'note', 'status', 'created_at as createdAt', 'reason'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()

/** Applications that wait, oldest first. */
export const listWaiting = (db: Db, limit: number) =>
  db
    .selectFrom('credit_application as application')
    .innerJoin('company', 'company.id', 'application.company_id')
    .select(['application.id', 'application.company_id as companyId', 'company.name as company'])
    .select(['application.amount', 'application.created_at as since'])
    .where('application.status', '=', 'submitted')
    .orderBy('application.created_at')
    .limit(limit)
    .execute()
