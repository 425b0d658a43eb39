import { sql } from 'kysely'
import { toJakartaDate } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { sen, type Money } from '#platform/money.ts'
import type { HandPayment } from '../rules/hand-payments.ts'

type Row = Omit<HandPayment, 'amount' | 'confirmedOn'> & { amount: number; confirmedAt: Date }

const present = (rows: readonly Row[]): HandPayment[] =>
  rows.map(({ amount, confirmedAt, ...row }) => ({
    ...row,
    amount: sen(amount),
    confirmedOn: toJakartaDate(confirmedAt),
  }))

/** Payments that finance confirmed by hand and that no line has joined; of a bundle, all its invoices as one. */
const listAlone = (db: Db, where: ReturnType<typeof sql>) =>
  sql<Row>`
    select array_agg(confirmation.id::text) as ids, min(confirmation.confirmed_at) as "confirmedAt",
      sum(invoice.received)::bigint as amount, array_agg(invoice.id::text order by invoice.number) as "invoiceIds",
      array_agg(invoice.number order by invoice.number) as "invoiceNumbers",
      (array_agg(o.id::text order by o.id))[1] as "orderId", (array_agg(o.number order by o.id))[1] as "orderNumber",
      (array_agg(concat_ws(' · ', company.name, o.buyer_name) order by o.id))[1] as buyer
    from payment_confirmation as confirmation
      join invoice on invoice.id = confirmation.invoice_id and invoice.status = 'paid'
      join sales_order as o on o.id = invoice.order_id
      left join company on company.id = o.company_id
    where confirmation.bank_line_id is null and confirmation.undone_at is null and ${where}
    group by coalesce(confirmation.bundle_id, confirmation.id)`
    .execute(db)
    .then(({ rows }) => present(rows))

/** Those that were confirmed between two days (Jakarta). */
export const listConfirmedBetween = (db: Db, from: string, to: string): Promise<HandPayment[]> =>
  listAlone(
    db,
    sql`confirmation.confirmed_at >= ${from}::date::timestamp at time zone 'Asia/Jakarta'
      and confirmation.confirmed_at < (${to}::date + 1)::timestamp at time zone 'Asia/Jakarta'`,
  )

/** The manual payments of these invoices. Of a bundle, only the invoices asked for count. */
export const listOfInvoices = (db: Db, ids: readonly string[]): Promise<HandPayment[]> =>
  listAlone(db, sql`confirmation.invoice_id = any(${[...ids]}::uuid[])`)

/** Joins a line to a payment. Returns false if the payment was undone or joined in the meantime. */
export async function joinLine(
  tx: Db,
  lineId: string,
  { ids }: Pick<HandPayment, 'ids'>,
): Promise<boolean> {
  const { rows } = await sql`
    update payment_confirmation set bank_line_id = ${lineId}::bigint
    where id = any(${[...ids]}::uuid[]) and bank_line_id is null and undone_at is null returning id`.execute(
    tx,
  )
  return rows.length === ids.length
}

/** Marks whether a line only documents a payment that was recorded by hand. */
export async function markJoined(tx: Db, lineId: string, isJoined: boolean): Promise<void> {
  await sql`update bank_line set is_joined = ${isJoined} where id = ${lineId}::bigint`.execute(tx)
}

/** Takes a line and its payment apart. */
export async function separateLine(tx: Db, lineId: string): Promise<void> {
  await sql`update payment_confirmation set bank_line_id = null where bank_line_id = ${lineId}::bigint`.execute(
    tx,
  )
  await markJoined(tx, lineId, false)
}

/** What each invoice of a payment received (sen). */
export const listReceived = (
  db: Db,
  invoiceIds: readonly string[],
): Promise<{ invoiceId: string; amount: Money }[]> =>
  db
    .selectFrom('invoice')
    .select(['id as invoiceId', 'received'])
    .where('id', 'in', [...invoiceIds])
    .execute()
    .then((rows) =>
      rows.map(({ invoiceId, received }) => ({ invoiceId, amount: sen(received ?? 0) })),
    )
