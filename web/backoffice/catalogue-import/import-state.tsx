import type { importStates } from '#modules/catalogue/catalogue-import/contract.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

type ImportState = (typeof importStates)[number]

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

/** The name of an import: its file, or which file's import it takes back. */
export const nameImport = ({ name, undoOf }: { name: string; undoOf: string | null }): string =>
  undoOf ? `Pembatalan ${name}` : name
