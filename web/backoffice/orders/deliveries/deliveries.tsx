import {
  nameDeliveryStatus,
  type DeliveryStatus,
} from '#modules/selling/orders/rules/delivery-status.ts'
import { describeLoad } from '#modules/selling/orders/rules/describe-order.ts'
import {
  finishedOrderStatuses,
  type OrderStatus,
} from '#modules/selling/orders/rules/order-status.ts'
import { HandoverFacts } from '#web/shared/order/handover-facts.tsx'
import { RemainingGoods } from '#web/shared/order/remaining-goods.tsx'
import { deliveryStatusTones } from '#web/shared/status-badges/deliveries.ts'
import { formatDateTime, formatQuantity, formatWeekdayDate } from '#platform/format.ts'
import { formatPhone } from '#platform/phone.ts'
import type { FormErrors } from '#web/form-errors.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { hasRole, describeRequiredRole, useStaff } from '../../shared/staff.ts'
import { ChangeDelivery } from './change-delivery.tsx'
import { OverloadWarning } from './load-sum.tsx'
import { ReceiptForm } from './receipt-form.tsx'
import { UndoForm } from '../payment/undo-form.tsx'
import type { SavedFleet, StaffOrderDelivery, WarehouseOrderDetails } from '../types.ts'

/** The order's deliveries, each with the form of its next step. */
export function Deliveries({
  order: {
    lines,
    header,
    shipping: { deliveries },
    undoable,
  },
  fleet,
  now,
  reply,
}: {
  order: Pick<WarehouseOrderDetails, 'lines' | 'shipping' | 'undoable'> & {
    header: Pick<WarehouseOrderDetails['header'], 'status'>
  }
  fleet: SavedFleet
  /** Jakarta time in the format of a `datetime-local` field. */
  now: string
  reply: FormErrors | undefined
}) {
  const canAct = hasRole(useStaff(), 'sales', 'warehouse')
  const next = deliveries.find(isOpen)
  return (
    <Card title="Pengiriman" flush>
      {deliveries.map((delivery) => (
        <section key={delivery.id} className="border-b border-line p-4 text-14 last:border-0">
          <DeliveryFacts delivery={delivery} />
          {delivery.status === 'prepared' && !delivery.isPickup && (
            <OverloadWarning load={delivery} plate={delivery.plate} vehicles={fleet.vehicles} />
          )}
          {canAct && <PrintLinks id={delivery.id} />}
          {!canAct && next && <p className="mt-2 text-ink-2">{describeRequiredRole('sales')}</p>}
          {canAct && (
            <NextStepForm delivery={delivery} now={now} reply={reply} isMain={delivery === next} />
          )}
          {canAct && (
            <UndoForm
              undo={undoable.find(({ deliveryId }) => deliveryId === delivery.id)}
              delivery={delivery}
              reply={reply}
            />
          )}
          {canAct && isOpen(delivery) && (
            // What can be changed depends on the status: after a step it is another form.
            <ChangeDelivery
              key={delivery.status}
              delivery={delivery}
              lines={lines}
              fleet={fleet}
              reply={reply}
            />
          )}
        </section>
      ))}
      {!isFinished(header.status) && (
        <div className="p-4 empty:hidden">
          <RemainingGoods lines={lines} deliveries={deliveries} />
        </div>
      )}
    </Card>
  )
}

const isOpen = ({ status }: StaffOrderDelivery) => status === 'prepared' || status === 'on_the_way'
const isFinished = (status: OrderStatus) =>
  finishedOrderStatuses.some((finished) => finished === status)

function DeliveryFacts({ delivery }: { delivery: StaffOrderDelivery }) {
  return (
    <>
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
        <span className="num">{delivery.number}</span>
        <Badge tone={deliveryStatusTones[delivery.status as DeliveryStatus]}>
          {nameDeliveryStatus(delivery)}
        </Badge>
      </h3>
      <p className="mt-1 text-ink-2">
        {delivery.isPickup ? (
          <>Diambil pembeli di {delivery.warehouse}</>
        ) : (
          <>
            {delivery.vehicle} <b className="text-ink">{delivery.plate}</b> · {delivery.driver}{' '}
            <span className="num">{formatPhone(delivery.driverPhone)}</span> · dari{' '}
            {delivery.warehouse}
          </>
        )}
      </p>
      <ul className="mt-1">
        {delivery.lines.map(({ lineId, name, qty, unit }) => (
          <li key={lineId} className="flex justify-between gap-4">
            <span>{name}</span>
            <span className="num whitespace-nowrap">
              {formatQuantity(qty)} {unit}
            </span>
          </li>
        ))}
      </ul>
      <p className="num mt-1 text-ink-2">
        Muatan {describeLoad(delivery)}
        {delivery.status === 'prepared' &&
          ` · ${delivery.isPickup ? 'ambil' : 'kirim'} ${formatWeekdayDate(`${delivery.date}T12:00:00+07:00`)}`}
      </p>
      {delivery.shippedAt && !delivery.isPickup && (
        <p className="mt-1 text-ink-2">Berangkat {formatDateTime(delivery.shippedAt)}</p>
      )}
      <HandoverFacts delivery={delivery} photoUrl={`/backoffice/pengiriman/${delivery.id}/foto`} />
    </>
  )
}

const PrintLinks = ({ id }: { id: string }) => (
  <p className="flex flex-wrap gap-x-4">
    <TextLink to={`/backoffice/pengiriman/${id}/surat-jalan`} reloadDocument icon="download">
      Surat jalan
    </TextLink>
    <TextLink to={`/backoffice/pengiriman/${id}/label`} reloadDocument icon="download">
      Label
    </TextLink>
  </p>
)

type StepProps = {
  delivery: StaffOrderDelivery
  now: string
  reply: FormErrors | undefined
  isMain: boolean
}

function NextStepForm({ delivery, now, reply, isMain }: StepProps) {
  const { id, status, number } = delivery
  const color = isMain ? 'main' : 'primary'
  if (status === 'prepared' && !delivery.isPickup)
    return (
      <ReplyForm reply={reply} intent={`depart ${id}`} className="mt-3">
        <SubmitButton
          color={color}
          className="max-sm:w-full"
          name="intent"
          value={`depart ${id}`}
          aria-description={number}
        >
          Berangkatkan
        </SubmitButton>
        <p className="mt-1.5 text-12 text-ink-2">
          Barangnya keluar dari stok. Pembeli diberi tahu sepuluh menit kemudian.
        </p>
      </ReplyForm>
    )
  if (!isOpen(delivery)) return null
  return <ReceiptForm delivery={delivery} now={now} reply={reply} color={color} />
}
