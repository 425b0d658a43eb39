import { apiContext } from '#web/context.ts'
import { downloadPdf } from '#web/download-pdf.ts'
import { createFileResponse } from '#web/file-response.ts'
import type { Route } from './+types/delivery-document'

/** What goes with a delivery: `surat-jalan` or `label` to print, `foto` of its handover. */
export async function loader({ context, params: { id, document } }: Route.LoaderArgs) {
  const { staffDeliveryDocuments: documents } = context.get(apiContext)
  if (document === 'foto')
    return createFileResponse({ name: 'foto.jpg', kind: 'jpg' }, await documents.photo({ id }))
  const file = document === 'label' ? documents.labels({ id }) : documents.note({ id })
  return downloadPdf(file, '/backoffice/pesanan')
}
