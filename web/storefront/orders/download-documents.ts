import type { MiddlewareFunction } from 'react-router'
import { buildOrderPath } from '#modules/selling/orders/rules/order-path.ts'
import { apiContext } from '#web/context.ts'
import { createFileResponse } from '#web/file-response.ts'
import { downloadPdf } from '#web/download-pdf.ts'
import {
  CREDIT_NOTE_PARAM,
  DELIVERY_NOTE_PARAM,
  HANDOVER_PHOTO_PARAM,
  PO_FILE_PARAM,
  PROFORMA_PARAM,
  REPEAT_PDF_PARAM,
} from './document-urls.ts'

/**
 * `?proforma={order}` responds with the order's proforma invoice, `?pdf-ulang={order}` with what it would cost
 * again, `?surat-jalan={delivery}` with the delivery note, `?foto-terima={delivery}` with the photo of its handover,
 * `?nota-kredit={credit note}` with the credit note, `?berkas-po={order}` with the buyer's own purchase order.
 */
export const downloadDocuments: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const { orders, proforma, repeatOrder, deliveryDocuments, creditNotes } = context.get(apiContext)
  const query = url.searchParams
  const ofProforma = query.get(PROFORMA_PARAM)
  if (ofProforma)
    return downloadPdf(proforma.ofOrder({ id: ofProforma }), buildOrderPath(ofProforma))
  const repeated = query.get(REPEAT_PDF_PARAM)
  if (repeated)
    return downloadPdf(repeatOrder.pdf({ body: { id: repeated } }), buildOrderPath(repeated))
  const delivery = query.get(DELIVERY_NOTE_PARAM)
  if (delivery)
    return downloadPdf(deliveryDocuments.note({ id: delivery }), '/profile/daftar-transaksi')
  const creditNote = query.get(CREDIT_NOTE_PARAM)
  if (creditNote)
    return downloadPdf(creditNotes.pdf({ id: creditNote }), '/profile/daftar-transaksi')
  const photo = query.get(HANDOVER_PHOTO_PARAM)
  if (photo)
    return createFileResponse(
      { name: 'foto.jpg', kind: 'jpg' },
      await deliveryDocuments.photo({ id: photo }),
    )
  const ofPoFile = query.get(PO_FILE_PARAM)
  if (ofPoFile) {
    const { poFile } = await orders.header({ id: ofPoFile })
    return createFileResponse(
      poFile ?? { name: 'po', kind: '' },
      await orders.poFile({ id: ofPoFile }),
    )
  }
  return next()
}
