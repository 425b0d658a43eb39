import { Link } from '#web/ui/navigation/link.tsx'
import { notificationKinds } from '#modules/foundation/notifications/rules/notification-kinds.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import type { loadNotificationSettings } from './load-settings.ts'
import { PhoneCard } from './phone-card.tsx'

type Settings = NonNullable<Awaited<ReturnType<typeof loadNotificationSettings>>>
type Kind = Settings['preferences']['kinds'][number]

const rowClass =
  'grid grid-cols-[minmax(0,1fr)_64px_76px] items-center border-t border-line px-4 first:border-0'

/** Which messages the buyer gets by e-mail and by WhatsApp, and the number that WhatsApp reaches. */
export function NotificationSettings({ settings, reply }: { settings: Settings; reply: unknown }) {
  const { preferences, state } = settings
  const { isPhoneVerified, kinds, email } = preferences
  return (
    <div className="grid gap-4">
      <div>
        <Link to="/profile" className="inline-flex min-h-11 items-center text-14 font-semibold">
          Profil saya
        </Link>
        <h1>Pemberitahuan</h1>
      </div>
      {state === 'tersimpan' && <Alert severity="success">Pilihan Anda tersimpan.</Alert>}
      <PhoneCard settings={settings} reply={reply} />
      <Card flush title="Kabari saya tentang">
        <ReplyForm reply={reply} intent="notifications">
          <div className={`${rowClass} min-h-11 text-14 font-semibold text-ink-2`}>
            <span />
            <span className="text-center">Email</span>
            <span className="text-center">WhatsApp</span>
          </div>
          {kinds.map((row) => (
            <KindRow key={row.kind} row={row} isPhoneVerified={isPhoneVerified} />
          ))}
          <div className={`${rowClass} min-h-16 border-b`}>
            <p className="py-2 text-14">
              <b className="block">Keamanan akun</b>
              <span className="text-ink-2">Selalu lewat email, demi keamanan Anda</span>
            </p>
            <label className={tickClass}>
              <input type="checkbox" className="tick" checked disabled readOnly />
              <span className="sr-only">Keamanan akun lewat email</span>
            </label>
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
            <SubmitButton>Simpan pilihan</SubmitButton>
            <span className="min-w-0 text-14 break-all text-ink-2">Email ke {email}</span>
            <p className="basis-full text-14 text-ink-2">
              Bila WhatsApp tidak sampai, kami kirim lewat email.
            </p>
          </div>
        </ReplyForm>
      </Card>
    </div>
  )
}

const tickClass = 'grid h-11 w-11 place-items-center justify-self-center'

function KindRow({ row, isPhoneVerified }: { row: Kind; isPhoneVerified: boolean }) {
  const { label, about } = notificationKinds[row.kind]
  const channels = [
    { name: 'mail', word: 'email', isOn: row.mail, isOpen: true },
    {
      name: 'whatsapp',
      word: 'WhatsApp',
      isOn: row.whatsapp && isPhoneVerified,
      isOpen: isPhoneVerified,
    },
  ]
  return (
    <div className={`${rowClass} min-h-16`}>
      <p className="py-2 text-14">
        <b className="block">{label}</b>
        <span className="text-ink-2">{about}</span>
      </p>
      {channels.map(({ name, word, isOn, isOpen }) => (
        <label
          // The choice belongs to the state of the number: once it is verified, the defaults show.
          key={`${name} ${isOpen}`}
          className={tickClass}
        >
          <input
            type="checkbox"
            className="tick"
            name={name}
            value={row.kind}
            defaultChecked={isOn}
            disabled={!isOpen}
          />
          <span className="sr-only">
            {label} lewat {word}
          </span>
        </label>
      ))}
    </div>
  )
}
