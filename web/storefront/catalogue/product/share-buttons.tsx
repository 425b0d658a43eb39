import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'

/** Specification §9: the product's toasts last 3.5 s. */
const TOAST_DURATION_MS = 3_500

/** Shares the page's URL with the chosen variant and quantity. */
export function ShareButtons({ name, query }: { name: string; query: string }) {
  const buildPageUrl = () => new URL(`?${query}`, window.location.href).href
  const copy = () => copyText(buildPageUrl(), TOAST_DURATION_MS)
  const share = () =>
    'share' in navigator
      ? // The visitor cancelled: no failure.
        navigator.share({ title: name, url: buildPageUrl() }).catch(() => {})
      : copy()
  return (
    <p className="mt-3 flex flex-wrap gap-2">
      <Button variant="ghost" size="small" icon="share-2" onClick={() => void share()}>
        Bagikan
      </Button>
      <Button variant="ghost" size="small" icon="link-2" onClick={() => void copy()}>
        Salin tautan
      </Button>
    </p>
  )
}
