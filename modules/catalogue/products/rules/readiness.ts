import { formatQuantity } from '#platform/format.ts'
import { findAvailability, type OfferedStock } from './availability.ts'

/** How soon a variant can be had, in the words of a badge. */
export function describeReadiness(offered: OfferedStock): string {
  switch (findAvailability(offered)) {
    case 'ready':
      return 'Siap kirim'
    case 'indent':
      return `Indent ${offered.leadDays} hari`
    case 'rest':
      return `Sisa ${formatQuantity(offered.stock)}`
    case 'none':
      return 'Habis'
  }
}
