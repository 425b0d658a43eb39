import { formatPhone } from '#platform/phone.ts'
import { AgreedShipping } from '#web/shared/order/agreed-shipping.tsx'
import { getPaymentName } from '#web/shared/order/payment-name.ts'
import { MapLink } from '#web/shared/pin-field.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { Card, DescriptionList } from '#web/ui/card.tsx'
import type { StaffOrderDetails } from '../types.ts'

type PurchaseOrderHeader = {
  id: string
  poNumber: string | null
  poFile?: StaffOrderDetails['header']['poFile']
  lacksPoFile?: boolean
}

/** The number of the buyer's own purchase order, its file where the reader may open it, and a missing one. */
const PurchaseOrder = ({
  header: { id, poNumber, poFile, lacksPoFile },
}: {
  header: PurchaseOrderHeader
}) => (
  <>
    {poNumber ?? '–'}
    {poFile && (
      <TextLink to={`/backoffice/pesanan/${id}/po`} reloadDocument icon="download">
        {poFile.name}
      </TextLink>
    )}
    {lacksPoFile && (
      <span className="block text-warning-text">Berkas wajib, pembeli belum mengunggahnya.</span>
    )}
  </>
)

/** The buyer, their contact details and the destination. */
export function BuyerCard({
  order: { buyer, header, shipping },
}: {
  /** Without an e-mail address and the way of payment for the warehouse. */
  order: Pick<StaffOrderDetails, 'shipping'> & {
    buyer: Omit<StaffOrderDetails['buyer'], 'email'> & { email?: string }
    header: PurchaseOrderHeader & { note: string | null; paymentType?: string }
  }
}) {
  const { shipTo } = shipping
  return (
    <Card title="Pembeli dan tujuan">
      <div className="grid gap-3 text-14">
        <div>
          <p className="font-bold">{buyer.company ?? buyer.name}</p>
          {buyer.company && <p>{buyer.name}</p>}
          {buyer.email && <p className="break-all">{buyer.email}</p>}
          <p className="num">{formatPhone(buyer.phone)}</p>
        </div>
        <div className="border-t border-line pt-3">
          <AgreedShipping {...shipping} />
          {(shipTo.roadWidthM !== null || shipTo.driverNote) && (
            <p className="mt-2 rounded-r-control border-l-3 border-warning-line bg-warning-surface px-2.5 py-2">
              {shipTo.roadWidthM !== null && <>Lebar jalan {shipTo.roadWidthM} m. </>}
              {shipTo.driverNote}
            </p>
          )}
          {shipTo.pin && <MapLink pin={shipTo.pin} />}
        </div>
        <DescriptionList
          className="border-t border-line pt-3"
          rows={[
            ...(header.paymentType
              ? [['Bayar', getPaymentName(header.paymentType)] satisfies [string, string]]
              : []),
            ['PO', <PurchaseOrder key="po" header={header} />],
            [
              'Bongkar',
              shipping.delivery.unloading === 'driver' ? 'Dibantu sopir' : 'Oleh tukang di lokasi',
            ],
          ]}
        />
        {header.note && (
          <p className="rounded-r-control border-l-3 border-line bg-panel px-2.5 py-2">
            {header.note}
          </p>
        )}
      </div>
    </Card>
  )
}
