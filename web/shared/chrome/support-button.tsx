import { useEffect, useState } from 'react'
import type { SupportLink } from '../floating/support-link.tsx'
import { useShell } from './use-shell.ts'

/**
 * Customer service by message: a floating button at the bottom right, above what a phone has there. It covers no
 * control: where one lies under it the button moves up, and where there is no room it steps aside until the page
 * is scrolled on. Its code is loaded after the page; the footer has the same link.
 */
export function SupportButton({ raised }: { raised: boolean }) {
  const shell = useShell()
  const [Link, setLink] = useState<typeof SupportLink>()
  useEffect(() => {
    void import('../floating/support-link.tsx').then(
      (part) => setLink(() => part.SupportLink),
      () => undefined,
    )
  }, [])
  if (!shell?.supportUrl) return null
  return (
    <aside aria-label="Bantuan">
      {Link && <Link to={shell.supportUrl} storeName={shell.storeName} raised={raised} />}
    </aside>
  )
}
