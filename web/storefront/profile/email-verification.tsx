import { Form } from 'react-router'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

/** Sends the link that confirms the e-mail address; nothing where it is confirmed. */
export function EmailVerification({ sent, verified }: { sent: boolean; verified: boolean }) {
  if (verified) return null
  if (sent)
    return (
      <Alert severity="success" className="mt-4">
        Tautan sudah kami kirim ke email Anda. Buka tautan itu, lalu muat ulang halaman ini.
      </Alert>
    )
  return (
    <Form method="post" className="mt-2">
      <input type="hidden" name="intent" value="send-proof" />
      <Button type="submit" variant="ghost">
        Kirim tautan pembuktian email
      </Button>
    </Form>
  )
}
