import type { OrderResponse } from '#web/shared/order/types.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toProformaUrl, toRepeatUrl } from './document-urls.ts'

/** The order's documents, and the way to order the same again. */
export const DocumentsCard = ({ order: { id, status } }: { order: OrderResponse }) => (
  <Card title="Dokumen dan pesan ulang" className="print:hidden">
    <div className="grid gap-2">
      {status !== 'cancelled' && (
        <ButtonLink to={toProformaUrl(id)} reloadDocument variant="outlined" icon="download" wide>
          Proforma invoice
        </ButtonLink>
      )}
      <ButtonLink to={toRepeatUrl(id)} variant="outlined" icon="refresh-cw" wide>
        Pesan ulang
      </ButtonLink>
    </div>
  </Card>
)
