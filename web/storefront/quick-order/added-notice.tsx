import { Link } from '#web/ui/navigation/link.tsx'
import { formatQuantity } from '#platform/format.ts'
import { Alert } from '#web/ui/alert.tsx'
import type { AddedLines } from './actions.ts'

/** How many lines are in the cart now, and how many are not. */
export const AddedNotice = ({ added, refused }: AddedLines) =>
  added === 0 && refused.length === 0 ? (
    <Alert severity="warning">Centang dulu barang yang mau dibeli.</Alert>
  ) : (
    <Alert severity={refused.length > 0 ? 'warning' : 'success'}>
      {formatQuantity(added)} barang masuk keranjang
      {refused.length > 0 &&
        `, ${formatQuantity(refused.length)} belum: lihat tandanya di baris`}.{' '}
      <Link to="/cart">Lihat keranjang</Link>
    </Alert>
  )

/** Whether every chosen line is in the cart. */
export const isAllAdded = (result: unknown): boolean => {
  const { added, refused } = result as Partial<AddedLines>
  return (added ?? 0) > 0 && refused?.length === 0
}
