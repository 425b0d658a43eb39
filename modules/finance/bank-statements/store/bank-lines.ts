import { sql } from 'kysely'
import { toJakartaDate } from '#platform/clock.ts'
import { countUpTo } from '#platform/database/bounded-count.ts'
import type { Db } from '#platform/database/database.ts'
import { sen, type Money } from '#platform/money.ts'
import type { Paging } from '#platform/paging.ts'
import type { StatementBank } from '../rules/bank-formats.ts'
import type { BankLineStatus } from '../rules/bank-line-status.ts'
import type { Candidate } from '../rules/match-line.ts'

const selectLines = (db: Db) =>
  db
    .selectFrom('bank_line as line')
    .select([sql<string>`line.id::text`.as('id'), 'line.bank', 'line.description', 'line.amount'])
    .select(['line.status', 'line.settled_at as settledAt', 'line.settled_by as settledBy'])
    .select([
      sql<string>`line.booked_on::text`.as('day'),
      'line.note',
      'line.is_joined as isJoined',
    ])
    .select(
      sql<string[]>`array(select invoice.number from bank_line_invoice as paid
        join invoice on invoice.id = paid.invoice_id where paid.line_id = line.id order by 1)`.as(
        'invoices',
      ),
    )
    .select(
      sql<boolean>`exists (select from payment_confirmation where bank_line_id = line.id
        and undone_at is null)`.as('isUndoable'),
    )
    .$narrowType<{ bank: StatementBank; status: BankLineStatus; amount: Money }>()

export type BankLineRecord = Awaited<
  ReturnType<ReturnType<typeof selectLines>['executeTakeFirstOrThrow']>
>

/** A page of lines: open ones by their day, others newest first. */
export const listLines = (
  db: Db,
  { status, page, count }: Paging & { status: BankLineStatus },
): Promise<BankLineRecord[]> =>
  selectLines(db)
    .where('line.status', '=', status)
    .orderBy('line.booked_on', status === 'open' ? 'asc' : 'desc')
    .orderBy('line.id', status === 'open' ? 'asc' : 'desc')
    .limit(count)
    .offset(page * count)
    .execute()

export const countLines = (db: Db, status: BankLineStatus) =>
  countUpTo(db, db.selectFrom('bank_line').select('id').where('status', '=', status))

/** A line, locked until the transaction ends. */
export const lockLine = (tx: Db, id: string): Promise<BankLineRecord | undefined> =>
  selectLines(tx)
    .where('line.id', '=', sql<number>`${id}::bigint`)
    .forUpdate('line')
    .executeTakeFirst()

/** Saves what became of a line. */
export async function settleLine(
  tx: Db,
  id: string,
  settled: { status: BankLineStatus; at: Date | null; by: string | null; note: string | null },
): Promise<void> {
  await tx
    .updateTable('bank_line')
    .set({
      status: settled.status,
      settled_at: settled.at,
      settled_by: settled.by,
      note: settled.note,
    })
    .where('id', '=', sql<number>`${id}::bigint`)
    .execute()
}

export async function insertPaidInvoices(
  tx: Db,
  lineId: string,
  paid: readonly { invoiceId: string; amount: Money }[],
): Promise<void> {
  await tx
    .insertInto('bank_line_invoice')
    .values(
      paid.map(({ invoiceId, amount }) => ({
        line_id: sql<number>`${lineId}::bigint`,
        invoice_id: invoiceId,
        amount,
      })),
    )
    .execute()
}

export const deletePaidInvoices = (tx: Db, lineId: string) =>
  tx
    .deleteFrom('bank_line_invoice')
    .where('line_id', '=', sql<number>`${lineId}::bigint`)
    .execute()

/** How far an open transfer may be from a line to be suggested (sen): a missing unique code, a fee of the bank. */
const NEAR = 1_000_00

/** Open transfers, of invoices and of bundles, whose amounts are near each line's, by line. */
export async function listCandidates(
  db: Db,
  lines: readonly Pick<BankLineRecord, 'id' | 'amount'>[],
): Promise<Map<string, Candidate[]>> {
  type Row = Omit<Candidate, 'issuedOn' | 'expected'> & {
    lineId: string
    expected: number
    issuedAt: Date
  }
  const { rows } = await sql<Row>`
    select line.id as "lineId", invoice.number as "invoiceNumber", o.id as "orderId", o.number as "orderNumber",
      concat_ws(' · ', company.name, o.buyer_name, account.name) as buyer,
      transfer_amount(invoice.amount, invoice.unique_code) as expected, invoice.issued_at as "issuedAt"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (id text, amount bigint)
      cross join lateral (
        -- The words of the partial index.
        select * from invoice where status in ('unpaid', 'proof_submitted', 'overdue') and payment_type = 'transfer'
          and unique_code > 0 and transfer_amount(amount, unique_code) between line.amount - ${NEAR} and line.amount + ${NEAR}
        order by abs(transfer_amount(amount, unique_code) - line.amount) limit 20) as invoice
      join sales_order as o on o.id = invoice.order_id
      join account on account.id = invoice.account_id
      left join company on company.id = o.company_id
    union all
    select line.id, bundle.number, first.order_id, first.number || ' dan ' || (first.invoices - 1) || ' lagi',
      concat_ws(' · ', first.company, account.name), transfer_amount(bundle.amount, bundle.unique_code), bundle.created_at
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (id text, amount bigint)
      join payment_bundle as bundle on bundle.status = 'open' and bundle.method = 'transfer' and bundle.unique_code > 0
        and transfer_amount(bundle.amount, bundle.unique_code) between line.amount - ${NEAR} and line.amount + ${NEAR}
      join account on account.id = bundle.account_id
      cross join lateral (
        select o.id as order_id, o.number, company.name as company, count(*) over () as invoices
        from payment_bundle_invoice as bundled join sales_order as o on o.id = bundled.order_id
          left join company on company.id = o.company_id
        where bundled.bundle_id = bundle.id order by o.id limit 1) as first`.execute(db)
  const byLine = new Map<string, Candidate[]>()
  for (const { lineId, issuedAt, expected, ...row } of rows) {
    const candidate = { ...row, expected: sen(expected), issuedOn: toJakartaDate(issuedAt) }
    byLine.set(lineId, [...(byLine.get(lineId) ?? []), candidate])
  }
  return byLine
}

/** The orders of invoices by number, in the order in which they are to be locked. */
export const findInvoices = (db: Db, numbers: readonly string[]) =>
  db
    .selectFrom('invoice')
    .select(['id', 'number', 'order_id as orderId', 'amount', 'unique_code as uniqueCode'])
    .where('number', 'in', [...numbers])
    .orderBy('order_id')
    .execute()

/** The amounts of open lines, as often as they come. */
export const listOpenAmounts = async (db: Db, amounts: readonly Money[]): Promise<Money[]> => {
  const rows = await db
    .selectFrom('bank_line')
    .select('amount')
    .where('status', '=', 'open')
    .where('amount', 'in', [...amounts])
    .execute()
  return rows.map(({ amount }) => sen(amount))
}
