import { useEffect, useState } from 'react'
import type { LateParts } from '../floating/late-parts.tsx'
import { useShell } from './use-shell.ts'
import { useSupportUrl } from './use-support-url.ts'

/**
 * The assistant, or customer service by message: a floating button at the bottom right, above what a phone has there. It covers no
 * control: where one lies under it the button moves up, and where there is no room it steps aside until the page
 * is scrolled on. Its code is loaded after the page, and with it that of the surveys; the footer has the same link.
 */
export function SupportButton({ raised }: { raised: boolean }) {
  const shell = useShell()
  const supportUrl = useSupportUrl()
  const [Parts, setParts] = useState<typeof LateParts>()
  useEffect(() => {
    void import('../floating/late-parts.tsx').then(
      (part) => setParts(() => part.LateParts),
      () => undefined,
    )
  }, [])
  if (!shell || !supportUrl || !Parts) return null
  return (
    <aside aria-label="Bantuan">
      <Parts shell={shell} supportUrl={supportUrl} raised={raised} />
    </aside>
  )
}
