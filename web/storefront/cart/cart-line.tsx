import { useEffect, useRef } from 'react'
import { Link, useFetcher } from 'react-router'
import type { z } from 'zod'
import type { CartLine } from '#modules/selling/cart/contract.ts'
import { formatQuantity } from '#platform/format.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Money } from '#web/ui/money.tsx'
import { ResponsiveImage, ImageFrame } from '#web/ui/image.tsx'
import { QuantityStepper } from '#web/ui/quantity.tsx'
import { SavingsHint } from '#web/shared/tier-ladder.tsx'

export type CartLineResponse = z.output<typeof CartLine>

/** Delay after the last change before a new quantity is sent (ms). */
const SUBMIT_DELAY_MS = 500

/** One line of the cart: a new quantity is priced at once. */
export function CartLineRow({ line }: { line: CartLineResponse }) {
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
      <RemoveButton line={line} />
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

type Fetcher = ReturnType<typeof useFetcher<unknown>>

function QuantityForm({ line, fetcher }: { line: CartLineResponse; fetcher: Fetcher }) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const scheduleSubmit = (qty: number) => {
    clearTimeout(timer.current)
    if (qty === line.qty) return
    timer.current = setTimeout(() => void fetcher.submit(form.current), SUBMIT_DELAY_MS)
  }
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action="/cart"
      className="col-span-full flex items-center gap-2 md:col-start-3 md:col-end-4 md:row-start-1 xl:row-span-2 xl:row-start-1"
    >
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="id" value={line.id} />
      <QuantityStepper
        name="qty"
        label={`Jumlah ${line.name} ${line.variantName}`}
        unit={line.unit}
        min={line.minOrder}
        multiple={line.multiple}
        max={Math.max(line.stock, line.qty)}
        value={line.qty}
        onChange={scheduleSubmit}
        invalid={line.problem !== null}
        className="w-full"
      />
      <noscript>
        <Button type="submit" variant="outlined" size="small">
          Ubah
        </Button>
      </noscript>
    </fetcher.Form>
  )
}

function RemoveButton({ line }: { line: CartLineResponse }) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form
      method="post"
      action="/cart"
      className="self-start md:col-start-4 md:row-start-1 xl:col-start-5 xl:row-span-2 xl:row-start-1 xl:self-center"
    >
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="id" value={line.id} />
      <IconButton type="submit" icon="trash" label={`Hapus ${line.name} ${line.variantName}`} />
    </fetcher.Form>
  )
}
