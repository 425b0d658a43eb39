import { apiContext } from '#web/context.ts'
import { downloadPdf } from '#web/download-pdf.ts'
import type { Route } from './+types/delivery-document'

/** What goes with a delivery, to print: `surat-jalan` or `label`. */
export async function loader({ context, params: { id, document } }: Route.LoaderArgs) {
  const { staffDeliveryDocuments: documents } = context.get(apiContext)
  const file = document === 'label' ? documents.labels({ id }) : documents.note({ id })
  return downloadPdf(file, '/backoffice/pesanan')
}
