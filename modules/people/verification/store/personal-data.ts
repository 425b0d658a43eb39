import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** Locks the submissions of the account's company until the transaction ends. */
export const lock = (tx: Db, accountId: string) =>
  sql`
    select attempt.id from kyc_submission as attempt
    join account as own on own.company_id = attempt.company_id and own.id = ${accountId}::uuid
    order by attempt.id for update of attempt`.execute(tx)

/**
 * The submissions of a company that has only this account; none where it has others, because the company
 * continues with its documents.
 */
export async function listSoleSubmissions(tx: Db, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select attempt.id from kyc_submission as attempt
    join account as own on own.company_id = attempt.company_id and own.id = ${accountId}::uuid
    where not exists (select from account where company_id = own.company_id
      and id <> own.id and status <> 'closed')
    order by attempt.attempt`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Whether one of these submissions was approved. */
export async function hasApproved(tx: Db, ids: readonly string[]): Promise<boolean> {
  const found = await tx
    .selectFrom('kyc_submission')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '=', 'approved')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Deletes submissions with their documents and events. Returns the documents' files. */
export async function removeSubmissions(tx: Db, ids: readonly string[]): Promise<string[]> {
  const documents = await tx
    .deleteFrom('kyc_document')
    .where('submission_id', 'in', ids)
    .returning('file_id')
    .execute()
  await tx.deleteFrom('kyc_submission').where('id', 'in', ids).execute()
  return documents.map(({ file_id }) => file_id)
}

/** Files that the account uploaded for a submission which no longer refers to them. */
export async function listOrphanedFiles(tx: Db, accountId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('stored_file as f')
    .select('f.id')
    .where('f.owner_id', '=', accountId)
    .where('f.purpose', '=', 'company-document')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('kyc_document').select('id').whereRef('kyc_document.file_id', '=', 'f.id'),
        ),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}
