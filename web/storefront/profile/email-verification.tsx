import { Form } from 'react-router'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

/** Sends the link that verifies the e-mail address, again where an earlier one or the activation has. */
export function EmailVerification({ sent, verified }: { sent: boolean; verified: boolean }) {
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
        {verified ? 'Verifikasi ulang email' : 'Kirim tautan verifikasi email'}
      </Button>
    </Form>
  )
}
