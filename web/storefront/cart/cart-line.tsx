import { useFetcher } from 'react-router'
import { Link } from '#web/ui/navigation/link.tsx'
import { formatQuantity } from '#platform/format.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Money } from '#web/ui/money.tsx'
import { ResponsiveImage, ImageFrame } from '#web/ui/image.tsx'
import { describeAwaited } from '#web/shared/order/describe-awaited.ts'
import { SavingsHint } from '#web/shared/tier-ladder.tsx'
import { QuantityForm } from './cart-quantity-form.tsx'
import type { CartLineResponse } from './cart-line-response.ts'

/** One line of the cart: a new quantity is priced at once. */
export function CartLineRow({
  line,
  onRemove,
}: {
  line: CartLineResponse
  /** Called when the line's removal is sent. */
  onRemove: () => void
}) {
  const fetcher = useFetcher<unknown>()
  const refused = isFormErrors(fetcher.data) ? fetcher.data : undefined
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)_44px] gap-x-3 gap-y-2 border-b border-line px-4 py-4 last:border-0 md:grid-cols-[64px_minmax(0,1fr)_200px_44px] md:items-center xl:grid-cols-[64px_minmax(0,1fr)_200px_140px_44px]">
      <ImageFrame className="row-span-2 self-start">
        <ResponsiveImage source={line.picture} alt="" width={96} className="size-full" />
      </ImageFrame>
      <div className="min-w-0 md:self-end">
        <Link
          to={`/produk/${line.slug}?product_variant_id=${line.product_variant_id}`}
          className="font-semibold text-ink! no-underline! hover:underline!"
        >
          {line.name} <span className="block">{line.variantName}</span>
        </Link>
        <p className="num text-12 text-ink-2">
          {line.brand} · {formatQuantity(line.weightKg)} kg
        </p>
      </div>
      <RemoveButton line={line} onRemove={onRemove} />
      <div className="col-start-2 col-end-4 grid gap-0.5 md:col-end-3 md:row-start-2 md:self-start">
        <p className="text-14">
          {line.discount > 0 && (
            <s className="mr-2 text-ink-3">
              <span className="sr-only">Harga daftar </span>
              <Money of={line.listPrice} />
            </s>
          )}
          <span className="whitespace-nowrap">
            <Money of={line.unitPrice} className="font-semibold" />{' '}
            <span className="text-ink-2">/ {line.unit}</span>
          </span>
        </p>
        {line.awaited > 0 && <p className="text-14 text-warning-text">{describeAwaited(line)}</p>}
        {line.nextTier && (
          <SavingsHint>
            Tambah{' '}
            <b>
              {formatQuantity(line.nextTier.more)} {line.unit}
            </b>
            , harga jadi <Money of={line.nextTier.price} />
          </SavingsHint>
        )}
      </div>
      <QuantityForm line={line} fetcher={fetcher} />
      <p className="col-span-full text-right text-18 font-heavy md:col-start-3 md:col-end-4 md:row-start-2 xl:col-start-4 xl:col-end-5 xl:row-span-2 xl:row-start-1">
        <Money of={line.subtotal} />
      </p>
      {(refused || line.problem) && (
        <Alert severity={refused ? 'error' : 'warning'} className="col-span-full">
          {refused?.errors['qty'] ?? refused?.message ?? line.problem?.message}
        </Alert>
      )}
    </li>
  )
}

function RemoveButton({ line, onRemove }: { line: CartLineResponse; onRemove: () => void }) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form
      method="post"
      action="/cart"
      onSubmit={onRemove}
      className="self-start md:col-start-4 md:row-start-1 xl:col-start-5 xl:row-span-2 xl:row-start-1 xl:self-center"
    >
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="id" value={line.id} />
      <IconButton type="submit" icon="trash" label={`Hapus ${line.name} ${line.variantName}`} />
    </fetcher.Form>
  )
}
