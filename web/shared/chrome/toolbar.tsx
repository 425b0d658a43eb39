import { useLocation } from 'react-router'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { isDistrictChoice, toolbarLinks } from './links.ts'

/** The phone's bottom toolbar. */
export function Toolbar() {
  // The choice of a district has the cart's address and is a page of its own.
  const current = isDistrictChoice(useLocation().search) ? 'false' : 'page'
  return (
    <nav
      aria-label="Utama"
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-5 border-t border-line bg-face pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {toolbarLinks.map(({ to, label, icon, end }) => (
        <NavLink key={to} to={to} end={end} aria-current={current} className="toolbar-link">
          <Icon name={icon} />
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
