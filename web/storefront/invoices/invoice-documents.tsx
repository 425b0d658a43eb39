import { buildOrderPath } from '#modules/selling/orders/rules/order-path.ts'
import type { InvoiceResponse } from './types.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toInvoicePdfUrl, toLateFeePdfUrl } from './document-urls.ts'

/** The documents of an invoice; those of its deliveries are at the order. */
export const InvoiceDocuments = ({
  invoice: { id, status, lateFee, isOwn, orderId },
}: {
  invoice: InvoiceResponse
}) => (
  <Card title="Dokumen" className="print:hidden">
    <div className="grid gap-2">
      {status !== 'void' && (
        <ButtonLink to={toInvoicePdfUrl(id)} reloadDocument variant="outlined" icon="download" wide>
          Tagihan (PDF)
        </ButtonLink>
      )}
      {lateFee && (
        <ButtonLink to={toLateFeePdfUrl(id)} reloadDocument variant="outlined" icon="download" wide>
          Rincian denda (PDF)
        </ButtonLink>
      )}
      {isOwn && (
        <ButtonLink to={buildOrderPath(orderId)} variant="outlined" icon="clipboard-list" wide>
          Pesanan dan surat jalan
        </ButtonLink>
      )}
      {isOwn && (
        <ButtonLink
          to={`${buildOrderPath(orderId)}&ulang`}
          variant="outlined"
          icon="refresh-cw"
          wide
        >
          Pesan ulang
        </ButtonLink>
      )}
    </div>
  </Card>
)
