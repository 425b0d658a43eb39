import { NavLink } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { useShell } from './use-shell.ts'
import { toolbarLinks } from './links.ts'

/** The phone's bottom toolbar. */
export function Toolbar() {
  return (
    <nav
      aria-label="Utama"
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-5 border-t border-line bg-face pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {toolbarLinks.map(({ to, label, icon, end }) => (
        <NavLink
          key={to}
          to={to}
          end={end ?? false}
          className="grid min-h-14 content-center justify-items-center gap-0.5 text-[11px] font-semibold text-ink-2 outline-offset-[-2px]! aria-[current]:text-tarp-600 aria-[current]:shadow-[inset_0_3px_0_var(--color-tarp-600)]"
        >
          <Icon name={icon} />
          {label}
        </NavLink>
      ))}
    </nav>
  )
}

/** Customer service by message: a floating button at the bottom right, above the toolbar. */
export function SupportButton({ raised }: { raised: boolean }) {
  const shell = useShell()
  if (!shell?.supportUrl) return null
  return (
    <aside aria-label="Bantuan">
      <a
        href={shell.supportUrl}
        target="_blank"
        rel="noopener"
        aria-label={`Tanya ${shell.storeName}`}
        className={`on-dark fixed right-4 z-21 inline-flex size-13 items-center justify-center gap-2 rounded-[26px] border-2 border-white bg-tarp-600 text-14 font-semibold text-white shadow-card md:right-6 md:bottom-6 md:w-auto md:px-[18px] ${raised ? 'bottom-[calc(72px+env(safe-area-inset-bottom))]' : 'bottom-4'}`}
      >
        <Icon name="message-circle" />
        <span className="hidden md:inline">Tanya {shell.storeName}</span>
      </a>
    </aside>
  )
}
