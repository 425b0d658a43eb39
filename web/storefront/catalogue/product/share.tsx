import { Link2, Share2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

/** Specification §9: toasts of the product stay 3.5 s. */
const SHOWN = 3_500

/** Hands the page on as it is, with the chosen variant and quantity. */
export function Share({ name, query }: { name: string; query: string }) {
  const address = () => new URL(`?${query}`, window.location.href).href
  const copy = () =>
    navigator.clipboard.writeText(address()).then(
      () => toast({ color: 'success', text: 'Berhasil disalin', duration: SHOWN }),
      () => toast({ color: 'error', text: 'Gagal menyalin', duration: SHOWN }),
    )
  const share = () =>
    'share' in navigator
      ? // Thinking better of it is no failure.
        navigator.share({ title: name, url: address() }).catch(() => {})
      : copy()
  return (
    <p className="mt-3 flex flex-wrap gap-2">
      <Button variant="ghost" size="small" icon={Share2} onClick={() => void share()}>
        Bagikan
      </Button>
      <Button variant="ghost" size="small" icon={Link2} onClick={() => void copy()}>
        Salin tautan
      </Button>
    </p>
  )
}
