import type { z } from 'zod'
import type { staffDriverCalls } from '#modules/selling/driver-links/staff-contract.ts'
import { formatTime } from '#platform/format.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ConfirmSubmit } from '#web/ui/forms/confirm-submit.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { isMadeLink } from './actions.ts'

type DriverDays = z.output<(typeof staffDriverCalls)['days']['response']['schema']>

/** The links of a driver's day: made, copied once, and revoked. */
export function DriverLinks({
  driverDay: { driver, phone, links },
  day,
  origin,
  reply,
}: {
  driverDay: DriverDays['results'][number]
  day: string
  origin: string
  reply: unknown
}) {
  const made = isMadeLink(reply) && reply.madeLink.phone === phone ? reply.madeLink : undefined
  const address = made && `${origin}/sopir?${new URLSearchParams({ tautan: made.token })}`
  const active = links.filter((link) => link.active)
  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-3 text-14">
      {address && (
        <Alert severity="success" title={`Tautan untuk ${driver}`}>
          <span className="flex items-center gap-2">
            <code className="min-w-0 wrap-anywhere">{address}</code>
            <CopyButton text={address} label="Salin tautan" />
          </span>
          Kirim sekarang: tautan ini hanya ditampilkan sekali dan berlaku sampai hari itu berakhir.
        </Alert>
      )}
      {active.map((link) => (
        <div key={link.id} className="flex flex-wrap items-center gap-x-3">
          <span>Tautan dibuat {formatTime(link.createdAt)}, masih berlaku</span>
          <ReplyForm reply={reply} intent={`revoke ${link.id}`} className="ml-auto">
            <ConfirmSubmit
              label="Cabut"
              accessibleName={`Cabut tautan ${driver}, ${formatTime(link.createdAt)}`}
              question={`Cabut tautan ${driver}?`}
              loss="Sopir langsung tidak bisa membukanya lagi. Laporan yang belum terkirim dari ponselnya tidak masuk."
              confirmLabel="Cabut tautan"
              size="small"
            />
          </ReplyForm>
        </div>
      ))}
      <ReplyForm reply={reply} intent={`link ${phone}`}>
        <input type="hidden" name="driver" value={driver} />
        <SubmitButton variant="outlined" aria-description={`${driver}, ${day}`}>
          Buat tautan sopir
        </SubmitButton>
      </ReplyForm>
    </div>
  )
}
