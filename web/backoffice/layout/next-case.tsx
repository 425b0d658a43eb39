import { useEffect, useRef } from 'react'
import { Link } from '#web/ui/navigation/link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { buildNextUrl, useListOrigin } from '../shared/lists/list-origin.ts'
import { isTyping } from '../shared/lists/use-row-shortcuts.ts'

/** On a case that was opened from a list: the way back, to its work (the key I), and to the next case (the key N). */
export function NextCase() {
  const origin = useListOrigin()
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const key = event.key.toLowerCase()
      if (key === 'n') bar.current?.querySelector<HTMLElement>('a[data-next]')?.click()
      const work = key === 'i' && findMainWork()
      if (!work) return
      // Otherwise the letter lands in the field.
      event.preventDefault()
      work.focus()
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
      <span className="flex items-center gap-4">
        <span aria-hidden className="hidden text-ink-2 md:pointer-fine:inline">
          <Key>I</Key> isi
        </span>
        <ButtonLink to={buildNextUrl(origin)} data-next="" size="small" variant="outlined">
          Berikutnya
          <span aria-hidden className="ml-2 hidden md:pointer-fine:inline">
            <Key>N</Key>
          </span>
        </ButtonLink>
      </span>
    </nav>
  )
}

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-small border border-line-control px-1.5 text-12">{children}</kbd>
)

/**
 * The first field of the form with the screen's main action that has to be filled in still, else its first, or that
 * action itself where it asks for nothing.
 */
function findMainWork(): HTMLElement | undefined {
  const submit = [
    ...document.querySelectorAll<HTMLButtonElement>('main button[type=submit][data-color=main]'),
  ].find((each) => each.checkVisibility())
  const fields = ([...(submit?.form?.elements ?? [])] as HTMLInputElement[]).filter(
    (each) => each.matches('input:not([type=hidden]), select, textarea') && each.checkVisibility(),
  )
  return fields.find(({ required, value }) => required && value === '') ?? fields[0] ?? submit
}
