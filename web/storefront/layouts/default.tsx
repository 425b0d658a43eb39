import { Outlet } from 'react-router'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { SiteFrame } from '../../shared/chrome/site-frame.tsx'

/** Searches are counted, and the header shows their text; what was bought, and the delivery address, are personal. */
export const handle = { uncacheableQuery: ['search', 'dibeli', 'kirim'] } satisfies PageHandle

/** The shop around a page: header, footer, toolbar, floating button. */
export default function DefaultLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}
