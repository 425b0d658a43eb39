import type { Db } from '#platform/database/database.ts'
import type { Money } from '#platform/money.ts'
import type { CreditActor } from '../rules/credit-status.ts'

/** What happened to a company's credit. */
export type CreditEvent = {
  at: Date
  by: { kind: CreditActor; name: string }
  action: string
  amount?: Money | null
  grade?: string | null
  note?: string | null
}

export const insertEvent = (tx: Db, companyId: string, { by, ...event }: CreditEvent) =>
  tx
    .insertInto('credit_event')
    .values({
      ...event,
      company_id: companyId,
      actor_kind: by.kind,
      actor_name: by.name,
    })
    .execute()

/** The history of a company's credit, newest first. */
export const listEvents = (db: Db, companyId: string) =>
  db
    .selectFrom('credit_event')
    .select(['at', 'actor_kind as kind', 'actor_name as name', 'action', 'amount', 'grade', 'note'])
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()

/** The e-mail addresses of the company's active owners. */
export const listOwners = (db: Db, companyId: string) =>
  db
    .selectFrom('account')
    .select(['name', 'email'])
    .where('company_id', '=', companyId)
    .where('company_role', '=', 'owner')
    .where('status', '=', 'active')
    .orderBy('email')
    .execute()
