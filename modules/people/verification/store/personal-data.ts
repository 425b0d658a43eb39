import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** Locks the attempts of an account's company, until the transaction ends. */
export const lock = (tx: Db, accountId: string) =>
  sql`
    select attempt.id from kyc_submission as attempt
    join account as own on own.company_id = attempt.company_id and own.id = ${accountId}::uuid
    order by attempt.id for update of attempt`.execute(tx)

/**
 * The attempts of the company that an account alone stands for; none where other people buy for it
 * too: the company goes on, and its papers with it.
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

/** Whether one of these attempts was approved. */
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

/** Deletes attempts with their papers and what happened to them; answers the papers' files. */
export async function removeSubmissions(tx: Db, ids: readonly string[]): Promise<string[]> {
  const documents = await tx
    .deleteFrom('kyc_document')
    .where('submission_id', 'in', ids)
    .returning('file_id')
    .execute()
  await tx.deleteFrom('kyc_submission').where('id', 'in', ids).execute()
  return documents.map(({ file_id }) => file_id)
}

/** Papers that an account sent and that stand in no attempt any more. */
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
