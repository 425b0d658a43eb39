import { days, startOfJakartaDay, toJakartaDate } from '#platform/clock.ts'
import { formatShortDate } from '#platform/format.ts'

type DueGoods = {
  day: string
  window: string
  method: 'delivery' | 'pickup'
  warehouse: string
  lines: number
  prepared: readonly string[]
}

/** What has to happen with goods that are due: `Kirim hari ini 08.00–12.00: 3 barang dari Gudang Cibitung.` */
export function describeDue(
  { day, window, method, warehouse, lines, prepared }: DueGoods,
  now: Date,
): string {
  const [verb, isReady] =
    method === 'pickup' ? ['Diambil', 'siap diambil di'] : ['Kirim', 'siap berangkat dari']
  const when = describeDay(day, now)
  const what =
    prepared.length > 0
      ? `${prepared.join(', ')} ${isReady} ${warehouse}`
      : `${lines} barang dari ${warehouse}`
  return `${verb} ${when} ${window}: ${what}.`
}

function describeDay(day: string, now: Date): string {
  const today = startOfJakartaDay(toJakartaDate(now))
  const distance = Math.round((startOfJakartaDay(day).getTime() - today.getTime()) / days(1))
  if (distance === 0) return 'hari ini'
  if (distance === 1) return 'besok'
  if (distance < 0) return `terlambat ${-distance} hari, ${formatShortDate(startOfJakartaDay(day))}`
  return formatShortDate(startOfJakartaDay(day))
}
