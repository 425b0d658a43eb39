import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { TabLinks } from '#web/ui/navigation/tabs.tsx'

const SECTIONS = [
  { to: '/backoffice/konten', label: 'Artikel' },
  { to: '/backoffice/konten/halaman', label: 'Halaman' },
  { to: '/backoffice/konten/beranda', label: 'Beranda' },
  { to: '/backoffice/konten/iklan', label: 'Iklan' },
]

/** The header of what staff write: the tabs, the title and the main action. */
export function ContentHeader({ title, action }: { title: ReactNode; action?: ReactNode }) {
  const { pathname } = useLocation()
  const current = SECTIONS.findLast(({ to }) => `${pathname}/`.startsWith(`${to}/`))
  return (
    <header className="border-b border-line bg-face">
      <div className="md:px-3">
        <TabLinks
          label="Bagian konten"
          items={SECTIONS.map((section) => ({
            ...section,
            current: section === current,
          }))}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-6">
        <h1 className="min-w-[min(100%,8rem)] flex-1 break-words">{title}</h1>
        {action}
      </div>
    </header>
  )
}
