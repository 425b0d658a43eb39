import { formatDate } from '#platform/format.ts'
import type { FormErrors } from '#web/form-errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmSubmit } from '#web/ui/forms/confirm-submit.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import type { SharedLink } from './actions.ts'

type GuestLinkData = {
  id: string
  name: string
  expiresAt: string
  active: boolean
}

/** Links for colleagues without an account: made, copied once, and revoked. */
export function GuestLinks({
  links,
  origin,
  shared,
  reply,
}: {
  links: readonly GuestLinkData[]
  origin: string
  shared: SharedLink | undefined
  reply: FormErrors | undefined
}) {
  const address =
    shared && `${origin}/negotiation?${new URLSearchParams({ tawaran: shared.link.token })}`
  return (
    <Card title="Bagikan ke rekan">
      <div className="grid gap-4">
        <p className="text-14 text-ink-2">
          Rekan tanpa akun bisa membaca dan memberi catatan, tetapi tidak memutuskan. Tautan berlaku
          14 hari.
        </p>
        {address && (
          <Alert severity="success" title={`Tautan untuk ${shared.link.name}`}>
            <span className="flex items-center gap-2">
              <code className="min-w-0 wrap-anywhere">{address}</code>
              <CopyButton text={address} label="Salin tautan" />
            </span>
            Salin sekarang: tautan ini hanya ditampilkan sekali.
          </Alert>
        )}
        {links.length > 0 && (
          <ul className="grid gap-2">
            {links.map(({ id, name, expiresAt, active }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <b className="wrap-anywhere">{name}</b>
                {active ? (
                  <span className="text-14 text-ink-2">sampai {formatDate(expiresAt)}</span>
                ) : (
                  <Badge plain>Tidak berlaku</Badge>
                )}
                {active && (
                  <ReplyForm reply={reply} intent="revoke" className="ml-auto">
                    <input type="hidden" name="linkId" value={id} />
                    <ConfirmSubmit
                      label="Cabut"
                      accessibleName={`Cabut tautan ${name}`}
                      question={`Cabut tautan ${name}?`}
                      loss="Tautan itu langsung tidak bisa dibuka lagi."
                      confirmLabel="Cabut tautan"
                      size="small"
                    />
                  </ReplyForm>
                )}
              </li>
            ))}
          </ul>
        )}
        <ReplyForm reply={reply} intent="share" className="flex flex-wrap items-end gap-2">
          <FormField name="name" label="Nama rekan" maxLength={80} className="min-w-48 flex-1" />
          <SubmitButton variant="outlined">Buat tautan</SubmitButton>
        </ReplyForm>
      </div>
    </Card>
  )
}
