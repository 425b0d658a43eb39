import type { Api } from '#modules/client.ts'
import {
  registrationPath,
  registrationSuccessPath,
} from '#modules/finance/lenders/rules/registration-path.ts'
import { lenderStatusTones } from '#web/shared/status-badges/lenders.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Money } from '#web/ui/money.tsx'

type Lender = Awaited<ReturnType<Api['lenders']['limits']>>['results'][number]

/** Where a company stands with a lender, and what it can do there. */
export const LenderItem = ({
  lender: { lender, name, status, statusName, limit, used, free, isDown },
  canApply,
}: {
  lender: Lender
  canApply: boolean
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
      {isDown && (
        <p className="mt-1 text-14 text-ink-2">
          Sedang tidak menjawab. Pengajuan Anda tetap kami simpan.
        </p>
      )}
    </div>
    {canApply && <NextStep lender={lender} name={name} status={status} />}
  </li>
)

function NextStep({ lender, name, status }: Pick<Lender, 'lender' | 'name' | 'status'>) {
  if (status === null || status === 'draft' || status === 'asked')
    return (
      <ButtonLink to={registrationPath(lender)} color="main" aria-description={name}>
        {status === null ? 'Ajukan' : 'Lanjutkan pengajuan'}
      </ButtonLink>
    )
  return (
    <ButtonLink to={registrationSuccessPath(lender)} variant="outlined" aria-description={name}>
      Lihat pengajuan
    </ButtonLink>
  )
}
