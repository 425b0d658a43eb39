import { formatDateTime } from '#platform/format.ts'
import type { Api } from '#modules/client.ts'
import { apiContext } from '#web/context.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Money } from '#web/ui/money.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { handleLenderSimulatorIntent } from './actions.ts'
import { DecisionForms } from './decision-forms.tsx'
import { LenderModeForm } from './lender-mode-form.tsx'
import { SimulatedLoans } from './simulated-loans.tsx'
import type { Route } from './+types/lender-simulator'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Simulator pembiayaan')

export const loader = async ({ context }: Route.LoaderArgs) =>
  context.get(apiContext).staffLenderSimulator.show()

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const result = await handleLenderSimulatorIntent(context.get(apiContext), form)
  return respond(request, result, '/backoffice/simulator-pembiayaan')
}

export const shouldRevalidate = revalidateOnConflict

/** The built-in lenders: what they were sent, and everything that real ones may do. */
export default function LenderSimulatorPage({
  loaderData: { lenders, loans, results },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <header className="border-b border-line bg-face px-4 py-3 md:px-6">
        <h1>Simulator pembiayaan</h1>
        <p className="max-w-[70ch] text-14 text-ink-2">
          Menggantikan pemberi dana selama toko belum terhubung ke mereka. Mereka memutuskan sendiri
          beberapa detik kemudian, kecuali Anda memutuskan lebih dulu.
        </p>
        {lenders.map((lender) => (
          <LenderModeForm key={lender.lender} {...lender} reply={actionData} />
        ))}
      </header>
      <SimulatedLoans loans={loans} reply={actionData} />
      {results.length === 0 ? (
        <EmptyState
          icon="landmark"
          title="Belum ada pengajuan"
          text="Pengajuan perusahaan muncul di sini begitu dikirim."
        />
      ) : (
        <ul className="border-b border-line bg-face">
          {results.map((sent) => (
            <SentApplication key={sent.id} sent={sent} reply={actionData} />
          ))}
        </ul>
      )}
    </>
  )
}

type Sent = Awaited<ReturnType<Api['staffLenderSimulator']['show']>>['results'][number]

const EVENT_NAMES: Record<Sent['events'][number]['status'], string> = {
  asked: 'Minta tambahan',
  agreement_sent: 'Mengirim perjanjian',
  active: 'Membuka limit',
  declined: 'Menolak',
}

const SentApplication = ({ sent, reply }: { sent: Sent; reply: unknown }) => (
  <li className="grid gap-x-6 gap-y-3 border-t border-line px-4 py-4 md:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,520px)]">
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b>{sent.company}</b>
        <span>{sent.name}</span>
      </p>
      <p className="num text-14 text-ink-2">
        {sent.documents} dokumen · {formatDateTime(sent.arrivedAt)}
      </p>
      <Money of={sent.amount} className="text-18 font-heavy" />
      {sent.events.map(({ id, status, at, reason, limit }) => (
        <p key={id} className="num text-14">
          {EVENT_NAMES[status]}
          {limit && (
            <>
              {' '}
              <Money of={limit} />
            </>
          )}
          , {formatDateTime(at)}
          {reason && ` · ${reason}`}
        </p>
      ))}
    </div>
    <DecisionForms sent={sent} reply={reply} />
  </li>
)
