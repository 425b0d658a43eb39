import { lazy, useEffect, useRef } from 'react'
import { useSearchParams, useSubmit } from 'react-router'
import { formatQuantity } from '#platform/format.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ChoiceCard } from '#web/ui/choice-card.tsx'
import { FieldGroup } from '#web/ui/field.tsx'
import { ReplyForm } from '#web/ui/form.tsx'
import { formatPhone } from '#platform/phone.ts'
import { CHECKOUT_WORK, DELIVERY_FORM_ID, NEW_ADDRESS_URL } from './links.ts'
import type { CheckoutData } from './load-checkout.ts'
import { DeliverySummary } from './delivery-summary.tsx'
import { StepCard } from './step-card.tsx'
import { STEP_PARAM, type CheckoutStepName } from './steps.ts'
import { VehicleOptions } from './vehicle-options.tsx'

// Its ticks work as the server sends them. Without `Suspense` the server waits for them.
const PickupItems = lazy(() =>
  import('./pickup-items.tsx').then((part) => ({ default: part.PickupItems })),
)

/**
 * The address and the delivery method: a GET form, so that the choice is in the URL, works before
 * scripts run, and keeps what is typed in the other form.
 */
export function DeliveryChoice({
  checkout,
  step,
}: {
  checkout: CheckoutData
  step: CheckoutStepName
}) {
  const submit = useSubmit()
  const [query] = useSearchParams()
  const choose = (choices: HTMLFormElement | URLSearchParams) =>
    void submit(choices, { replace: true, preventScrollReset: true })
  const { addresses, address, method } = checkout
  const vehicle = 'vehicle' in checkout ? checkout.vehicle : undefined
  const choices = useRef<HTMLDivElement>(null)
  const pickupItems = 'pickupItems' in checkout && checkout.pickupItems
  const shown = `${address?.id} ${method} ${vehicle} ${pickupItems}`
  const lastShown = useRef(shown)
  // Choices that came back, or that are not possible any more: the buttons follow what is shown.
  useEffect(() => {
    if (lastShown.current === shown) return
    lastShown.current = shown
    for (const input of choices.current?.querySelectorAll('input') ?? [])
      input.checked = input.defaultChecked
  }, [shown])
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
          <FieldGroup legend="Kirim ke alamat" hidden>
            <div className="grid gap-2 md:grid-cols-2">
              {addresses.map((each) => (
                <ChoiceCard
                  key={each.id}
                  name="alamat"
                  value={each.id}
                  defaultChecked={each.id === address?.id}
                  icon="map-pin"
                  heading={each.label}
                >
                  {each.recipient} ·{' '}
                  <span className="num whitespace-nowrap">{formatPhone(each.phone)}</span>
                  <br />
                  {each.street}, {each.village.name}, {each.district.name}, {each.city.name}{' '}
                  {each.postalCode}
                  {each.roadWidthM !== null && (
                    <>
                      <br />
                      Lebar jalan {formatQuantity(each.roadWidthM)} m
                    </>
                  )}
                </ChoiceCard>
              ))}
            </div>
          </FieldGroup>
        </StepCard>
        <StepCard
          step="pengiriman"
          current={step}
          number={3}
          title="Pengiriman"
          isComplete={'summary' in checkout && Boolean(checkout.summary)}
          summary={<DeliverySummary checkout={checkout} />}
        >
          {'shippingError' in checkout && checkout.shippingError && (
            <Alert severity="error" title="Belum bisa dikirim ke alamat ini">
              {checkout.shippingError}
            </Alert>
          )}
          {'methods' in checkout && checkout.methods && (
            <FieldGroup legend="Cara pengiriman" hidden>
              <div className="mb-4 grid gap-2 md:grid-cols-2">
                {checkout.methods.map((each) => (
                  <ChoiceCard
                    key={each.code}
                    name="cara"
                    value={each.code}
                    defaultChecked={each.code === method}
                    icon={each.code === 'pickup' ? 'warehouse' : 'truck'}
                    heading={each.name}
                    disabledReason={each.available ? undefined : (each.reason ?? 'Tidak tersedia.')}
                  >
                    {each.description}
                  </ChoiceCard>
                ))}
              </div>
            </FieldGroup>
          )}
          {'quotations' in checkout && checkout.quotations && (
            <>
              <PickupItems
                items={checkout.items}
                chosen={checkout.pickupItems}
                pickup={checkout.quotations.pickup}
              />
              <VehicleOptions
                quotations={checkout.quotations}
                chosen={vehicle}
                pickup={method === 'pickup'}
                addressId={address?.id}
              />
            </>
          )}
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
