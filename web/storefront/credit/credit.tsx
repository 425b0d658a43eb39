import { creditStatusNames } from '#modules/finance/credit-terms/rules/credit-status.ts'
import { buildPaymentPath } from '#modules/selling/orders/rules/order-path.ts'
import { formatDate } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { creditStatusTones } from '#web/shared/status-badges/credit.ts'
import { invoiceStatusTones } from '#web/shared/status-badges/invoices.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink, TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Money } from '#web/ui/money.tsx'
import { readPageParam } from '../catalogue/page-param.ts'
import { LenderItem } from '../lenders/lender-item.tsx'
import { ApplicationForm } from './application-form.tsx'
import { LoansCard } from './loans-card.tsx'
import { GRADE_SEEN_INTENT } from './grade-seen-intent.ts'
import { markGradeSeen } from './mark-grade-seen.ts'
import { submitApplication } from './submit-application.ts'
import type { Route } from './+types/credit'

export const handle = { uploads: { calls: ['files.upload'] } } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Limit kredit')

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [own, { canApply: canBorrow, results: lenders }, loans] = await Promise.all([
    api.credit.own(),
    api.lenders.limits(),
    api.loans.list({ query: readPageParam(url) }),
  ])
  return { ...own, canBorrow, lenders, loans, key: crypto.randomUUID() }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  return form.get('intent') === GRADE_SEEN_INTENT
    ? markGradeSeen(context, form)
    : submitApplication(context, form)
}

/** The credit limit of the buyer's company: what is free, what is owed, and how to apply for it. */
export default function CreditPage({
  loaderData: { credit, canApply, application, owed, canBorrow, lenders, loans, key },
  actionData,
}: Route.ComponentProps) {
  const reply = isFormErrors(actionData) ? actionData : undefined
  return (
    <div className="grid gap-4">
      <h1>Limit kredit</h1>
      {credit ? (
        <>
          <LimitCard credit={credit} />
          {application && <ApplicationCard application={application} />}
          {owed.length > 0 && <OwedCard owed={owed} />}
          {canApply && (
            <ApplicationForm hasLimit={credit.status !== 'none'} formKey={key} reply={reply} />
          )}
          {!canApply && credit.status === 'none' && (
            <p className="text-ink-2">Pemilik akun perusahaan Anda yang mengajukan limit kredit.</p>
          )}
          {loans.total > 0 && <LoansCard list={loans} />}
          <Card title="Pembiayaan dari mitra">
            <ul className="grid gap-3">
              {lenders.map((lender) => (
                <LenderItem key={lender.lender} lender={lender} canApply={canBorrow} />
              ))}
            </ul>
            <p className="mt-2">
              <TextLink to="/bnpl-registration" icon="landmark">
                Cara kerjanya
              </TextLink>
            </p>
          </Card>
        </>
      ) : (
        <EmptyState
          icon="landmark"
          title="Belum bisa bayar tempo"
          text="Limit kredit untuk perusahaan yang dokumennya sudah kami verifikasi."
        >
          <ButtonLink to="/upgrade-account">Jadi akun bisnis</ButtonLink>
        </EmptyState>
      )}
    </div>
  )
}

type Own = Route.ComponentProps['loaderData']

function LimitCard({ credit }: { credit: NonNullable<Own['credit']> }) {
  const hasLimit = credit.status === 'active' || credit.status === 'frozen'
  return (
    <Card
      title="Limit perusahaan Anda"
      action={
        <Badge tone={creditStatusTones[credit.status]}>{creditStatusNames[credit.status]}</Badge>
      }
    >
      {credit.status === 'frozen' && (
        <Alert severity="error" className="mb-4">
          {credit.frozenReason} Pesanan baru belum bisa dibayar tempo.
          {credit.overdue.amount !== '0.00' &&
            ' Bayar tagihan yang lewat tempo di bawah, atau hubungi kami.'}
        </Alert>
      )}
      {hasLimit ? (
        <>
          <dl className="flex flex-wrap gap-x-8 gap-y-4">
            <Figure label="Sisa" of={credit.free} isMain />
            <Figure label="Terpakai" of={credit.used} />
            <Figure label="Limit" of={credit.limit} />
          </dl>
          <p className="mt-3 text-14 text-ink-2">
            Kelas {credit.grade}, jatuh tempo {credit.days} hari setelah pesan. Terpakai adalah
            pesanan yang belum dibayar.
          </p>
        </>
      ) : (
        <p className="text-ink-2">
          Dengan limit kredit, pesanan langsung kami kirim dan tagihannya dibayar 7 sampai 60 hari
          kemudian.
        </p>
      )}
    </Card>
  )
}

const Figure = ({
  label,
  of,
  isMain = false,
}: {
  label: string
  of: { amount: string }
  isMain?: boolean
}) => (
  <div>
    <dt className="text-14 text-ink-2">{label}</dt>
    <dd className={isMain ? 'text-24 font-heavy' : 'text-18 font-bold'}>
      <Money of={of} />
    </dd>
  </div>
)

const applicationStates = {
  submitted: { name: 'Sedang diperiksa', tone: 'warning' },
  granted: { name: 'Disetujui', tone: 'success' },
  declined: { name: 'Belum disetujui', tone: 'danger' },
} as const

function ApplicationCard({ application }: { application: NonNullable<Own['application']> }) {
  const state = applicationStates[application.status]
  return (
    <Card title="Pengajuan terakhir" action={<Badge tone={state.tone}>{state.name}</Badge>}>
      <p>
        <Money of={application.amount} className="font-bold" />, diajukan{' '}
        {formatDate(application.createdAt)}
        {application.decidedAt && `, diputuskan ${formatDate(application.decidedAt)}`}.
      </p>
      {application.note && <p className="text-14 text-ink-2">{application.note}</p>}
      {application.files.length > 0 && (
        <p className="text-14 wrap-anywhere text-ink-2">
          Lampiran: {application.files.map(({ name }) => name).join(', ')}
        </p>
      )}
      {application.reason && <p className="mt-2">Alasannya: {application.reason}</p>}
    </Card>
  )
}

const OwedCard = ({ owed }: Pick<Own, 'owed'>) => (
  <Card title="Tagihan tempo yang belum dibayar" flush>
    <ul>
      {owed.map((invoice) => (
        <li
          key={invoice.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-3 last:border-0"
        >
          <span className="min-w-0 flex-1 max-sm:basis-full">
            {invoice.isOwn ? (
              <TextLink to={buildPaymentPath({ id: invoice.orderId, paymentType: 'tempo' })}>
                {invoice.number}
              </TextLink>
            ) : (
              <span className="num">{invoice.number}</span>
            )}
            <span className="num block text-14 text-ink-2">
              {invoice.orderNumber} · jatuh tempo {formatDate(invoice.dueAt)}
            </span>
          </span>
          <Badge tone={invoiceStatusTones[invoice.status]}>{invoice.statusName}</Badge>
          <Money of={invoice.amount} className="font-bold" />
        </li>
      ))}
    </ul>
  </Card>
)
