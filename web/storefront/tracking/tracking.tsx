import { deliveryStatusNames } from '#modules/selling/orders/rules/delivery-status.ts'
import { formatDateTime, formatQuantity, formatWeekdayDate } from '#platform/format.ts'
import type { Api } from '#modules/client.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { noIndexMeta } from '#web/seo/page-meta.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { deliveryStatusTones } from '#web/shared/status-badges/deliveries.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Route } from './+types/tracking'

const TOKEN_PARAM = 'kode'

export const handle = { kind: 'detail' } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, 'Lacak pengiriman'),
  noIndexMeta,
]

/** Null for a link that is dead. */
async function loadDelivery({ tracking }: Pick<Api, 'tracking'>, token: string) {
  if (token === '') return null
  try {
    return await tracking.show({ body: { token } })
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status === 404) return null
    throw thrown
  }
}

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  delivery: await loadDelivery(context.get(apiContext), url.searchParams.get(TOKEN_PARAM) ?? ''),
})

/** Where a delivery is, for a recipient with its link: nothing of people but the driver's first name. */
export default function Tracking({ loaderData: { delivery } }: Route.ComponentProps) {
  if (!delivery)
    return (
      <main id="isi" className="mx-auto max-w-xl p-4">
        <h1 className="text-24">Lacak pengiriman</h1>
        <EmptyState
          icon="link-2"
          title="Tautan lacak ini sudah tidak berlaku"
          text="Minta yang baru kepada pemesannya."
        />
      </main>
    )
  const { onTheWay, shippedAt, arrivedAt, receivedAt } = delivery
  return (
    <main
      id="isi"
      className="mx-auto grid max-w-xl content-start grid-cols-[minmax(0,1fr)] gap-4 p-4 pb-12"
    >
      <header>
        <h1 className="num text-24">{delivery.number}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-3">
          <Badge tone={deliveryStatusTones[delivery.status]}>
            {deliveryStatusNames[delivery.status]}
          </Badge>
        </p>
      </header>
      <section className="rounded-card border border-line bg-face p-4">
        <h2 className="text-18">Jadwal</h2>
        <p className="mt-1 text-18">
          {formatWeekdayDate(`${delivery.date}T12:00:00+07:00`)}, {delivery.window}
        </p>
        <ul className="mt-2 grid gap-1 text-ink-2">
          {shippedAt && <li>Berangkat {formatDateTime(shippedAt)}</li>}
          {arrivedAt && <li>Sampai di lokasi {formatDateTime(arrivedAt)}</li>}
          {receivedAt && (
            <li>
              {delivery.status === 'returned' ? 'Kembali' : 'Diterima'} {formatDateTime(receivedAt)}
            </li>
          )}
        </ul>
      </section>
      {onTheWay && (
        <section className="rounded-card border-2 border-ink bg-face p-4">
          <h2 className="text-18">Kendaraan yang datang</h2>
          <p className="num mt-1 text-24 font-heavy">{onTheWay.plate}</p>
          <p className="text-18">
            {onTheWay.vehicle} · sopir {onTheWay.driver}
          </p>
        </section>
      )}
      <section className="rounded-card border border-line bg-face p-4">
        <h2 className="text-18">Barang</h2>
        <ul className="mt-1">
          {delivery.lines.map(({ name, unit, qty, refused }) => (
            <li
              key={name}
              className="flex justify-between gap-4 border-b border-line py-2 last:border-0"
            >
              <span>{name}</span>
              <b className="num whitespace-nowrap">
                {formatQuantity(qty)} {unit}
                {refused > 0 && (
                  <span className="block text-right text-14 font-normal text-danger-text">
                    {formatQuantity(refused)} ditolak
                  </span>
                )}
              </b>
            </li>
          ))}
        </ul>
      </section>
    </main>
  )
}
