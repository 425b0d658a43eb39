import { Outlet } from 'react-router'
import { SiteFrame } from '../../shared/chrome/site-frame.tsx'

/** The shop around a page: header, footer, toolbar, floating button. */
export default function DefaultLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}
