import { Link } from '#web/ui/navigation/link.tsx'
import { refundCauseNames } from '#modules/finance/refunds/rules/refund-cause.ts'
import { refundStatusNames } from '#modules/finance/refunds/rules/refund-status.ts'
import { formatDateTime } from '#platform/format.ts'
import { formatPhone } from '#platform/phone.ts'
import { apiContext } from '#web/context.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { refundStatusTones } from '#web/shared/status-badges/refunds.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { Timeline } from '#web/ui/timeline.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { FactList } from '../shared/fact-list.tsx'
import { describeRequiredRole, hasRole, useStaff } from '../shared/staff.ts'
import { handleRefundIntent } from './actions.ts'
import {
  AccountForm,
  ApproveForms,
  AskAgainForm,
  hasOthers,
  PayForm,
  PrepareForm,
} from './refund-forms.tsx'
import { RefundProof } from './refund-proof.tsx'
import type { StaffRefundDetails } from './types.ts'
import type { Route } from './+types/refund'

export const handle = { uploads: { calls: ['staffRefunds.attachProof'] } } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, `Pengembalian dana ${loaderData?.refund.order.number ?? ''}`.trim())

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  return { refund: await context.get(apiContext).staffRefunds.show({ id }) }
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const result = await handleRefundIntent(context.get(apiContext), id, form)
  return respond(request, result, `/backoffice/pengembalian-dana/${id}`)
}

export const shouldRevalidate = revalidateOnConflict

/** One refund: what goes back to whom and why, and the next step. */
export default function StaffRefundPage({
  loaderData: { refund },
  actionData,
}: Route.ComponentProps) {
  const { status, order } = refund
  return (
    <div className="px-4 pb-10 md:px-6">
      <ButtonLink
        to="/backoffice/pengembalian-dana"
        variant="ghost"
        size="small"
        icon="chevron-left"
      >
        Semua pengembalian
      </ButtonLink>
      <header className="mb-4 flex flex-wrap items-center gap-3">
        <h1 className="num">Pengembalian dana {order.number}</h1>
        <Badge tone={refundStatusTones[status]}>{refundStatusNames[status]}</Badge>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid min-w-0 gap-4">
          <NextStep refund={refund} reply={actionData} />
        </div>
        <div className="grid min-w-0 gap-4">
          <RefundFacts refund={refund} />
          <Card title="Riwayat">
            <Timeline
              items={refund.timeline.map((entry, index) => ({
                title: refundStatusNames[entry.status],
                by: `${entry.by} · ${formatDateTime(entry.at)}`,
                note: entry.note ?? undefined,
                phase:
                  index < refund.timeline.length - 1 || entry.status === 'paid' ? 'done' : 'now',
              }))}
            />
          </Card>
        </div>
      </div>
    </div>
  )
}

const RefundFacts = ({ refund }: { refund: StaffRefundDetails }) => (
  <Card title="Pengembalian">
    <FactList
      facts={[
        ['Jumlah', <Money key="a" of={refund.amount} exact className="font-heavy" />],
        ['Alasan', refundCauseNames[refund.cause]],
        [
          'Pesanan',
          <Link
            key="o"
            to={`/backoffice/pesanan/${refund.order.id}`}
            className="-my-3 inline-flex min-h-11 items-center text-link"
          >
            {refund.order.number}
          </Link>,
        ],
        ['Tagihan', refund.invoiceNumber],
        [
          refund.lenderName ? `Dibayar ${refund.lenderName}` : 'Dibayar pembeli',
          <Money key="r" of={refund.received} exact />,
        ],
        ...(hasOthers(refund)
          ? [['Pengembalian lain', <Money key="s" of={refund.refundedOtherwise} exact />] as const]
          : []),
        ...(refund.buyer.company ? [['Perusahaan', refund.buyer.company] as const] : []),
        [
          'Pembeli',
          [refund.buyer.name, refund.buyer.phone && formatPhone(refund.buyer.phone)]
            .filter(Boolean)
            .join(', '),
        ],
        ['Tujuan', refund.isThroughGateway ? 'QRIS yang dipakai membayar' : refund.destination],
        ...(refund.preparer ? [['Disiapkan', refund.preparer] as const] : []),
        ...(refund.approver ? [['Disetujui', refund.approver] as const] : []),
      ]}
    />
  </Card>
)

/** The forms of the status for this member of staff, or what is waited for. */
function NextStep({ refund, reply }: { refund: StaffRefundDetails; reply: unknown }) {
  const staff = useStaff()
  const { status } = refund
  if (status === 'paid')
    return (
      <>
        <Card title="Sudah dikembalikan">
          <p>
            <Money of={refund.amount} exact className="font-heavy" />{' '}
            {refund.paidAt && formatDateTime(refund.paidAt)}, referensi{' '}
            <span className="num wrap-anywhere">{refund.reference}</span>.
          </p>
        </Card>
        <RefundProof
          refund={refund}
          canUpload={refund.takesProof && hasRole(staff, 'finance')}
          reply={reply}
        />
      </>
    )
  if (status === 'sending')
    return (
      <Card title="Sedang dikirim">
        <p className="text-14">
          Gateway sedang mengirim dananya. Muat ulang halaman ini sebentar lagi.
        </p>
      </Card>
    )
  if (!hasRole(staff, 'finance'))
    return (
      <Card>
        <p className="text-14 text-ink-2">{describeRequiredRole('finance')}</p>
      </Card>
    )
  if (status === 'awaiting_account') return <AccountForm refund={refund} reply={reply} />
  if (status === 'awaiting_approval') return <ApproveForms refund={refund} reply={reply} />
  return (
    <>
      {status === 'ready' ? (
        <PrepareForm refund={refund} reply={reply} />
      ) : (
        <PayForm refund={refund} reply={reply} />
      )}
      <AskAgainForm refund={refund} reply={reply} />
    </>
  )
}
