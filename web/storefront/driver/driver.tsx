import type { Api } from '#modules/client.ts'
import { formatQuantity, formatTime, formatWeekdayDate } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { noIndexMeta } from '#web/seo/page-meta.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { handleDriverIntent } from './actions.ts'
import { DropCard } from './drop-card.tsx'
import { useReports } from './use-reports.ts'
import { WaitingReports } from './waiting-reports.tsx'
import type { DropResponse } from './types.ts'
import type { Route } from './+types/driver'

const LINK_PARAM = 'tautan'

export const handle = {
  kind: 'detail',
  uploads: { calls: ['driver.handOver'] },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, 'Antaran hari ini'),
  noIndexMeta,
]

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get(LINK_PARAM) ?? ''
  const day = await loadDay(context.get(apiContext), token)
  return { day, token, loadedAt: new Date().toISOString(), formKey: crypto.randomUUID() }
}

/** Null for a link that is dead. */
async function loadDay({ driver }: Pick<Api, 'driver'>, token: string) {
  if (token === '') return null
  try {
    return await driver.drops({ body: { token } })
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status === 404) return null
    throw thrown
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const token = url.searchParams.get(LINK_PARAM) ?? ''
  return handleDriverIntent(context.get(apiContext), token, await readPostedForm(request))
}

export const shouldRevalidate = revalidateOnConflict

/** The drops of a driver's day, on a phone: everything at hand, also without a connection. */
export default function DriverPage({
  loaderData: { day, token, loadedAt, formKey },
  actionData,
}: Route.ComponentProps) {
  const { reports, ...queue } = useReports(token)
  const reply = isFormErrors(actionData) ? actionData : undefined
  if (!day)
    return (
      <main id="isi" className="mx-auto max-w-xl p-4">
        <h1 className="text-24">Antaran hari ini</h1>
        <EmptyState
          icon="link-2"
          title="Tautan ini sudah tidak berlaku"
          text="Minta tautan hari ini kepada kantor."
        />
        <WaitingReports reports={reports} {...queue} />
      </main>
    )
  const isDone = ({ status }: { status: string }) => status === 'received' || status === 'returned'
  const open = day.drops.filter((drop) => !isDone(drop))
  const done = day.drops.filter(isDone)
  return (
    <main
      id="isi"
      className="mx-auto grid max-w-xl content-start grid-cols-[minmax(0,1fr)] gap-4 p-4 pb-12"
    >
      <header>
        <h1 className="text-24">{day.driver}</h1>
        <p className="text-ink-2">
          {formatWeekdayDate(`${day.day}T12:00:00+07:00`)} · {open.length} dari {day.drops.length}{' '}
          antaran belum selesai · data pukul {formatTime(loadedAt)}
        </p>
      </header>
      <WaitingReports reports={reports} {...queue} />
      {day.drops.length === 0 && (
        <EmptyState
          icon="truck"
          title="Belum ada antaran"
          text="Buka lagi halaman ini setelah kantor menyiapkan muatan."
        />
      )}
      {open.map((drop, index) => (
        <DropCard
          key={drop.id}
          drop={drop}
          position={index + 1}
          token={token}
          formKey={formKey}
          reports={reports.filter(({ deliveryId }) => deliveryId === drop.id)}
          onReport={queue.add}
          reply={reply}
        />
      ))}
      {done.length > 0 && (
        <section className="rounded-card border border-line bg-face p-4">
          <h2 className="text-18">Selesai</h2>
          <ul className="mt-2 grid gap-2">
            {done.map((drop) => (
              <li key={drop.id}>
                <b className="num">{drop.number}</b> · {drop.place}
                <span className="block text-ink-2">
                  {drop.status === 'returned' ? 'Ditolak' : 'Diterima'} {drop.receivedBy}
                  {drop.receivedAt && `, ${formatTime(drop.receivedAt)}`}
                </span>
                <BroughtBack drop={drop} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  )
}

/** What was refused at the door: it goes back to the warehouse in the same lorry. */
function BroughtBack({ drop: { lines, warehouse } }: { drop: DropResponse }) {
  const refused = lines.filter(({ refused: qty }) => qty > 0)
  if (refused.length === 0) return null
  return (
    <span className="mt-1 block font-semibold text-warning-text">
      Bawa kembali ke {warehouse}:{' '}
      {refused
        .map(({ name, unit, refused: qty }) => `${formatQuantity(qty)} ${unit} ${name}`)
        .join(', ')}
    </span>
  )
}
