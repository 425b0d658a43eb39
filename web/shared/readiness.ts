import { formatQuantity } from '#platform/format.ts'
import { describeReadiness } from '#modules/catalogue/products/rules/readiness.ts'
import {
  findAvailability,
  type Availability,
  type OfferedStock,
} from '#modules/catalogue/products/rules/availability.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

const TONES: Record<Availability, BadgeTone> = {
  ready: 'success',
  indent: 'warning',
  rest: 'warning',
  none: 'neutral',
}

/** How soon a variant can be had, as a badge. */
export const toReadinessBadge = (offered: OfferedStock): { label: string; tone: BadgeTone } => ({
  label: describeReadiness(offered),
  tone: TONES[findAvailability(offered)],
})

/** What a buyer has to know before ordering from the factory, or a rest; null where it is in stock. */
export function explainAvailability(offered: OfferedStock & { unit: string }): string | null {
  const { stock, unit, leadDays } = offered
  switch (findAvailability(offered)) {
    case 'ready':
      return leadDays > 0
        ? `Lebih dari ${formatQuantity(stock)} ${unit} dibuat pabrik, sekitar ${leadDays} hari.`
        : null
    case 'indent':
      return `Dipesan ke pabrik, siap dikirim sekitar ${leadDays} hari setelah dipesan.`
    case 'rest':
      return `Tinggal ${formatQuantity(stock)} ${unit} dan dijual sekaligus.`
    case 'none':
      return SOLD_OUT
  }
}

/** Stands where the button to buy would be. */
export const SOLD_OUT = 'Stok habis dan belum ada jadwal masuk.'
