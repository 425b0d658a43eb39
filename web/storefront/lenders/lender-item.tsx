import type { Api } from '#modules/client.ts'
import {
  buildRegistrationPath,
  buildRegistrationSuccessPath,
} from '#modules/finance/lenders/rules/registration-path.ts'
import type { LenderApplication } from './lender-calls.ts'
import { lenderStatusTones } from '#web/shared/status-badges/lenders.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Money } from '#web/ui/money.tsx'

type Lender = Awaited<ReturnType<Api['lenders']['limits']>>['results'][number]
/** What a lender said when it was asked; null where it did not answer, undefined where it was not asked. */
export type LenderVerdict = LenderApplication['eligibility'] | undefined

/** Where a company stands with a lender, and what it can do there. */
export const LenderItem = ({
  lender: { lender, name, status, statusName, limit, used, free, isDown },
  canApply,
  verdict,
  missing,
}: {
  lender: Lender
  canApply: boolean
  verdict?: LenderVerdict
  /** What an application that is not sent still lacks. */
  missing?: LenderApplication['missing'] | undefined
}) => (
  <li className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line p-4">
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2">
        <b>{name}</b>
        {status && <Badge tone={lenderStatusTones[status]}>{statusName}</Badge>}
      </p>
      {limit && used && free && (
        <p className="mt-1">
          Sisa <Money of={free} className="font-bold" /> dari <Money of={limit} />, terpakai{' '}
          <Money of={used} />
        </p>
      )}
      {verdict !== undefined && <Verdict verdict={verdict} />}
      {missing && verdict?.isEligible !== false && (
        <p className="mt-1 text-14 text-ink-2">
          {missing.length === 0
            ? 'Sudah lengkap, tinggal dikirim.'
            : `Masih perlu: ${missing.map(({ label }) => label).join(', ')}.`}
        </p>
      )}
      {isDown && (
        <p className="mt-1 text-14 text-ink-2">
          Sedang tidak menjawab. Pengajuan Anda tetap kami simpan.
        </p>
      )}
    </div>
    {canApply && <NextStep lender={lender} name={name} status={status} />}
  </li>
)

const Verdict = ({ verdict }: { verdict: Exclude<LenderVerdict, undefined> }) => {
  if (verdict === null) return <p className="mt-1 text-14 text-ink-2">Belum menjawab.</p>
  if (!verdict.isEligible)
    return (
      <p className="mt-1 text-14 text-warning-text">{verdict.reason ?? 'Belum memenuhi syarat.'}</p>
    )
  return (
    <p className="mt-1 text-14 text-success-text">
      Memenuhi syarat
      {verdict.upTo && (
        <>
          , sampai <Money of={verdict.upTo} className="font-bold" />
        </>
      )}
    </p>
  )
}

function NextStep({ lender, name, status }: Pick<Lender, 'lender' | 'name' | 'status'>) {
  if (status === null || status === 'draft' || status === 'asked')
    return (
      <ButtonLink to={buildRegistrationPath(lender)} variant="outlined" aria-description={name}>
        {status === null ? 'Ajukan' : 'Lanjutkan pengajuan'}
      </ButtonLink>
    )
  return (
    <ButtonLink
      to={buildRegistrationSuccessPath(lender)}
      variant="outlined"
      aria-description={name}
    >
      Lihat pengajuan
    </ButtonLink>
  )
}
