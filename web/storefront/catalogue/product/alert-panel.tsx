import { useFetcher } from 'react-router'
import { isFormErrors } from '#web/form-errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { SubmitButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { findAvailability } from '#modules/catalogue/products/rules/availability.ts'
import type { VariantResponse } from './variants.ts'

type Props = {
  variant: VariantResponse
  /** The token of an e-mail's unsubscribe link. */
  stopToken: string | null
}

/**
 * Subscribes to one e-mail when a product is in stock again or costs less, and unsubscribes. The call leads a visitor
 * to sign-in, so that everybody shares the page.
 */
export function ProductAlertPanel({ variant, stopToken }: Props) {
  const isOutOfStock = findAvailability(variant) !== 'ready'
  return (
    <div className="mt-4 grid gap-2 border-t border-line pt-3">
      {stopToken && <UnsubscribeForm token={stopToken} />}
      {isOutOfStock && <ProductAlertForm variant={variant} kind="stock" />}
      <ProductAlertForm variant={variant} kind="price" />
    </div>
  )
}

const labels = {
  stock: { ask: 'Kabari saat ada lagi', done: 'Kami kabari lewat email saat barang ini ada lagi.' },
  price: { ask: 'Kabari saat harga turun', done: 'Kami kabari lewat email saat harganya turun.' },
} as const

function ProductAlertForm({
  variant,
  kind,
}: {
  variant: VariantResponse
  kind: 'stock' | 'price'
}) {
  const fetcher = useFetcher<unknown>()
  const refused = isFormErrors(fetcher.data) ? fetcher.data : undefined
  const isDone = fetcher.data !== undefined && !refused
  return (
    <fetcher.Form method="post" className="grid gap-2" key={variant.id}>
      <input type="hidden" name="product_variant_id" value={variant.id} />
      {isDone ? (
        <p role="status" className="flex gap-2 text-14">
          <Icon name="bell-ring" small className="mt-0.5 text-tarp-600" /> {labels[kind].done}
        </p>
      ) : (
        <SubmitButton
          name="intent"
          value={`watch ${kind}`}
          variant="ghost"
          icon="bell"
          busy={fetcher.state !== 'idle'}
          className="justify-self-start"
        >
          {labels[kind].ask}
        </SubmitButton>
      )}
      {refused && <Alert severity="warning">{refused.message}</Alert>}
    </fetcher.Form>
  )
}

function UnsubscribeForm({ token }: { token: string }) {
  const fetcher = useFetcher<unknown>()
  if (fetcher.data !== undefined)
    return (
      <Alert severity="success">Anda tidak kami kabari lagi tentang barang yang ditunggu.</Alert>
    )
  return (
    <fetcher.Form method="post" className="grid gap-2">
      <input type="hidden" name="token" value={token} />
      <SubmitButton
        name="intent"
        value="stop"
        variant="outlined"
        color="secondary"
        busy={fetcher.state !== 'idle'}
      >
        Berhenti dikabari tentang semua barang
      </SubmitButton>
    </fetcher.Form>
  )
}
