import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/database/database.ts'
import type { Paging } from '#platform/paging.ts'
import type { PurchaseOrder } from '../contract.ts'
import type { PurchaseOrderStatus } from '../rules.ts'

export type PurchaseOrderAddress = z.output<typeof PurchaseOrder>['address']

export type PurchaseOrderRecord = {
  id: string
  number: string
  companyId: string
  accountId: string
  status: PurchaseOrderStatus
  project: string
  projectType: string
  address: PurchaseOrderAddress
  paymentMethod: string
  note: string
  fileId: string
  fileName: string
  fileKind: string
  fileSize: number
  handler: string | null
  outcome: string | null
  createdAt: Date
  endedAt: Date | null
  company: string
  sender: string
  email: string
  phone: string
}

const selectRecords = (db: Db) =>
  db
    .selectFrom('upo as u')
    .innerJoin('stored_file as f', 'f.id', 'u.file_id')
    .innerJoin('account as a', 'a.id', 'u.account_id')
    .innerJoin('company as c', 'c.id', 'u.company_id')
    .select([
      'u.id',
      'u.number',
      'u.company_id as companyId',
      'u.account_id as accountId',
      'u.status',
      'u.project',
      'u.project_type as projectType',
      'u.payment_method as paymentMethod',
      'u.note',
      'f.id as fileId',
      'f.name as fileName',
      'f.kind as fileKind',
      'f.size as fileSize',
      'u.handler',
      'u.outcome',
      'u.created_at as createdAt',
      'u.ended_at as endedAt',
      'c.name as company',
      'a.name as sender',
      'a.email',
      'a.phone',
    ])
    .select(sql<PurchaseOrderAddress>`u.address`.as('address'))
    .$narrowType<{ status: PurchaseOrderStatus }>()

/** One record, of one company where that is given. */
export const find = (
  db: Db,
  id: string,
  companyId?: string,
): Promise<PurchaseOrderRecord | undefined> =>
  selectRecords(db)
    .where('u.id', '=', id)
    .$if(companyId !== undefined, (query) => query.where('u.company_id', '=', companyId!))
    .executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lock = (
  tx: Db,
  id: string,
  companyId?: string,
): Promise<PurchaseOrderRecord | undefined> =>
  selectRecords(tx)
    .where('u.id', '=', id)
    .$if(companyId !== undefined, (query) => query.where('u.company_id', '=', companyId!))
    .forUpdate('u')
    .executeTakeFirst()

/** A page of a company's records, newest first, each with its number of lines. */
export const listOfCompany = (db: Db, companyId: string, { page, count }: Paging) =>
  selectRecords(db)
    .select(sql<number>`(select count(*) from upo_line l where l.upo_id = u.id)`.as('lines'))
    .where('u.company_id', '=', companyId)
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id')
    .limit(count)
    .offset(page * count)
    .execute()

/** How many records a company has. */
export async function countOfCompany(db: Db, companyId: string): Promise<number> {
  const { size } = await db
    .selectFrom('upo')
    .select((eb) => eb.fn.countAll<number>().as('size'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return size
}

export type NewPurchaseOrderRecord = {
  number: string
  companyId: string
  accountId: string
  project: string
  projectType: string
  address: PurchaseOrderAddress
  paymentMethod: string
  note: string
  fileId: string
  at: Date
}

/** Inserts a record; returns its id. */
export async function insert(tx: Db, record: NewPurchaseOrderRecord): Promise<string> {
  const { id } = await tx
    .insertInto('upo')
    .values({
      number: record.number,
      company_id: record.companyId,
      account_id: record.accountId,
      status: 'new',
      project: record.project,
      project_type: record.projectType,
      address: JSON.stringify(record.address),
      payment_method: record.paymentMethod,
      note: record.note,
      file_id: record.fileId,
      created_at: record.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type PurchaseOrderChanges = {
  status?: PurchaseOrderStatus
  handler_id?: string
  handler?: string
  outcome?: string
  order_id?: string
  ended_at?: Date
}
/** Saves what a step changes. */
export const update = (tx: Db, id: string, changes: PurchaseOrderChanges) =>
  tx.updateTable('upo').set(changes).where('id', '=', id).execute()
