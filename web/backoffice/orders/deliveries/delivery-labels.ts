import { formatQuantity } from '#platform/format.ts'
import type { FieldDescribers } from '../../shared/conflict/describe-value.ts'

/** The labels of the fields, where two versions are compared. */
export const deliveryLabels = {
  vehicle: 'Kendaraan',
  plate: 'Nomor polisi',
  driver: 'Nama sopir',
  driverPhone: 'Nomor ponsel sopir',
  date: 'Tanggal kirim',
  lines: 'Muatan',
}

/** A load in words: what, and how much of it. */
export const deliveryDescribers: FieldDescribers = {
  lines: (lines) =>
    (lines as { name?: string; qty: number }[])
      .map(({ name, qty }) => `${name ?? ''}: ${formatQuantity(qty)}`)
      .join('\n'),
}
