import { useEffect, useRef } from 'react'
import { ChevronDown, X } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import type { ShellGroup } from '#web/shell.ts'
import { Icon } from '../icon.tsx'

export const MENU_ID = 'menu-kategori'

/** Every category and what is in it. A native popover: opens before scripts run, Escape closes it. */
export function CategoryMenu({ groups }: { groups: readonly ShellGroup[] }) {
  const popover = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    if (popover.current?.matches(':popover-open')) popover.current.hidePopover()
  }, [key])
  return (
    <div
      ref={popover}
      id={MENU_ID}
      popover="auto"
      className="inset-0 h-dvh w-full overflow-y-auto bg-face text-ink shadow-over [--color-focus:var(--color-tarp-600)] md:absolute md:top-[108px] md:bottom-auto md:h-auto md:max-h-[min(640px,calc(100dvh-108px))]"
    >
      <div className="flex items-center justify-between border-b border-line pl-4 md:hidden">
        <b>Kategori</b>
        <button
          type="button"
          popoverTarget={MENU_ID}
          aria-label="Tutup"
          className="grid size-12 place-items-center"
        >
          <Icon of={X} />
        </button>
      </div>
      <nav
        aria-label="Semua kategori"
        className="wrap py-1 md:columns-3 md:gap-8 md:py-6 lg:columns-4"
      >
        {groups.map((group) => (
          <Group key={group.slug} {...group} />
        ))}
        <Link
          to="/kategori"
          className="flex min-h-12 items-center font-semibold text-link md:break-inside-avoid"
        >
          Semua kategori
        </Link>
      </nav>
    </div>
  )
}

function Group({ slug, name, subCategories }: ShellGroup) {
  const link = (to: string, label: string, look: string) => (
    <Link
      key={to}
      to={to}
      className={`flex min-h-11 items-center hover:text-link hover:underline md:min-h-8 ${look}`}
    >
      {label}
    </Link>
  )
  const children = subCategories.map((sub) =>
    link(`/kategori/${slug}/${sub.slug}`, sub.name, 'text-14 text-ink-2'),
  )
  return (
    <>
      <details name="kategori" className="group border-b border-line md:hidden">
        <summary className="flex min-h-12 items-center justify-between font-semibold">
          {name}
          <Icon of={ChevronDown} className="text-ink-2 group-open:rotate-180" />
        </summary>
        <div className="pb-2 pl-3">
          {link(`/kategori/${slug}`, `Semua ${name}`, 'text-14 font-semibold text-link')}
          {children}
        </div>
      </details>
      <div className="mb-5 hidden break-inside-avoid md:block">
        {link(`/kategori/${slug}`, name, 'font-bold')}
        {children}
      </div>
    </>
  )
}
