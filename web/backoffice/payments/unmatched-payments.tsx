import { Link } from '#web/ui/navigation/link.tsx'
import { formatDateTime } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Money } from '#web/ui/money.tsx'
import { TabLinks } from '#web/ui/navigation/tabs.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { handleMoneyIntent } from './actions.ts'
import { MoneyForms } from './money-forms.tsx'
import type { UnmatchedPaymentResponse } from './types.ts'
import type { Route } from './+types/unmatched-payments'

const PATH = '/backoffice/pembayaran'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Uang belum cocok')

export async function loader({ context, url }: Route.LoaderArgs) {
  const status = url.searchParams.get('status') === 'done' ? ('done' as const) : ('open' as const)
  const { staffPayments } = context.get(apiContext)
  const { results } = await staffPayments.listUnmatched({ query: { status } })
  return { results, status }
}

export async function action({ context, request }: Route.ActionArgs) {
  const result = await handleMoneyIntent(context.get(apiContext), await readPostedForm(request))
  return respond(request, result, PATH)
}

export const shouldRevalidate = revalidateOnConflict

/** Money that came through the gateway and that no invoice takes by itself. */
export default function UnmatchedPayments({
  loaderData: { results, status },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3 bg-face px-4 py-3 md:px-6">
        <div>
          <h1>Uang belum cocok</h1>
          <p className="max-w-[70ch] text-14 text-ink-2">
            Masuk lewat virtual account, QRIS, atau Paper.id, tetapi jumlahnya lain, terlambat, atau
            tagihannya tidak menunggu lagi.
          </p>
        </div>
        <ButtonLink to="/backoffice/simulator-bank" variant="outlined" size="small">
          Simulator bank
        </ButtonLink>
      </header>
      <div className="bg-face md:px-3">
        <TabLinks
          label="Uang belum cocok"
          items={[
            { to: PATH, label: 'Menunggu', current: status === 'open' },
            { to: `${PATH}?status=done`, label: 'Selesai', current: status === 'done' },
          ]}
        />
      </div>
      {results.length === 0 ? (
        <EmptyState
          icon="circle-check"
          title={status === 'open' ? 'Semua uang cocok' : 'Belum ada yang diselesaikan'}
          text="Yang masuk tepat waktu dan tepat jumlah lunas sendiri, tanpa lewat halaman ini."
        />
      ) : (
        <ul className="border-b border-line bg-face">
          {results.map((row) => (
            <MoneyRow key={row.id} row={row} reply={actionData} />
          ))}
        </ul>
      )}
    </>
  )
}

const MoneyRow = ({ row, reply }: { row: UnmatchedPaymentResponse; reply: unknown }) => (
  <li className="grid gap-x-6 gap-y-3 border-t border-line px-4 py-4 md:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,420px)]">
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {row.received && <Money of={row.received} className="text-20 font-heavy" />}
        <Badge tone={row.resolution ? 'success' : 'warning'}>{describeState(row)}</Badge>
      </p>
      <p className="mt-1 font-semibold">{row.reason}</p>
      <p className="num mt-1 text-14 break-words text-ink-2">
        {[row.buyer, row.method, `dibayar ${formatDateTime(row.paidAt)}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="num text-14">
        {row.orderId ? (
          <Link to={`/backoffice/pesanan/${row.orderId}`} className="text-link">
            {row.orderNumber}
          </Link>
        ) : (
          <span className="break-all text-ink-2">Referensi {row.reference}</span>
        )}
      </p>
    </div>
    {row.resolution ? (
      <p className="text-14 text-ink-2">
        {row.resolvedBy}
        {row.resolvedAt && `, ${formatDateTime(row.resolvedAt)}`}
        {row.resolutionNote && <span className="block">{row.resolutionNote}</span>}
      </p>
    ) : (
      <MoneyForms row={row} reply={reply} />
    )}
  </li>
)

const describeState = ({ resolution }: UnmatchedPaymentResponse): string => {
  if (resolution === 'accepted') return 'Diterima'
  return resolution === 'returned' ? 'Dikembalikan' : 'Menunggu'
}
