import { describeStep } from '#modules/finance/payment-reminders/rules/reminder-words.ts'
import { invoiceStatusNames } from '#modules/finance/invoices/rules.ts'
import { formatDate, formatDateTime, formatWeekdayDate } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { invoiceStatusTones } from '#web/shared/status-badges/invoices.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink, TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { Timeline } from '#web/ui/timeline.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { FactList } from '../shared/fact-list.tsx'
import { LateFeeCard } from './late-fee-card.tsx'
import { OPEN_INVOICES_PATH } from './paths.ts'
import { handleReminderIntent } from './reminder-actions.ts'
import { PauseForm, Pauses, SendForm } from './reminder-forms.tsx'
import type { InvoiceReminders } from './types.ts'
import type { Route } from './+types/invoice-reminders'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, `Tagihan ${loaderData?.reminders.number ?? ''}`)

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { staffReminders, staffLateFees } = context.get(apiContext)
  const [reminders, lateFee] = await Promise.all([
    staffReminders.show({ id }),
    staffLateFees.show({ id }),
  ])
  return { reminders, lateFee }
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const result = await handleReminderIntent(context.get(apiContext), id, form)
  return respond(request, result, `${OPEN_INVOICES_PATH}/${id}`)
}

export const shouldRevalidate = revalidateOnConflict

/** One invoice as finance looks after it: its reminders, and the fee of its delay. */
export default function InvoiceRemindersPage({
  loaderData: { reminders, lateFee },
  actionData,
}: Route.ComponentProps) {
  const { number, status, buyer, orderId, orderNumber, sent } = reminders
  return (
    <div className="px-4 pb-10 md:px-6">
      <ButtonLink to={OPEN_INVOICES_PATH} variant="ghost" size="small" icon="chevron-left">
        Tagihan terbuka
      </ButtonLink>
      <header className="mb-4 flex flex-wrap items-center gap-3">
        <h1 className="num min-w-0 wrap-anywhere">{number}</h1>
        <Badge tone={invoiceStatusTones[status]}>{invoiceStatusNames[status]}</Badge>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid min-w-0 gap-4">
          <Card title="Pengingat berikutnya">
            <NextReminder reminders={reminders} />
            <SendForm reminders={reminders} reply={actionData} />
          </Card>
          <Pauses reminders={reminders} reply={actionData} />
          <PauseForm reminders={reminders} reply={actionData} />
          <LateFeeCard lateFee={lateFee} record={reminders.invoiceId} reply={actionData} />
        </div>
        <div className="grid min-w-0 gap-4">
          <Card title="Tagihan">
            <FactList
              facts={[
                ['Pembeli', buyer],
                [
                  'Pesanan',
                  <TextLink key="order" to={`/backoffice/pesanan/${orderId}`}>
                    {orderNumber}
                  </TextLink>,
                ],
                ['Jumlah', <Money key="amount" of={reminders.amount} />],
                [
                  'Termasuk denda',
                  lateFee.amount.amount === '0.00' ? null : (
                    <Money key="fee" of={lateFee.amount} exact />
                  ),
                ],
                ['Jatuh tempo', formatDate(reminders.dueAt)],
                ['Terlambat', reminders.daysLate > 0 ? `${reminders.daysLate} hari` : null],
              ]}
            />
          </Card>
          <Card title="Sudah dikirim">
            {sent.length === 0 ? (
              <p className="text-14 text-ink-2">Belum ada pengingat untuk tagihan ini.</p>
            ) : (
              <Timeline
                items={sent.map(({ at, step, by, recipients }) => ({
                  title: describeStep(step),
                  by: [by, formatDateTime(at), `${recipients} penerima`]
                    .filter(Boolean)
                    .join(' · '),
                }))}
              />
            )}
          </Card>
        </div>
      </div>
    </div>
  )
}

/** What comes next, or why nothing does. */
function NextReminder({ reminders: { blocked, next, pauses } }: { reminders: InvoiceReminders }) {
  if (blocked) return <p>{blocked}</p>
  if (pauses.length > 0) return <p>Dijeda. Pembeli tidak diingatkan sampai Anda melanjutkannya.</p>
  if (!next) return <p>Semua pengingat menurut jadwal sudah dikirim.</p>
  return (
    <p>
      <b>{formatWeekdayDate(next.day)}</b>, {describeStep(next.step).toLowerCase()}. Tagihan lain
      perusahaan ini yang jatuh gilirannya pada hari itu ada di pesan yang sama.
    </p>
  )
}
