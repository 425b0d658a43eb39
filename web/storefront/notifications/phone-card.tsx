import { formatPhone } from '#platform/phone.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import type { loadNotificationSettings } from './load-settings.ts'

type Settings = NonNullable<Awaited<ReturnType<typeof loadNotificationSettings>>>

/** The number that WhatsApp reaches, verified by a code. */
export function PhoneCard({ settings, reply }: { settings: Settings; reply: unknown }) {
  const { preferences, state, demoMessage } = settings
  const { phone, isPhoneVerified } = preferences
  return (
    <Card
      title="Nomor WhatsApp"
      action={isPhoneVerified && <Badge tone="success">Terverifikasi</Badge>}
    >
      <p className="text-14">
        <b className="num">{formatPhone(phone)}</b>
        {isPhoneVerified
          ? ''
          : ' belum terverifikasi. Yang Anda pilih lewat WhatsApp sementara kami kirim lewat email.'}
      </p>
      {!isPhoneVerified && (
        <>
          {state === 'kode' && (
            <>
              <Alert severity="info" className="mt-4" title="Kode sudah kami kirim">
                {demoMessage ?? 'Buka WhatsApp, lalu tulis enam angkanya di sini.'}
              </Alert>
              <ReplyForm reply={reply} intent="verify-phone" className="mt-4 grid max-w-xs gap-4">
                <FormField
                  name="code"
                  label="Kode dari WhatsApp"
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={7}
                  required
                />
                <div>
                  <SubmitButton>Verifikasi nomor</SubmitButton>
                </div>
              </ReplyForm>
            </>
          )}
          <ReplyForm reply={reply} intent="phone-code" className="mt-4">
            <SubmitButton variant="outlined" color="secondary">
              {state === 'kode' ? 'Kirim kode lagi' : 'Kirim kode lewat WhatsApp'}
            </SubmitButton>
          </ReplyForm>
        </>
      )}
    </Card>
  )
}
