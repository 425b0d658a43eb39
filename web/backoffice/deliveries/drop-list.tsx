import type { z } from 'zod'
import { deliveryStatusNames } from '#modules/selling/orders/rules/delivery-status.ts'
import type { staffDriverCalls } from '#modules/selling/driver-links/staff-contract.ts'
import { formatQuantity } from '#platform/format.ts'
import { deliveryStatusTones } from '#web/shared/status-badges/deliveries.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'

type DriverDay = z.output<
  (typeof staffDriverCalls)['days']['response']['schema']
>['results'][number]
type Drop = DriverDay['deliveries'][number]

/** The drops of a driver's day in the order in which the driver's page shows them; each can be moved. */
export function DropList({
  driverDay: { deliveries, phone },
  day,
  reply,
}: {
  driverDay: DriverDay
  day: string
  reply: unknown
}) {
  const seen = deliveries.map(({ id }) => id).join(',')
  const last = deliveries.length - 1
  return (
    <ol className="grid gap-2 text-14">
      {deliveries.map((drop, index) => (
        <li
          key={drop.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-b border-line pb-2 last:border-0"
        >
          <DropFacts drop={drop} day={day} />
          {last > 0 && (
            <ReplyForm
              reply={reply}
              intent={`move ${drop.id}`}
              draft={false}
              className="flex gap-1"
            >
              <input type="hidden" name="phone" value={phone} />
              <input type="hidden" name="seen" value={seen} />
              {(['up', 'down'] as const).map((direction) => (
                <MoveButton
                  key={direction}
                  direction={direction}
                  number={drop.number}
                  // Not `disabled`: the button keeps the focus when its drop arrives at the end of the list.
                  isIdle={direction === 'up' ? index === 0 : index === last}
                />
              ))}
            </ReplyForm>
          )}
        </li>
      ))}
    </ol>
  )
}

const MoveButton = ({
  direction,
  number,
  isIdle,
}: {
  direction: 'up' | 'down'
  number: string
  isIdle: boolean
}) => (
  <SubmitButton
    variant="outlined"
    size="small"
    className="min-w-11"
    name="direction"
    value={direction}
    aria-label={direction === 'up' ? `Naikkan ${number}` : `Turunkan ${number}`}
    aria-disabled={isIdle}
  >
    {direction === 'up' ? '↑' : '↓'}
  </SubmitButton>
)

const DropFacts = ({ drop, day }: { drop: Drop; day: string }) => (
  <div className="flex min-w-0 flex-wrap items-center gap-x-3">
    <TextLink to={`/backoffice/pesanan/${drop.orderId}`}>{drop.number}</TextLink>
    <Badge tone={deliveryStatusTones[drop.status]}>{deliveryStatusNames[drop.status]}</Badge>
    {drop.date < day && <Badge tone="danger">Terlambat</Badge>}
    <span>
      {drop.place} · {drop.window}
    </span>
    <span className="num text-ink-2">
      {drop.vehicle} {drop.plate} · {formatQuantity(Math.ceil(drop.weightKg))} kg
    </span>
    {drop.receivedBy && <span className="text-success-text">diterima {drop.receivedBy}</span>}
  </div>
)
