import { useEffect, useRef } from 'react'
import type { useFetcher } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { computeOrderLimits } from '#modules/catalogue/products/rules/availability.ts'
import { QuantityStepper } from '#web/shared/quantity.tsx'
import type { CartLineResponse } from './cart-line-response.ts'

/** Delay after the last change before a new quantity is sent (ms). */
const SUBMIT_DELAY_MS = 500

type Fetcher = ReturnType<typeof useFetcher<unknown>>

export function QuantityForm({ line, fetcher }: { line: CartLineResponse; fetcher: Fetcher }) {
  const limits = computeOrderLimits(line)
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
        min={limits.min}
        multiple={limits.multiple}
        max={limits.max && Math.max(limits.max, line.qty)}
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
