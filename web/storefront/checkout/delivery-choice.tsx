import { useEffect, useRef } from 'react'
import { useSearchParams, useSubmit } from 'react-router'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ReplyForm } from '#web/ui/forms/form.tsx'
import { AddressOptions } from './address-options.tsx'
import { CHECKOUT_WORK, DELIVERY_FORM_ID, NEW_ADDRESS_URL } from './links.ts'
import type { CheckoutData } from './load-checkout.ts'
import { DeliverySummary } from './delivery-summary.tsx'
import { ShippingOptions } from './shipping-options.tsx'
import { StepCard } from './step-card.tsx'
import { STEP_PARAM, type CheckoutStepName } from './steps.ts'

/**
 * The address and the delivery method: a GET form, so that the choice is in the URL, works before
 * scripts run, and keeps what is typed in the other form.
 */
export function DeliveryChoice({
  checkout: { addresses, address, method, shipping, shippingError },
  step,
}: {
  checkout: CheckoutData
  step: CheckoutStepName
}) {
  const submit = useSubmit()
  const [query] = useSearchParams()
  const choose = (choices: HTMLFormElement | URLSearchParams) =>
    void submit(choices, { replace: true, preventScrollReset: true })
  const choices = useShownChoices(
    `${address?.id} ${method} ${shipping?.vehicle} ${shipping?.pickupItems}`,
  )
  return (
    <ReplyForm
      id={DELIVERY_FORM_ID}
      method="get"
      replace
      preventScrollReset
      onChange={(event) => choose(event.currentTarget)}
      draft={{
        work: CHECKOUT_WORK,
        hasOwnNotice: true,
        restore: (values) => choose(mergeChoices(query, values)),
      }}
    >
      <input type="hidden" name={STEP_PARAM} value={step} />
      <div ref={choices} className="grid gap-4">
        <StepCard
          step="alamat"
          current={step}
          number={2}
          title="Alamat"
          isComplete
          summary={
            address && `${address.recipient} · ${address.district.name}, ${address.city.name}`
          }
          action={
            <ButtonLink to={NEW_ADDRESS_URL} variant="ghost" size="small" icon="plus">
              Alamat baru
            </ButtonLink>
          }
        >
          <AddressOptions addresses={addresses} address={address} />
        </StepCard>
        {shippingError && (
          <Alert severity="error" title="Belum bisa dikirim ke alamat ini">
            {shippingError}
          </Alert>
        )}
        <StepCard
          step="pengiriman"
          current={step}
          number={3}
          title="Pengiriman"
          isComplete={Boolean(shipping?.summary)}
          summary={<DeliverySummary shipping={shipping} />}
        >
          {shipping && <ShippingOptions shipping={shipping} addressId={address?.id} />}
          <noscript>
            <Button type="submit" variant="outlined" className="mt-4">
              Hitung ulang
            </Button>
          </noscript>
        </StepCard>
      </div>
    </ReplyForm>
  )
}

/**
 * The element whose choices follow what the page shows: the shop may have put another one in the place of one that is
 * not possible any more, and going back shows an earlier one.
 */
function useShownChoices(shown: string) {
  const choices = useRef<HTMLDivElement>(null)
  const lastShown = useRef(shown)
  useEffect(() => {
    if (lastShown.current === shown) return
    lastShown.current = shown
    for (const input of choices.current?.querySelectorAll('input') ?? [])
      input.checked = input.defaultChecked
  }, [shown])
  return choices
}

/** The choices in the URL and those given back to it. */
function mergeChoices(query: URLSearchParams, values: Record<string, unknown>) {
  const merged = new URLSearchParams(query)
  for (const name of ['alamat', 'cara', 'kendaraan', 'ambil']) {
    const choices = values[name]
    if (!Array.isArray(choices)) continue
    merged.delete(name)
    for (const choice of choices) merged.append(name, String(choice))
  }
  return merged
}
