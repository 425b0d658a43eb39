import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '../ui/button.tsx'
import { IdempotencyKey } from '../ui/forms/idempotency-key.tsx'
import { showAddedToast } from './added-toast.tsx'
import { QuantityStepper } from './quantity.tsx'
import { toast } from '../ui/toasts/toast.ts'
import type { ProductCardProps } from './product-card-props.ts'

/** The result of adding to the cart: a sentence for a toast, and whether it was refused. */
type AddToCartReply =
  | { message?: string | undefined; errors?: Record<string, string> | undefined }
  | undefined

export function BuyForm({
  buy,
  name,
  minOrder,
  multiple = 1,
  max,
}: ProductCardProps & { buy: NonNullable<ProductCardProps['buy']> }) {
  const fetcher = useFetcher<AddToCartReply>()
  const reply = fetcher.data
  useEffect(() => {
    if (!reply) return
    if (!reply.errors) return showAddedToast()
    const refused = Object.values(reply.errors)[0] ?? reply.message
    void toast({ color: 'error', text: refused })
  }, [reply])
  return (
    <fetcher.Form method="post" action={buy.action} className="flex gap-2 *:flex-1">
      {Object.entries(buy.fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <IdempotencyKey reply={reply} />
      <QuantityStepper
        name="qty"
        label={`Jumlah ${name}`}
        defaultValue={buy.qty}
        min={minOrder}
        multiple={multiple}
        max={max}
      />
      <Button
        type="submit"
        loading={fetcher.state !== 'idle'}
        aria-label={fetcher.state === 'idle' ? `Tambah ke keranjang: ${name}` : undefined}
        className="px-2"
      >
        Tambah
      </Button>
    </fetcher.Form>
  )
}
