import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { CompanyRole, OrderRuleChanges } from '../rules.ts'

export type Membership = {
  companyId: string | null
  company: string | null
  role: CompanyRole
  /** Sen. */
  limit: number | null
  /** Null without a company. */
  requiresPoNumber: boolean | null
  requiresPoFile: boolean | null
  invoicesDeliveries: boolean | null
}

/** The role of an account in its company. */
export const findMembership = (db: Db, accountId: string): Promise<Membership | undefined> =>
  db
    .selectFrom('account')
    .leftJoin('company', 'company.id', 'account.company_id')
    .select(['company_id as companyId', 'company.name as company', 'spending_limit as limit'])
    .select(['requires_po_number as requiresPoNumber', 'requires_po_file as requiresPoFile'])
    .select('invoices_deliveries as invoicesDeliveries')
    .select(sql<CompanyRole>`company_role`.as('role'))
    .where('account.id', '=', accountId)
    .executeTakeFirst()

/** Locks a company, so that its members change one at a time. */
export const lockCompany = (tx: Db, companyId: string) =>
  sql`select id from company where id = ${companyId}::uuid for update`.execute(tx)

export const listMembers = (db: Db, companyId: string) =>
  db
    .selectFrom('account')
    .select(['id', 'name', 'email', 'spending_limit as limit'])
    .select(sql<CompanyRole>`company_role`.as('role'))
    .where('company_id', '=', companyId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const listInvitations = (db: Db, companyId: string, now: Date) =>
  db
    .selectFrom('company_invite')
    .select(['id', 'email', 'spending_limit as limit', 'expires_at as expiresAt'])
    .select(sql<CompanyRole>`role`.as('role'))
    .where('company_id', '=', companyId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute()

/** Saves the rules that are given. */
export async function saveOrderRules(
  tx: Db,
  companyId: string,
  { requiresPoNumber, requiresPoFile, invoicesDeliveries }: OrderRuleChanges,
): Promise<void> {
  await tx
    .updateTable('company')
    .set({
      ...(requiresPoNumber === undefined ? {} : { requires_po_number: requiresPoNumber }),
      ...(requiresPoFile === undefined ? {} : { requires_po_file: requiresPoFile }),
      ...(invoicesDeliveries === undefined ? {} : { invoices_deliveries: invoicesDeliveries }),
    })
    .where('id', '=', companyId)
    .execute()
}

type NewInvitation = {
  companyId: string
  email: string
  role: CompanyRole
  limit: number | null
  hash: Buffer
  by: string
  at: Date
  expiresAt: Date
}

/** Inserts an invitation and deletes earlier ones of the same address. Returns its id. */
export async function insertInvitation(tx: Db, invitation: NewInvitation): Promise<string> {
  await tx
    .deleteFrom('company_invite')
    .where('company_id', '=', invitation.companyId)
    .where(sql<boolean>`lower(email) = lower(${invitation.email})`)
    .execute()
  const { id } = await tx
    .insertInto('company_invite')
    .values({
      company_id: invitation.companyId,
      email: invitation.email,
      role: invitation.role,
      spending_limit: invitation.limit,
      token_hash: invitation.hash,
      invited_by: invitation.by,
      created_at: invitation.at,
      expires_at: invitation.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function removeInvitation(db: Db, id: string, companyId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('company_invite')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** A valid invitation, by the hash of its token. */
export const findInvitation = (db: Db, hash: Buffer, now: Date) =>
  db
    .selectFrom('company_invite')
    .innerJoin('company', 'company.id', 'company_id')
    .select(['company_invite.id', 'company_id as companyId', 'company.name as company', 'email'])
    .select(['spending_limit as limit', sql<CompanyRole>`role`.as('role')])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()

type CompanyPosition = { companyId: string | null; role: CompanyRole; limit: number | null }

/** Sets the company, role and limit of an account. */
export const setPosition = (
  tx: Db,
  accountId: string,
  { companyId, role, limit }: CompanyPosition,
) =>
  tx
    .updateTable('account')
    .set({ company_id: companyId, company_role: role, spending_limit: limit })
    .where('id', '=', accountId)
    .execute()

/**
 * The same for an account without a company. Returns whether it joined: of two companies at once, one gets
 * it.
 */
export async function joinCompany(
  tx: Db,
  accountId: string,
  { companyId, role, limit }: CompanyPosition,
) {
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set({ company_id: companyId, company_role: role, spending_limit: limit })
    .where('id', '=', accountId)
    .where('company_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type Approver = { email: string; name: string }

/** Who is asked about an order: active approvers, or the owners where there is none. */
export async function listApprovers(db: Db, companyId: string): Promise<Approver[]> {
  const { rows } = await sql<Approver & { role: CompanyRole }>`
    select email, name, company_role as role from account
    where company_id = ${companyId}::uuid and status = 'active' and company_role <> 'purchaser'
    order by created_at, id`.execute(db)
  const approvers = rows.filter(({ role }) => role === 'approver')
  return approvers.length > 0 ? approvers : rows
}
