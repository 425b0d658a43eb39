import type { importStates } from '#modules/catalogue-sheets/contract.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'

const looks: Record<(typeof importStates)[number], { label: string; tone: Tone }> = {
  checking: { label: 'Diperiksa', tone: 'info' },
  checked: { label: 'Siap diterapkan', tone: 'primary' },
  refused: { label: 'Ada yang salah', tone: 'danger' },
  applying: { label: 'Diterapkan', tone: 'info' },
  applied: { label: 'Selesai', tone: 'success' },
  failed: { label: 'Batal', tone: 'danger' },
}

/** Where an import stands. */
export function ImportState({ state }: { state: (typeof importStates)[number] }) {
  const { label, tone } = looks[state]
  return <Badge tone={tone}>{label}</Badge>
}
