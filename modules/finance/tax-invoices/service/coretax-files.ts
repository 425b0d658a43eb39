import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import { sen, sum } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import * as xml from '../rules/coretax-xml.ts'
import { listTaxLines } from '../rules/tax-document.ts'
import { findLastDay, toMonthDays } from '#platform/months.ts'
import * as store from '../store/tax-exports.ts'
import { sumByState, sumReductions } from '../store/tax-invoices.ts'
import { requireSellerTin } from './seller.ts'

/** How many invoices are read at once. */
const BATCH = 200

const nothingToTell = (text: string) => new Refusal('tax.nothing', text, 409)

/**
 * Makes the file of a month's invoices that are in none yet, or were corrected since: which invoices, with which
 * buyers. Throws 409 `tax.nothing`, `tax.seller`.
 */
export const makeExport = (
  ctx: StaffContext,
  { month, kind }: { month: string; kind: store.TaxExportKind },
) =>
  withTransaction(ctx, async (ctx) => {
    await requireSellerTin(ctx.db)
    await store.lockExports(ctx.db)
    const made = { at: ctx.clock.now(), by: ctx.staff.name }
    const id = await store.insertExport(ctx.db, toMonthDays(month), kind, made)
    if (!id)
      throw nothingToTell(
        kind === 'new'
          ? 'Tidak ada tagihan bulan ini yang menunggu berkas. Lengkapi yang bermasalah, atau pilih bulan lain.'
          : 'Tidak ada faktur yang diubah setelah berkasnya dibuat.',
      )
    await recordAuditEntry(ctx, {
      action: 'Buat berkas Coretax',
      entityType: 'tax_export',
      entityId: id,
      entityLabel: month,
      after: { kind },
    })
    return { id }
  })

/** Streams a part of an export. Throws 404 for a missing one, 409 `tax.seller`. */
export async function streamInvoiceFile(
  { db }: Pick<AppDeps, 'db'>,
  id: string,
  part: number,
): Promise<AsyncIterable<Uint8Array>> {
  const made = await store.findExport(db, id)
  const first = (part - 1) * xml.INVOICES_IN_A_FILE
  if (!made || first >= made.invoices) throw notFound()
  const sellerTin = await requireSellerTin(db)
  return encode(generateFile(db, id, { sellerTin, first, replaces: made.kind === 'replacement' }))
}

async function* generateFile(
  db: AppDeps['db'],
  id: string,
  { sellerTin, first, replaces }: { sellerTin: string; first: number; replaces: boolean },
): AsyncGenerator<string> {
  yield xml.openInvoiceFile(sellerTin)
  const end = first + xml.INVOICES_IN_A_FILE
  for (let after = first; after < end; after += BATCH) {
    const invoices = await store.listExported(db, id, { after, until: after + BATCH })
    for (const invoice of invoices)
      yield xml.toInvoiceXml(
        {
          number: invoice.number,
          day: invoice.taxedOn,
          buyer: invoice.buyer,
          lines: listTaxLines(invoice),
          replaces,
        },
        sellerTin,
      )
    if (invoices.length < BATCH) break
  }
  yield xml.INVOICE_FILE_END
}

/**
 * The month's sales to buyers without a number, less what they gave back, in one row. Throws 409 `tax.nothing` where
 * nothing is left to report, 409 `tax.seller`.
 */
export async function streamRetailFile(
  { db }: Pick<AppDeps, 'db'>,
  month: string,
): Promise<AsyncIterable<Uint8Array>> {
  const days = toMonthDays(month)
  const [sellerTin, states, reductions] = await Promise.all([
    requireSellerTin(db),
    sumByState(db, days),
    sumReductions(db, days),
  ])
  const sold = states.filter(({ state }) => state === 'retail')
  // A sale that was cancelled in the month itself is no longer among those sold.
  const returned = reductions.filter(
    ({ kind, is_retail: isRetail }) => isRetail && kind === 'credit_note',
  )
  const sumNet = (amount: 'exclusive' | 'base' | 'tax') =>
    sen(sum(sold.map((each) => sen(each[amount]))) - sum(returned.map((each) => sen(each[amount]))))
  const aggregate = { exclusive: sumNet('exclusive'), base: sumNet('base'), tax: sumNet('tax') }
  if (aggregate.exclusive <= 0)
    throw nothingToTell('Tidak ada penjualan eceran yang dilaporkan gabungan bulan ini.')
  return encode([xml.toRetailXml({ month, lastDay: findLastDay(month), ...aggregate }, sellerTin)])
}

async function* encode(
  texts: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const text of texts) yield encoder.encode(text)
}
