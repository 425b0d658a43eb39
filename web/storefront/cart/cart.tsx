import { lazy } from 'react'
import { redirect, useSearchParams } from 'react-router'
import { z } from 'zod'
import { NewCartLine, CartQuantity } from '#modules/selling/cart/contract.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { apiContext, sessionContext } from '#web/context.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { readFormData, toFormErrors } from '#web/form.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { readIdempotencyKey } from '#web/form/idempotency-key.ts'
import { pageTitle } from '#web/page-title.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import {
  CHOOSE_DISTRICT,
  chooseDistrict,
  DISTRICT_PARAM,
  loadDistricts,
} from '../delivery-district/district-choice.ts'
import { type CartDelivery, loadCartDelivery } from '../delivery-district/load-cart-delivery.ts'
import { CART_PDF_URL } from './cart-pdf-url.ts'
import { downloadCart } from './download-cart.ts'
import { CartLineRow } from './cart-line.tsx'
import { relayAssistant } from '../assistant/relay-assistant.ts'
import { fromLine } from '../shop-events/item.ts'
import { handleQuickOrder } from '../quick-order/actions.ts'
import { handleListIntent, loadLists } from '../quick-order/lists.ts'
import { REMOVED_PARAM, RemovedNotice, useUndoableRemoval } from './removed-lines.tsx'
import { CartBar, CartTotal, type CartResponse } from './cart-total.tsx'
import type { Route } from './+types/cart'

export const middleware = [downloadCart, relayAssistant]

export const handle = {
  uploads: { calls: ['materialLists.match', 'assistant.file'] },
} satisfies PageHandle

// Pages of their own at the cart's address, which the cart needs no scripts of. Without `Suspense` the server
// waits for them, so that they are there before scripts run.
const QuickOrder = lazy(() =>
  import('../quick-order/quick-order.tsx').then((part) => ({ default: part.QuickOrder })),
)
const ChooseDistrict = lazy(() =>
  import('../delivery-district/choose-district.tsx').then((part) => ({
    default: part.ChooseDistrict,
  })),
)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.districts ? 'Kirim ke mana?' : 'Keranjang')

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [cart, delivery, districts, lists] = await Promise.all([
    api.cart.show(),
    loadCartDelivery(context),
    url.searchParams.has(DISTRICT_PARAM) ? loadDistricts(context, url.searchParams) : undefined,
    url.searchParams.has('pesan-cepat')
      ? loadLists(api, context.get(sessionContext).user, url.searchParams.get('daftar'))
      : undefined,
  ])
  return { cart, delivery, districts, lists }
}

const QuantityChange = z.object({ id: z.uuid(), qty: CartQuantity })
/** The line that is removed, or that comes back. */
const LineChoice = z.object({ id: z.uuid() })

export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const { cart } = api
  const form = await readPostedForm(request)
  const intent = form.get('intent')
  const acceptsHtml = request.headers.get('accept')?.includes('text/html') ?? false
  if (intent === CHOOSE_DISTRICT) return chooseDistrict(context, form)
  if (intent === 'match' || intent === 'add-many') return handleQuickOrder(api, form, acceptsHtml)
  if (intent === 'save-list' || intent === 'remove-list') return handleListIntent(api, form)
  try {
    if (intent === 'change') {
      const read = readFormData(form, QuantityChange)
      if (!read.ok) return read.reply
      await cart.change({ id: read.value.id, body: { qty: read.value.qty } })
    } else if (intent === 'remove') {
      const read = readFormData(form, LineChoice)
      if (!read.ok) return read.reply
      await cart.remove({ id: read.value.id })
      if (acceptsHtml) return redirect(`/cart?${REMOVED_PARAM}=${read.value.id}`, 303)
    } else if (intent === 'restore') {
      const read = readFormData(form, LineChoice)
      if (!read.ok) return read.reply
      await cart.restore({ id: read.value.id })
    } else {
      const read = readFormData(form, NewCartLine)
      if (!read.ok) return read.reply
      const { lines } = await cart.add({ body: read.value }, readIdempotencyKey(form))
      if (acceptsHtml) return redirect('/cart', 303)
      return { message: 'Masuk keranjang.', items: listAdded(lines, read.value) }
    }
  } catch (thrown) {
    // Removed or ordered in another tab: the page shows the current cart.
    if (intent !== 'add' && thrown instanceof Response && thrown.status === 404)
      return { message: 'Barang itu sudah tidak ada di keranjang.' }
    return toFormErrors(thrown, {
      id: [String(form.get('id') ?? '')],
      qty: [String(form.get('qty') ?? '')],
    })
  }
  // Before scripts run a form replaces the page: show the cart at its own URL.
  if (acceptsHtml) return redirect('/cart', 303)
  return { message: 'Keranjang diperbarui.' }
}

/** The added lines as analytics items. */
const listAdded = (
  lines: CartResponse['lines'],
  { product_variant_id: id, qty }: z.output<typeof NewCartLine>,
) =>
  lines
    .filter((line) => line.product_variant_id === id)
    .map((line) => ({ ...fromLine(line), quantity: qty }))

export const shouldRevalidate = revalidateOnConflict

export default function CartPage({
  loaderData: { cart, delivery, districts, lists },
  actionData,
}: Route.ComponentProps) {
  const [query] = useSearchParams()
  if (districts) return <ChooseDistrict districts={districts} />
  if (lists && query.has('pesan-cepat')) return <QuickOrder lists={lists} reply={actionData} />
  return (
    <CartContents
      cart={cart}
      delivery={delivery}
      reply={actionData}
      removedId={query.get(REMOVED_PARAM)}
    />
  )
}

type ContentsProps = {
  cart: CartResponse
  delivery: CartDelivery | undefined
  reply: unknown
  removedId: string | null
}

function CartContents({ cart, delivery, reply, removedId }: ContentsProps) {
  const onRemove = useUndoableRemoval(cart.lines)
  const refused = isFormErrors(reply) ? reply : undefined
  const wasRemoved = removedId !== null && cart.lines.every(({ id }) => id !== removedId)
  return (
    <div className="wrap pb-16">
      <Breadcrumb items={[{ label: 'Keranjang' }]} />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="md:text-32">Keranjang</h1>
        <div className="flex flex-wrap gap-2">
          {cart.lines.length > 0 && (
            <ButtonLink to={CART_PDF_URL} reloadDocument variant="ghost" icon="download">
              Unduh PDF
            </ButtonLink>
          )}
          <ButtonLink to="/cart?pesan-cepat" variant="outlined" icon="list-plus">
            Pesan cepat
          </ButtonLink>
        </div>
      </div>
      {wasRemoved && <RemovedNotice id={removedId} />}
      {refused && (
        <Alert severity="error" className="mb-4" title="Belum masuk keranjang">
          {refused.errors['qty'] ?? refused.message}
        </Alert>
      )}
      {cart.lines.length === 0 ? (
        <Card>
          <EmptyState
            icon="shopping-cart"
            title="Keranjang masih kosong"
            text="Cari barangnya, atau mulai dari kategori. Isi keranjang tetap tersimpan di peranti ini."
          >
            <ButtonLink to="/kategori">Mulai belanja</ButtonLink>
            <ButtonLink to="/produk" variant="outlined">
              Semua produk
            </ButtonLink>
          </EmptyState>
        </Card>
      ) : (
        <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
          <Card
            title={
              <>
                Barang <span className="num font-normal text-ink-2">({cart.count})</span>
              </>
            }
            flush
          >
            <ul>
              {cart.lines.map((line) => (
                <CartLineRow key={line.id} line={line} onRemove={() => onRemove(line)} />
              ))}
            </ul>
          </Card>
          <CartTotal cart={cart} delivery={delivery} />
          <CartBar cart={cart} />
        </div>
      )}
    </div>
  )
}
