import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { ReturnReason } from '../rules/return-reasons.ts'
import type { ReturnStatus } from '../rules/return-status.ts'

const selectReturns = (db: Db) =>
  db
    .selectFrom('order_return as r')
    .innerJoin('sales_order', 'sales_order.id', 'r.order_id')
    .leftJoin('warehouse', 'warehouse.id', 'r.warehouse_id')
    .select(['r.id', 'r.number', 'r.status', 'r.note', 'r.reason', 'r.refund_to as refundTo'])
    .select(['r.order_id as orderId', 'sales_order.number as orderNumber'])
    .select(['r.account_id as accountId', 'r.created_at as createdAt'])
    .select('warehouse.name as warehouse')
    .select([
      sql<string | null>`r.pickup_on::text`.as('pickupOn'),
      sql<string | null>`r.received_on::text`.as('receivedOn'),
    ])
    .$narrowType<{ status: ReturnStatus }>()

export type ReturnRecord = Awaited<
  ReturnType<ReturnType<typeof selectReturns>['executeTakeFirstOrThrow']>
>

export const find = (db: Db, id: string): Promise<ReturnRecord | undefined> =>
  selectReturns(db).where('r.id', '=', id).executeTakeFirst()

/** The returns of an order, oldest first. */
export const listOfOrder = (db: Db, orderId: string): Promise<ReturnRecord[]> =>
  selectReturns(db)
    .where('r.order_id', '=', orderId)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute()

/** The returns of an account, oldest first. */
export const listOfAccount = (db: Db, accountId: string): Promise<ReturnRecord[]> =>
  selectReturns(db).where('r.account_id', '=', accountId).orderBy('r.created_at').execute()

/** The lines of some returns, in their order. */
export async function listLines(db: Db, returnIds: readonly string[]) {
  if (returnIds.length === 0) return []
  const rows = await db
    .selectFrom('order_return_line as part')
    .innerJoin('sales_order_line as line', 'line.id', 'part.order_line_id')
    .innerJoin('variant', 'variant.id', 'line.variant_id')
    .select(['part.return_id as returnId', 'line.id as lineId', 'line.variant_id as variantId'])
    .select(['line.product_name', 'line.variant_name', 'line.picture', 'line.unit'])
    .select(['variant.measured', 'part.reason', 'part.requested', 'part.approved'])
    .select(['part.received', 'part.restocked'])
    .$narrowType<{ reason: ReturnReason }>()
    .where('part.return_id', 'in', [...returnIds])
    .orderBy('part.position')
    .execute()
  return rows.map(({ product_name, variant_name, ...row }) => ({
    ...row,
    name: [product_name, variant_name].filter(Boolean).join(', '),
  }))
}

export type ReturnLineRow = Awaited<ReturnType<typeof listLines>>[number]

/** The pictures of some returns, in their order. */
export const listPictures = async (db: Db, returnIds: readonly string[]) =>
  returnIds.length === 0
    ? []
    : db
        .selectFrom('order_return_picture as picture')
        .innerJoin('stored_file', 'stored_file.id', 'picture.file_id')
        .select(['picture.return_id as returnId', 'stored_file.id', 'stored_file.name'])
        .select('stored_file.kind')
        .where('picture.return_id', 'in', [...returnIds])
        .orderBy('picture.position')
        .execute()

export type NewReturn = {
  number: string
  orderId: string
  accountId: string
  note: string | null
  refundTo: string
  at: Date
  lines: readonly { lineId: string; qty: number; reason: ReturnReason }[]
  pictures: readonly string[]
}

/** Inserts a return with its lines and pictures; returns its id. */
export async function insert(tx: Db, { lines, pictures, ...record }: NewReturn): Promise<string> {
  const { id } = await tx
    .insertInto('order_return')
    .values({
      number: record.number,
      order_id: record.orderId,
      account_id: record.accountId,
      status: 'requested',
      note: record.note,
      refund_to: record.refundTo,
      created_at: record.at,
      updated_at: record.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('order_return_line')
    .values(
      lines.map(({ lineId, qty, reason }, index) => ({
        return_id: id,
        order_line_id: lineId,
        position: index + 1,
        reason,
        requested: qty,
      })),
    )
    .execute()
  if (pictures.length > 0)
    await tx
      .insertInto('order_return_picture')
      .values(
        pictures.map((fileId, index) => ({ return_id: id, position: index + 1, file_id: fileId })),
      )
      .execute()
  return id
}

/** Columns that a step changes besides the status. */
export type ReturnChanges = {
  reason?: string
  pickup_on?: string
  received_on?: string
  warehouse_id?: number
}

/** Saves a new status with the columns that change with it. */
export async function saveStatus(
  tx: Db,
  id: string,
  status: ReturnStatus,
  at: Date,
  changes: ReturnChanges,
): Promise<void> {
  await tx
    .updateTable('order_return')
    .set({ ...changes, status, updated_at: at })
    .where('id', '=', id)
    .execute()
}

/** Saves quantities of a return's lines. */
export async function saveLine(
  tx: Db,
  returnId: string,
  lineId: string,
  changes: { approved: number } | { received: number; restocked: number },
): Promise<void> {
  await tx
    .updateTable('order_return_line')
    .set(changes)
    .where('return_id', '=', returnId)
    .where('order_line_id', '=', lineId)
    .execute()
}

/** Deletes the bank accounts that an account named. */
export async function eraseRefundAccounts(tx: Db, accountId: string): Promise<void> {
  await tx
    .updateTable('order_return')
    .set({ refund_to: '', note: null })
    .where('account_id', '=', accountId)
    .execute()
}
