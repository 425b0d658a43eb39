import { useShell } from '#web/shared/chrome/use-shell.ts'
import { Alert } from '#web/ui/alert.tsx'

/** Warns on every page of the back office while strangers can reach the demo, whose passwords are public. */
export function PublicDemoWarning({ className }: { className: string }) {
  if (!useShell()?.isDemoPublic) return null
  return (
    <Alert
      severity="warning"
      title="Toko peragaan ini terbuka untuk umum"
      className={`text-ink ${className}`}
    >
      Siapa pun bisa masuk sebagai staf dengan kata sandi contoh dan membaca semua email. Jangan
      berjualan di sini; jalankan toko sendiri dengan DEMO=0.
    </Alert>
  )
}
