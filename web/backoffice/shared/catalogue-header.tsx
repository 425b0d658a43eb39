import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { TabLinks } from '#web/ui/navigation/tabs.tsx'
import { hasRole, useStaff } from './staff.ts'

const SECTIONS = [
  { to: '/backoffice/produk', label: 'Produk' },
  { to: '/backoffice/kategori', label: 'Kategori' },
  { to: '/backoffice/merek', label: 'Merek' },
  { to: '/backoffice/harga', label: 'Daftar harga' },
  { to: '/backoffice/stok', label: 'Stok' },
  { to: '/backoffice/impor', label: 'Impor & ekspor' },
]

/** The header of every catalogue page: the section tabs, the title and the main action. */
export function CatalogueHeader({
  title,
  action,
  children,
}: {
  title: ReactNode
  action?: ReactNode
  children?: ReactNode
}) {
  const { pathname } = useLocation()
  const isCatalogueStaff = hasRole(useStaff(), 'content')
  return (
    <header className="border-b border-line bg-face">
      {isCatalogueStaff && (
        <div className="md:px-3">
          <TabLinks
            label="Bagian katalog"
            items={SECTIONS.map((section) => ({
              ...section,
              current: pathname.startsWith(section.to),
            }))}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-6">
        <h1 className="min-w-[min(100%,8rem)] flex-1 break-words">{title}</h1>
        {action}
      </div>
      {children && <div className="px-4 pb-3 md:px-6">{children}</div>}
    </header>
  )
}
