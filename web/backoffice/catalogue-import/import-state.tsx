import type { ImportState } from '#modules/catalogue/catalogue-import/contract.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const stateBadges: Record<ImportState, { label: string; tone: BadgeTone }> = {
  checking: { label: 'Sedang diperiksa', tone: 'info' },
  checked: { label: 'Siap diterapkan', tone: 'primary' },
  refused: { label: 'Ada yang salah', tone: 'danger' },
  applying: { label: 'Sedang diterapkan', tone: 'info' },
  applied: { label: 'Selesai', tone: 'success' },
  failed: { label: 'Batal', tone: 'danger' },
}

type Props = { state: ImportState; undo: { state: ImportState } | null }

export function ImportStateBadge({ state, undo }: Props) {
  if (undo?.state === 'applied') return <Badge tone="neutral">Dibatalkan</Badge>
  const { label, tone } = stateBadges[state]
  return <Badge tone={tone}>{label}</Badge>
}

/** The name of an import: its file as it was before it was packed, or which file's import it takes back. */
export function nameImport(row: { name: string; undoOf: string | null }): string {
  const name = row.name.replace(/(\.csv)\.gz$/i, '$1')
  return row.undoOf ? `Pembatalan ${name}` : name
}
