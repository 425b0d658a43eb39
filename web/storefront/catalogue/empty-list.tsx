import { useLocation } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { clearFilters } from './facets/filter-url.ts'

/** Why a list is empty, and the next useful step. */
export function EmptyList({
  page,
  total,
  message,
}: {
  page: number
  total: number
  message: { title: string; text: string }
}) {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  if (page > 0 && total > 0) {
    params.delete('page')
    return (
      <EmptyState
        icon="package-search"
        title="Halaman ini kosong"
        text="Barangnya tidak sebanyak itu. Kembali ke halaman pertama."
      >
        <ButtonLink to={params.size > 0 ? `${pathname}?${params}` : pathname}>
          Ke halaman pertama
        </ButtonLink>
      </EmptyState>
    )
  }
  const clearedQuery = clearFilters(params)
  params.delete('page')
  if (
    clearedQuery !== (params.size > 0 ? `?${params}` : '') &&
    [...params.keys()].some((key) => key !== 'search' && key !== 'urut')
  )
    return (
      <EmptyState
        icon="package-search"
        title="Tidak ada yang cocok dengan saringan"
        text="Lepas salah satu pilihan, atau hapus semuanya."
      >
        <ButtonLink to={pathname + clearedQuery}>Hapus semua saringan</ButtonLink>
      </EmptyState>
    )
  return (
    <EmptyState icon="package-search" {...message}>
      <ButtonLink to="/kategori">Lihat semua kategori</ButtonLink>
    </EmptyState>
  )
}
