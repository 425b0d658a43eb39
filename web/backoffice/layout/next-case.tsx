import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { buildNextUrl, useListOrigin } from '../shared/list-origin.ts'
import { isTyping } from '../shared/use-row-shortcuts.ts'

/** On a case that was opened from a list: the way back, and to the next case (also with the key N). */
export function NextCase() {
  const origin = useListOrigin()
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (event.key.toLowerCase() === 'n')
        bar.current?.querySelector<HTMLElement>('a[data-next]')?.click()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
  if (!origin) return null
  const name = origin.list.startsWith('/backoffice/pesanan') ? 'Daftar pesanan' : 'Hari ini'
  return (
    <nav
      ref={bar}
      aria-label="Dari daftar"
      className="sticky top-0 z-10 flex items-center justify-between gap-3 border-b border-line bg-panel px-4 py-1 text-14 md:px-6"
    >
      <Link to={origin.list} className="inline-flex min-h-11 items-center gap-1.5">
        <Icon name="arrow-left" small />
        {name}
      </Link>
      <ButtonLink to={buildNextUrl(origin)} data-next="" size="small" variant="outlined">
        Berikutnya
        <kbd
          aria-hidden
          className="ml-2 hidden rounded-small border border-line-control px-1.5 text-12 md:pointer-fine:inline"
        >
          N
        </kbd>
      </ButtonLink>
    </nav>
  )
}
