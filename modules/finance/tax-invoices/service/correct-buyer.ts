import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { recordAuditEntries } from '#modules/foundation/audit/service.ts'
import { lockTaxInvoices, saveBuyer } from '../store/tax-invoices.ts'

type Correction = {
  kind: 'npwp' | 'nik'
  idNumber: string
  buyerName: string
  buyerAddress: string
  revision: number
  scope: 'one' | 'similar'
}

/**
 * Corrects the buyer of a tax invoice, or of all of the buyer that lack the same in its month. One that is in a file
 * already waits for a replacement then. Throws 404, 409 `tax.state` for a cancelled one, 409 `tax.changed`.
 */
export const correctBuyer = (ctx: StaffContext, id: string, correction: Correction) =>
  withTransaction(ctx, async (ctx) => {
    const locked = await lockTaxInvoices(ctx.db, id, correction.scope)
    const row = locked.find((each) => each.id === id)
    if (!row) throw notFound()
    if (row.state === 'cancelled')
      throw new Refusal(
        'tax.state',
        'Pesanan tagihan ini sudah dibatalkan, jadi faktur pajaknya tidak diubah lagi.',
        409,
      )
    if (row.revision !== correction.revision)
      throw new Refusal(
        'tax.changed',
        'Rekan Anda baru saja mengubah pembeli tagihan ini. Muat ulang, lalu periksa isinya.',
        409,
      )
    const { kind, idNumber, buyerName, buyerAddress } = correction
    const corrected = row.state === 'problem' ? locked : [row]
    await saveBuyer(
      ctx.db,
      corrected.map((each) => each.id),
      {
        idKind: kind,
        idNumber,
        name: buyerName,
        address: buyerAddress,
        isBusiness: row.isBusiness,
      },
    )
    await recordAuditEntries(
      ctx,
      { ...ctx.staff, requestId: ctx.requestId },
      corrected.map((each) => ({
        action: 'Ubah pembeli faktur pajak',
        entityType: 'tax_invoice',
        entityId: each.id,
        entityLabel: each.number,
        before: { idNumber: each.idNumber, buyerName: each.name, buyerAddress: each.address },
        after: { idNumber, buyerName, buyerAddress },
      })),
    )
    return { invoices: corrected.length }
  })
