import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { sen, type Money } from '#platform/money.ts'
import type { Credit, CreditableOrder } from './rules.ts'

/** Sen, including PPN. */
export type CreditNoteRecord = {
  id: string
  number: string
  invoiceId: string
  invoiceNumber: string
  /** Of the goods that came back; null of others. */
  returnId: string | null
  reason: string
  /** Taken off what the invoice still asked for; nothing goes back. */
  offInvoice: boolean
  goods: Money
  freight: Money
  total: Money
  tax: Money
  /** The bank's numbers of the transfers that gave it back; null while it has not gone back. */
  reference: string | null
  issuedAt: Date
}

/** An invoice with what was credited of each line and of the freight; the caller has locked its order. */
export async function loadCreditable(db: Db, invoiceId: string): Promise<CreditableOrder> {
  const [made, lines] = await Promise.all([findMade(db, invoiceId), listLines(db, invoiceId)])
  return { ...made, lines }
}

async function findMade(db: Db, invoiceId: string): Promise<Omit<CreditableOrder, 'lines'>> {
  const { rows } = await sql<Record<string, number>>`
    select made.goods_total as goods, made.freight_total as freight, made.tax - made.goods_tax as freight_tax,
      coalesce(sum(note.freight), 0) as credited_freight,
      coalesce(sum(note.tax - (select coalesce(sum(tax), 0) from credit_note_line
        where credit_note_id = note.id)), 0) as credited_freight_tax,
      coalesce(sum(note.goods) filter (where note.freight > 0), 0) as goods_with_freight
    from invoiced_amount as made left join credit_note as note on note.invoice_id = made.invoice_id
    where made.invoice_id = ${invoiceId}::uuid
    group by made.goods_total, made.freight_total, made.tax, made.goods_tax`.execute(db)
  const row = rows[0]!
  return {
    goods: sen(row['goods']!),
    freight: sen(row['freight']!),
    freightTax: sen(row['freight_tax']!),
    creditedFreight: sen(row['credited_freight']!),
    creditedFreightTax: sen(row['credited_freight_tax']!),
    goodsWithFreight: sen(row['goods_with_freight']!),
  }
}

async function listLines(db: Db, invoiceId: string): Promise<CreditableOrder['lines']> {
  const { rows } = await sql<{
    id: string
    quantity: number
    total: number
    tax: number
    credited_quantity: number
    credited_total: number
    credited_tax: number
  }>`
    select line.order_line_id as id, line.quantity, line.total, line.tax,
      coalesce(sum(part.quantity), 0) as credited_quantity,
      coalesce(sum(part.total), 0) as credited_total, coalesce(sum(part.tax), 0) as credited_tax
    from invoiced_line as line
      left join (credit_note_line as part join credit_note as note on note.id = part.credit_note_id)
        on part.order_line_id = line.order_line_id and note.invoice_id = line.invoice_id
    where line.invoice_id = ${invoiceId}::uuid
    group by line.order_line_id, line.quantity, line.total, line.tax order by line.order_line_id`.execute(
    db,
  )
  return rows.map((row) => ({
    id: row.id,
    quantity: row.quantity,
    total: sen(row.total),
    tax: sen(row.tax),
    creditedQuantity: row.credited_quantity,
    creditedTotal: sen(row.credited_total),
    creditedTax: sen(row.credited_tax),
  }))
}

/** Why goods are credited: they came back by a return, were refused at the door, or are not delivered any more. */
export type CreditSource = { returnId: string } | { refusedDeliveryId: string } | 'undelivered'

export type NewCreditNote = {
  number: string
  orderId: string
  invoiceId: string
  accountId: string
  source: CreditSource
  reason: string
  offInvoice: boolean
  issuedAt: Date
  issuedBy: string
  credit: Credit
}

const toSourceColumns = (source: CreditSource) =>
  source === 'undelivered'
    ? { return_id: null, refused_delivery_id: null }
    : 'returnId' in source
      ? { return_id: source.returnId, refused_delivery_id: null }
      : { return_id: null, refused_delivery_id: source.refusedDeliveryId }

/** Inserts a credit note with its lines; returns its id. */
export async function insert(tx: Db, { credit, ...note }: NewCreditNote): Promise<string> {
  const { id } = await tx
    .insertInto('credit_note')
    .values({
      number: note.number,
      order_id: note.orderId,
      invoice_id: note.invoiceId,
      account_id: note.accountId,
      ...toSourceColumns(note.source),
      reason: note.reason,
      off_invoice: note.offInvoice,
      goods: credit.goods,
      freight: credit.freight,
      total: credit.total,
      tax_exclusive: credit.total - credit.tax,
      tax: credit.tax,
      issued_at: note.issuedAt,
      issued_by: note.issuedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = credit.lines.map((line) => ({
    credit_note_id: id,
    order_line_id: line.lineId,
    quantity: line.quantity,
    total: line.total,
    tax: line.tax,
  }))
  await tx.insertInto('credit_note_line').values(lines).execute()
  return id
}

const selectNotes = (db: Db) =>
  db
    .selectFrom('credit_note as note')
    .innerJoin('invoice', 'invoice.id', 'note.invoice_id')
    .select(['note.id', 'note.number', 'note.reason', 'note.goods', 'note.freight', 'note.total'])
    .select(['note.tax', 'note.issued_at', 'invoice.number as invoiceNumber'])
    .select(['note.invoice_id as invoiceId', 'note.off_invoice as offInvoice'])
    .select('note.return_id as returnId')
    .select([
      sql<string | null>`(select string_agg(reference, ', ' order by paid_at) from refund
        where credit_note_id = note.id and status = 'paid')`.as('reference'),
    ])
    .orderBy('note.issued_at')
    .orderBy('note.number')

type CreditNoteQueryRow = Awaited<
  ReturnType<ReturnType<typeof selectNotes>['executeTakeFirstOrThrow']>
>

const toCreditNote = ({ issued_at: issuedAt, ...row }: CreditNoteQueryRow): CreditNoteRecord => ({
  ...row,
  goods: sen(row.goods),
  freight: sen(row.freight),
  total: sen(row.total),
  tax: sen(row.tax),
  issuedAt,
})

/** A credit note with its order, for its document; of one account where that is given. */
export async function findDocument(
  db: Db,
  id: string,
  accountId?: string,
): Promise<(CreditNoteRecord & { orderId: string }) | undefined> {
  const row = await selectNotes(db)
    .select('note.order_id as orderId')
    .where('note.id', '=', id)
    .$if(accountId !== undefined, (query) => query.where('note.account_id', '=', accountId!))
    .executeTakeFirst()
  return row && { ...toCreditNote(row), orderId: row.orderId }
}

/** What a credit note gives back of each line (sen, including PPN). */
export const listCredited = (db: Db, id: string) =>
  db
    .selectFrom('credit_note_line')
    .select(['order_line_id as lineId', 'quantity', 'total'])
    .where('credit_note_id', '=', id)
    .execute()

/** The credit notes with these ids, oldest first. */
export const listByIds = async (db: Db, ids: readonly string[]): Promise<CreditNoteRecord[]> =>
  ids.length === 0
    ? []
    : (await selectNotes(db).where('note.id', 'in', ids).execute()).map(toCreditNote)

/** The credit notes of some returns, oldest first. */
export const listOfReturns = async (
  db: Db,
  returnIds: readonly string[],
): Promise<CreditNoteRecord[]> =>
  returnIds.length === 0
    ? []
    : (
        await selectNotes(db)
          .where('note.return_id', 'in', [...returnIds])
          .execute()
      ).map(toCreditNote)

/** The credit notes of an account, oldest first. */
export const listOfAccount = async (db: Db, accountId: string): Promise<CreditNoteRecord[]> =>
  (await selectNotes(db).where('note.account_id', '=', accountId).execute()).map(toCreditNote)
