import { buildRegistrationPath } from '#modules/finance/lenders/rules/registration-path.ts'
import { formatDateTime } from '#platform/format.ts'
import { lenderStatusTones } from '#web/shared/status-badges/lenders.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/choice.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import { Money } from '#web/ui/money.tsx'
import { AgreementText } from './agreement-text.tsx'
import { LimitConfirmation } from './limit-confirmation.tsx'
import type { LenderApplication } from './lender-calls.ts'
import type { Outcome } from './load-outcome.ts'

/** An application that was sent: where it stands, and what the company has to do now. */
export function OutcomePage({ outcome, reply }: { outcome: Outcome; reply: unknown }) {
  const { application, limit, used, free, key } = outcome
  const { lender, lenderName, status, statusName, submittedAt } = application
  const mayAgree = status === 'agreement_sent' && !application.agreedAt
  return (
    <div className="mx-auto grid w-full max-w-3xl min-w-0 gap-4 rounded-card border border-line bg-face p-5 shadow-card md:p-8">
      <div>
        <h1>Pembiayaan {lenderName}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-2 text-ink-2">
          <Badge tone={lenderStatusTones[status]}>{statusName}</Badge>
          {submittedAt && <>Dikirim {formatDateTime(submittedAt)}</>}
        </p>
      </div>
      <Standing application={application} />
      {mayAgree && application.wantsCode && <LimitConfirmation outcome={outcome} reply={reply} />}
      {mayAgree && !application.wantsCode && application.agreement && (
        <ReplyForm
          reply={reply}
          intent="agree"
          draft={{ record: application.agreement.number }}
          className="grid gap-3"
        >
          <IdempotencyKey initial={key} />
          <input type="hidden" name="id" value={application.id} />
          <AgreementText agreement={application.agreement} offered={application.offered} />
          <Checkbox name="agree" value="yes" required>
            Saya sudah membaca perjanjian ini dan menyetujuinya atas nama perusahaan.
          </Checkbox>
          <div>
            <SubmitButton color="main" size="large">
              Setujui perjanjian
            </SubmitButton>
          </div>
        </ReplyForm>
      )}
      {limit && used && free && (
        <dl className="grid gap-4 sm:grid-cols-3">
          {(
            [
              ['Sisa', free],
              ['Terpakai', used],
              ['Limit', limit],
            ] as const
          ).map(([label, amount]) => (
            <div key={label}>
              <dt className="text-14 text-ink-2">{label}</dt>
              <dd className="text-18 font-bold">
                <Money of={amount} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="flex flex-wrap gap-2">
        {status === 'asked' && (
          <ButtonLink to={buildRegistrationPath(lender)} color="main">
            Lengkapi pengajuan
          </ButtonLink>
        )}
        {status === 'declined' && (
          <ButtonLink to={`${buildRegistrationPath(lender)}?langkah=kebutuhan`} variant="outlined">
            Ajukan lagi
          </ButtonLink>
        )}
        <ButtonLink to="/profile/limit-kredit" variant="outlined">
          Limit perusahaan
        </ButtonLink>
      </div>
    </div>
  )
}

/** What happens next, in one sentence. */
function Standing({ application }: { application: LenderApplication }) {
  const { status, lenderName, isOnItsWay, isDown, reason, agreedAt } = application
  if (status === 'asked' || status === 'declined')
    return (
      <Alert
        severity="warning"
        title={status === 'asked' ? `${lenderName} minta tambahan` : 'Belum disetujui'}
      >
        {reason ?? `${lenderName} tidak menulis alasannya.`}
      </Alert>
    )
  if (status === 'submitted')
    return (
      <p>
        {isOnItsWay && isDown
          ? `${lenderName} sedang tidak menjawab. Pengajuan Anda tersimpan, dan kami kirim begitu mereka kembali.`
          : `${lenderName} sedang memeriksa pengajuan Anda. Hasilnya tampil di halaman ini.`}
      </p>
    )
  if (status === 'agreement_sent' && agreedAt)
    return <p>Persetujuan Anda sudah kami teruskan. {lenderName} sedang membuka limitnya.</p>
  if (status === 'active') return <p>Limit perusahaan Anda di {lenderName} sudah terbuka.</p>
  return <p>{lenderName} menyetujui pengajuan Anda. Baca perjanjiannya, lalu setujui.</p>
}
