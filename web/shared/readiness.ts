import { formatQuantity } from '#platform/format.ts'
import {
  findAvailability,
  type OfferedStock,
} from '#modules/catalogue/products/rules/sellable-quantity.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

/** How soon a variant can be had, in the words of a badge. */
export function describeReadiness(offered: OfferedStock): { label: string; tone: BadgeTone } {
  switch (findAvailability(offered)) {
    case 'ready':
      return { label: 'Siap kirim', tone: 'success' }
    case 'indent':
      return { label: `Indent ${offered.leadDays} hari`, tone: 'warning' }
    case 'rest':
      return { label: `Sisa ${formatQuantity(offered.stock)}`, tone: 'warning' }
    case 'none':
      return { label: 'Habis', tone: 'neutral' }
  }
}

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
      return `Tinggal sisa ${formatQuantity(stock)} ${unit}, dijual sekaligus.`
    case 'none':
      return SOLD_OUT
  }
}

/** Stands where the button to buy would be. */
export const SOLD_OUT = 'Stok habis dan belum ada jadwal masuk.'
