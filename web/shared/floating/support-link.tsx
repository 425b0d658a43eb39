import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { keepClear } from './keep-clear.ts'

/** The floating link itself; it appears once its place is known. */
export function SupportLink({
  to,
  storeName,
  raised,
}: {
  to: string
  storeName: string
  raised: boolean
}) {
  const { key } = useLocation()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const stop = new AbortController()
    if (link.current) keepClear(link.current, stop.signal)
    return () => stop.abort()
  }, [key, raised])
  return (
    <a
      ref={link}
      href={to}
      target="_blank"
      rel="noopener"
      aria-label={`Tanya ${storeName}`}
      className={`on-dark invisible fixed right-4 z-21 inline-flex size-13 items-center justify-center gap-2 rounded-[26px] border-2 border-white bg-tarp-600 text-14 font-semibold text-white shadow-card data-[place=free]:visible md:right-6 md:bottom-6 md:w-auto md:px-[18px] ${raised ? 'bottom-[calc(72px+env(safe-area-inset-bottom))]' : 'bottom-4'}`}
    >
      <Icon name="message-circle" />
      <span className="hidden md:inline">Tanya {storeName}</span>
    </a>
  )
}
