import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { CompanyRole } from '../rules.ts'

/** Invitations that an account sent, or that were sent to its address. */
export const listInvitations = (db: Db, accountId: string) =>
  db
    .selectFrom('company_invite as invite')
    .innerJoin('company', 'company.id', 'invite.company_id')
    .innerJoin('account as own', (join) => join.on('own.id', '=', accountId))
    .select(['invite.email', 'invite.created_at', 'invite.expires_at', 'company.name as company'])
    .select(sql<CompanyRole>`invite.role`.as('role'))
    .select(sql<boolean>`invite.invited_by = own.id`.as('mine'))
    .where((eb) =>
      eb.or([
        eb('invite.invited_by', '=', accountId),
        eb(sql`lower(invite.email)`, '=', sql`lower(own.email)`),
      ]),
    )
    .orderBy('invite.created_at')
    .execute()

/** Locks the company of an account, until the transaction ends: its people change one at a time. */
export const lockCompany = (tx: Db, accountId: string) =>
  sql`
    select company.id from company join account on account.company_id = company.id
    where account.id = ${accountId}::uuid for update of company`.execute(tx)

/** The roles of the other accounts of an account's company. */
export async function listColleagues(db: Db, accountId: string): Promise<{ role: CompanyRole }[]> {
  const { rows } = await sql<{ role: CompanyRole }>`
    select other.company_role as role from account as other
    join account as own on own.company_id = other.company_id and own.id = ${accountId}::uuid
    where other.id <> own.id and other.status <> 'closed'`.execute(db)
  return rows
}

/** Deletes invitations to an account's address; with `isAlone` all those of its company. */
export const removeInvitations = (tx: Db, accountId: string, isAlone: boolean) =>
  sql`
    delete from company_invite using account as own
    where own.id = ${accountId}::uuid and (lower(company_invite.email) = lower(own.email)
      or ${isAlone}::bool and company_invite.company_id = own.company_id)`.execute(tx)
