import { Outlet } from 'react-router'
import { Frame } from '../chrome/frame.tsx'

/** The shop around a page: header, footer, toolbar, floating button. */
export default function DefaultLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}
