import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#web/ui/navigation/link.tsx'
import type { MenuCategory } from '#web/shell.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { useCloseOnLeave } from './use-close-on-leave.ts'
import { useSupportUrl } from './use-support-url.ts'
import { loadSubCategories, type SubCategoriesBySlug } from './sub-categories.ts'

export const MENU_ID = 'menu-kategori'

/**
 * Every category and, on a wide screen, its sub-categories. A native popover: it opens before
 * scripts run and Escape closes it. The hundred links of the second level load when it first opens,
 * so that no page carries them.
 */
export function CategoryMenu({ groups }: { groups: readonly MenuCategory[] }) {
  const popover = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const [subCategories, setSubCategories] = useState<SubCategoriesBySlug>()
  useCloseOnLeave(popover, key)
  // The event of one that was opened before scripts ran is gone.
  useEffect(() => {
    if (popover.current?.matches(':popover-open')) void loadSubCategories().then(setSubCategories)
  }, [])
  const handleToggle = (event: React.ToggleEvent) => {
    if (event.newState === 'open' && !subCategories) void loadSubCategories().then(setSubCategories)
  }
  return (
    <div
      ref={popover}
      id={MENU_ID}
      popover="auto"
      onToggle={handleToggle}
      className="inset-0 h-dvh w-full overflow-y-auto bg-face text-ink shadow-over [--color-focus:var(--color-tarp-600)] md:absolute md:top-[108px] md:bottom-auto md:h-auto md:max-h-[min(640px,calc(100dvh-108px))]"
    >
      <div className="flex items-center justify-between border-b border-line pl-4 md:hidden">
        <b>Menu</b>
        <button
          type="button"
          popoverTarget={MENU_ID}
          aria-label="Tutup"
          className="grid size-12 place-items-center"
        >
          <Icon name="x" />
        </button>
      </div>
      <nav
        aria-label="Semua kategori"
        className="wrap py-1 md:columns-3 md:gap-8 md:py-6 lg:columns-4"
      >
        <PhoneLinks />
        {groups.map(({ slug, name }) => (
          <div key={slug} className="break-inside-avoid border-b border-line md:mb-4 md:border-0">
            <MenuLink to={`/kategori/${slug}`} className="font-semibold md:font-bold">
              {name}
            </MenuLink>
            <div className="hidden md:block">
              {subCategories?.[slug]?.map((subCategory) => (
                <MenuLink
                  key={subCategory.slug}
                  to={`/kategori/${slug}/${subCategory.slug}`}
                  className="text-14 text-ink-2"
                >
                  {subCategory.name}
                </MenuLink>
              ))}
            </div>
          </div>
        ))}
        <MenuLink to="/kategori" className="font-semibold text-link md:break-inside-avoid">
          Semua kategori
        </MenuLink>
      </nav>
    </div>
  )
}

/** What a wide screen has in its header and footer: a phone has it in the menu. */
const PhoneLinks = () => (
  <ul className="mb-1 border-b-4 border-panel pb-1 md:hidden">
    {[
      { to: '/cart?pesan-cepat', label: 'Pesan cepat', icon: 'list-plus' as const },
      { to: '/brand', label: 'Merek', icon: 'tag' as const },
      { to: useSupportUrl(), label: 'Bantuan', icon: 'message-circle' as const },
    ].map(({ to, label, icon }) => (
      <li key={label}>
        {to && (
          <MenuLink to={to} className="gap-3 font-semibold">
            <Icon name={icon} className="text-tarp-600" /> {label}
          </MenuLink>
        )}
      </li>
    ))}
  </ul>
)

function MenuLink({
  to,
  className,
  children,
}: {
  to: string
  className: string
  children: ReactNode
}) {
  return (
    <Link
      to={to}
      className={`flex min-h-12 items-center hover:text-link hover:underline md:min-h-8 ${className}`}
    >
      {children}
    </Link>
  )
}
