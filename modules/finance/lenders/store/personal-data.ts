import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { LenderApplicationRecord } from './applications.ts'

/** The applications that an account began, oldest first. */
export const listOfAccount = async (db: Db, accountId: string) =>
  (await db
    .selectFrom('lender_application')
    .select(['lender', 'status', 'answers', 'created_at as createdAt', 'offered'])
    .where('account_id', '=', accountId)
    .orderBy('nr')
    .execute()) as Pick<
    LenderApplicationRecord,
    'lender' | 'status' | 'answers' | 'createdAt' | 'offered'
  >[]

/** Deletes what an account left unsent in a company without colleagues. Returns the ids of the documents that nothing else has. */
export async function eraseDrafts(tx: Db, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from lender_application as application
    where account_id = ${accountId} and status = 'draft' and not exists (
      select from account as colleague where colleague.company_id = application.company_id
        and colleague.id <> ${accountId} and colleague.status <> 'closed')`.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const files = await tx
    .deleteFrom('lender_application_file')
    .where('application_id', 'in', ids)
    .returning('file_id')
    .execute()
  await tx.deleteFrom('lender_exchange').where('application_id', 'in', ids).execute()
  await tx.deleteFrom('lender_application').where('id', 'in', ids).execute()
  if (files.length === 0) return []
  // An application that was sent may have the same document.
  const used = await tx
    .selectFrom('lender_application_file')
    .select('file_id')
    .where(
      'file_id',
      'in',
      files.map(({ file_id }) => file_id),
    )
    .execute()
  const usedIds = new Set(used.map(({ file_id }) => file_id))
  return [...new Set(files.map(({ file_id }) => file_id))].filter((id) => !usedIds.has(id))
}

export const eraseInvite = (tx: Db, accountId: string) =>
  tx.deleteFrom('lender_invite_closed').where('account_id', '=', accountId).execute()
