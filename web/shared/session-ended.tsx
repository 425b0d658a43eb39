import { useLostSession } from '#web/tab-session.ts'
import { Alert } from '../ui/alert.tsx'

/** On a sign-in page: why it is shown to somebody who was signed in. */
export function SessionEnded({
  realm,
  hasEnded,
}: {
  realm: 'buyer' | 'staff'
  /** The server found the session to be over. */
  hasEnded: boolean
}) {
  const isLost = useLostSession(realm)
  if (!hasEnded && !isLost) return null
  return (
    <Alert severity="info" className="mb-4">
      Sesi Anda sudah berakhir. Masuk lagi untuk melanjutkan; isian yang belum terkirim tetap ada.
    </Alert>
  )
}
