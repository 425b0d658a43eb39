import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { TaxIdKind } from './rules.ts'

/** Whose identity it is. */
export type TaxSubject = { companyId: string } | { accountId: string }

const getColumn = (subject: TaxSubject) =>
  'companyId' in subject
    ? ({ column: 'company_id', id: subject.companyId } as const)
    : ({ column: 'account_id', id: subject.accountId } as const)

export type TaxIdentityRecord = {
  kind: TaxIdKind
  idNumber: string
  name: string
  address: string
  revision: number
}

/** What was entered; undefined where nothing was. */
export async function findIdentity(
  db: Db,
  subject: TaxSubject,
): Promise<TaxIdentityRecord | undefined> {
  const { column, id } = getColumn(subject)
  const row = await db
    .selectFrom('tax_identity')
    .select(['kind', 'id_number as idNumber', 'name', 'address', 'revision'])
    .where(column, '=', id)
    .executeTakeFirst()
  return row && { ...row, kind: row.kind as TaxIdKind }
}

/** What a company was verified with, as its invoices name it without an entry. */
export async function findVerified(db: Db, companyId: string) {
  const { rows } = await sql<{ company: string; npwp: string | null; address: string }>`
    select company.name as company, case when npwp ~ '^\\d{16}$' then npwp end as npwp,
      concat_ws(', ', nullif(street, ''), city.name, postal_code) as address
    from company left join city on city.id = company.city_id where company.id = ${companyId}::uuid`.execute(
    db,
  )
  return rows[0]!
}

/** Saves an entry over the revision that was read. False where another has been saved since. */
export async function saveIdentity(
  db: Db,
  subject: TaxSubject,
  { revision, kind, idNumber, name, address }: TaxIdentityRecord,
  at: Date,
): Promise<boolean> {
  const { column, id } = getColumn(subject)
  const values = { kind, id_number: idNumber, name, address, changed_at: at }
  if (revision === 0) {
    const inserted = await db
      .insertInto('tax_identity')
      .values({ ...values, [column]: id })
      .onConflict((conflict) => conflict.column(column).doNothing())
      .returning('id')
      .executeTakeFirst()
    return inserted !== undefined
  }
  const updated = await db
    .updateTable('tax_identity')
    .set((eb) => ({ ...values, revision: eb('revision', '+', 1) }))
    .where(column, '=', id)
    .where('revision', '=', revision)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

export const removeIdentity = (db: Db, subject: TaxSubject) => {
  const { column, id } = getColumn(subject)
  return db.deleteFrom('tax_identity').where(column, '=', id).execute()
}

/** The company that has only this account; undefined where there is none or it has others. */
export async function findSoleCompanyId(db: Db, accountId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select company_id as id from account as own where id = ${accountId}::uuid and company_id is not null
      and not exists (select from account where company_id = own.company_id and id <> own.id and status <> 'closed')`.execute(
    db,
  )
  return rows[0]?.id
}
