import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { useShell } from './use-shell.ts'

/**
 * Customer service by message: a floating button at the bottom right, above what a phone has there. It covers no
 * control: where one lies under it the button moves up, and where there is no room it steps aside until the page
 * is scrolled on. It appears once the scripts know its place; the footer has the same link.
 */
export function SupportButton({ raised }: { raised: boolean }) {
  const shell = useShell()
  const { key } = useLocation()
  const button = useRef<HTMLAnchorElement>(null)
  const hasSupport = Boolean(shell?.supportUrl)
  useEffect(() => {
    if (!hasSupport) return
    const stop = new AbortController()
    void import('../floating/keep-clear.ts').then(
      ({ keepClear }) => button.current && keepClear(button.current, stop.signal),
      // Without it the button stays away; the footer leads to the same place.
      () => undefined,
    )
    return () => stop.abort()
  }, [hasSupport, key, raised])
  if (!shell?.supportUrl) return null
  return (
    <aside aria-label="Bantuan">
      <a
        ref={button}
        href={shell.supportUrl}
        target="_blank"
        rel="noopener"
        aria-label={`Tanya ${shell.storeName}`}
        className={`on-dark invisible fixed right-4 z-21 inline-flex size-13 items-center justify-center gap-2 rounded-[26px] border-2 border-white bg-tarp-600 text-14 font-semibold text-white shadow-card data-[place=free]:visible md:right-6 md:bottom-6 md:w-auto md:px-[18px] ${raised ? 'bottom-[calc(72px+env(safe-area-inset-bottom))]' : 'bottom-4'}`}
      >
        <Icon name="message-circle" />
        <span className="hidden md:inline">Tanya {shell.storeName}</span>
      </a>
    </aside>
  )
}
