import { okResponse } from '#platform/contract/schemas.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import { lockTaxInvoice, saveBuyer } from '../store/tax-invoices.ts'

type Correction = {
  kind: 'npwp' | 'nik'
  idNumber: string
  buyerName: string
  buyerAddress: string
  revision: number
}

/**
 * Corrects the buyer of a tax invoice. One that is in a file already waits for a replacement then. Throws 404, 409
 * `tax.state` for a cancelled one, 409 `tax.changed`.
 */
export const correctBuyer = (ctx: StaffContext, id: string, correction: Correction) =>
  withTransaction(ctx, async (ctx) => {
    const row = await lockTaxInvoice(ctx.db, id)
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
    await saveBuyer(ctx.db, id, {
      idKind: kind,
      idNumber,
      name: buyerName,
      address: buyerAddress,
      isBusiness: row.isBusiness,
    })
    await recordAuditEntry(ctx, {
      action: 'Ubah pembeli faktur pajak',
      entityType: 'tax_invoice',
      entityId: id,
      entityLabel: row.number,
      before: { idNumber: row.idNumber, buyerName: row.name, buyerAddress: row.address },
      after: { idNumber, buyerName, buyerAddress },
    })
    return okResponse
  })
