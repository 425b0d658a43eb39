import { useSearchParams } from 'react-router'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type Props = {
  icon: IconName
  /** Whether a search or a filter hides rows that the list may have. */
  isFiltered: boolean
  /** What to try when nothing matches. */
  filteredText: string
  /** The address without the filter. */
  resetTo?: string
  resetLabel: string
  title: string
  text?: string | undefined
}

/** Why a list shows no rows: it ends before this page, nothing matches the filter, or there is nothing yet. */
export function EmptyList({
  icon,
  isFiltered,
  filteredText,
  resetTo = '?',
  resetLabel,
  title,
  text,
}: Props) {
  const [query] = useSearchParams()
  if (Number(query.get('page')) > 0) {
    const first = new URLSearchParams(query)
    first.delete('page')
    return (
      <EmptyState
        icon={icon}
        title="Halaman ini kosong"
        text="Daftarnya tidak sepanjang itu. Kembali ke halaman pertama."
      >
        <ButtonLink to={`?${first}`} variant="outlined">
          Ke halaman pertama
        </ButtonLink>
      </EmptyState>
    )
  }
  return isFiltered ? (
    <EmptyState icon={icon} title="Tidak ada yang cocok" text={filteredText}>
      <ButtonLink to={resetTo} variant="outlined">
        {resetLabel}
      </ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState icon={icon} title={title} text={text} />
  )
}
