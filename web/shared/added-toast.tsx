import { Link } from '#web/ui/navigation/link.tsx'
import { toast } from '../ui/toasts/toast.ts'

/** Specification §9: a product's toasts last 3.5 s (ms). */
const DURATION_MS = 3_500

/** Says that goods are in the cart, and leads there. */
export const showAddedToast = (): void =>
  void toast({
    color: 'success',
    text: (
      <>
        Masuk keranjang. <Link to="/cart">Lihat keranjang</Link>
      </>
    ),
    duration: DURATION_MS,
  })
