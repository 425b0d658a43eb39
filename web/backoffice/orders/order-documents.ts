import { apiContext } from '#web/context.ts'
import { downloadPdf } from '#web/download-pdf.ts'
import { readChosenOrders } from './chosen-orders.ts'
import type { Route } from './+types/order-documents'

/** `surat-jalan` or `label` of all prepared deliveries of the orders in `?pesanan=…`, in one file. */
export async function loader({ context, params: { document }, url }: Route.LoaderArgs) {
  const { staffDeliveryDocuments: documents } = context.get(apiContext)
  const body = { ids: readChosenOrders(url) }
  const file =
    document === 'label' ? documents.labelsOfOrders({ body }) : documents.notesOfOrders({ body })
  return downloadPdf(file, '/backoffice/pesanan')
}
