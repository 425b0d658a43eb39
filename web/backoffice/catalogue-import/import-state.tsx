import type { importStates } from '#modules/catalogue/catalogue-import/contract.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const stateBadges: Record<(typeof importStates)[number], { label: string; tone: BadgeTone }> = {
  checking: { label: 'Sedang diperiksa', tone: 'info' },
  checked: { label: 'Siap diterapkan', tone: 'primary' },
  refused: { label: 'Ada yang salah', tone: 'danger' },
  applying: { label: 'Diterapkan', tone: 'info' },
  applied: { label: 'Selesai', tone: 'success' },
  failed: { label: 'Batal', tone: 'danger' },
}

export function ImportStateBadge({ state }: { state: (typeof importStates)[number] }) {
  const { label, tone } = stateBadges[state]
  return <Badge tone={tone}>{label}</Badge>
}
