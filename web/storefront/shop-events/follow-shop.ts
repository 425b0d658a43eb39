import type { DataRouter } from 'react-router'
import { pushToDataLayer } from '#web/data-layer.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { describePage, type ShopPage, type OrderHeader } from './describe-page.ts'
import { CURRENCY, fromLine, sumItems, type AnalyticsItem } from './item.ts'
import { hasPushedPurchase, keepOrdered, keepPushedPurchase, readArrival } from './ordered-goods.ts'

type ChangedCart = { intent: string; form: FormData }

const pushEvent = (event: string, items: AnalyticsItem[], more: object = {}): void => {
  // Standard tags keep the former event's items unless they are cleared.
  pushToDataLayer({ event: 'ecommerce_clear', ecommerce: null })
  pushToDataLayer({
    event,
    ecommerce: { currency: CURRENCY, value: sumItems(items), items, ...more },
  })
}

function pushPurchase({ number, totals }: OrderHeader, items: AnalyticsItem[]): void {
  if (hasPushedPurchase(number)) return
  pushEvent('purchase', items, {
    transaction_id: number,
    value: Number(totals.total.amount),
    tax: Number(totals.tax.amount),
    shipping: Number(totals.freight.amount),
  })
  keepPushedPurchase(number)
}

/**
 * Pushes to the data layer what is looked at, put into the cart and bought, in GA4's standard events, from what the router
 * shows. It is loaded after the page, so that no page's scripts know of it.
 */
export function followShop(router: DataRouter): void {
  let shownKey: string | undefined
  let page: ShopPage = {}
  const arrival = readArrival()
  const changes = new Map<string, ChangedCart>()

  function handlePage() {
    const { location, loaderData } = router.state
    const key = location.pathname + location.search
    const former = page
    page = describePage(location.pathname, Object.values(loaderData))
    if (key === shownKey) return
    shownKey = key
    const chosen = former.list?.find(({ slug }) => page.product && slug === page.slug)
    if (chosen) pushEvent('select_item', [chosen.item], { item_list_name: former.listName })
    if (page.list)
      pushEvent(
        'view_item_list',
        page.list.map(({ item }) => item),
        { item_list_name: page.listName },
      )
    if (page.product) pushEvent('view_item', [page.product])
    if (page.isCart && page.cart) pushEvent('view_cart', page.cart.lines.map(fromLine))
    handleCheckout(former, new URLSearchParams(location.search))
  }

  function handleCheckout(former: ShopPage, query: URLSearchParams) {
    const items = page.ordered ?? []
    if (page.isCheckout && items.length > 0) {
      if (!former.isCheckout) pushEvent('begin_checkout', items)
      const tier = query.get('cara')
      if (tier) pushShipping(items, tier)
      else if (!former.isCheckout) isShippingPushed = false
    }
    if (page.isCheckout) keepOrdered(items)
    const ordered = former.isCheckout ? (former.ordered ?? []) : arrival.takeOrdered()
    if (page.order && ordered) pushPurchase(page.order, ordered)
  }

  /** Who leaves the way of delivery as it is has chosen it with the order. */
  let isShippingPushed = false
  function pushShipping(items: AnalyticsItem[], tier: string) {
    pushEvent('add_shipping_info', items, { shipping_tier: tier })
    isShippingPushed = true
  }

  function handleForms() {
    for (const [key, { state, formData, formAction, data }] of router.state.fetchers) {
      if (formData && formAction?.startsWith('/cart'))
        changes.set(key, { intent: String(formData.get('intent') ?? 'add'), form: formData })
      const change = changes.get(key)
      if (state !== 'idle' || !change) continue
      changes.delete(key)
      if (data !== undefined && !isFormErrors(data)) handleCartChange(change, data)
    }
  }

  function handleCartChange({ intent, form }: ChangedCart, reply: { items?: AnalyticsItem[] }) {
    const { items: [added, ...others] = [] } = reply
    if (added) {
      // The page knows more of what it shows itself: its place in a list, its category.
      const shown =
        others.length === 0 ? findShown(page, String(form.get('product_variant_id'))) : {}
      pushEvent('add_to_cart', [{ ...shown, ...added }, ...others])
    }
    const line = page.cart?.lines.find(({ id }) => id === form.get('id'))
    if (intent === 'remove' && line) pushEvent('remove_from_cart', [fromLine(line)])
  }

  let paid: FormData | undefined
  function handlePayment() {
    const { formData, formAction } = router.state.navigation
    const type = formData?.get('paymentType')
    if (!formData || formData === paid || !type || !formAction?.startsWith('/checkout')) return
    paid = formData
    const items = page.ordered ?? []
    const method = formData.get('method')
    if (method && !isShippingPushed) pushShipping(items, String(method))
    pushEvent('add_payment_info', items, { payment_type: String(type) })
  }

  handlePage()
  router.subscribe(({ navigation }) => {
    handlePayment()
    handleForms()
    if (navigation.state === 'idle') handlePage()
  })
}

/** The item that a page shows for a variant that it offers. */
const findShown = ({ variantId, product, list }: ShopPage, id: string): Partial<AnalyticsItem> =>
  (product && variantId === id ? product : undefined) ??
  list?.find(({ offeredId }) => offeredId === id)?.item ??
  {}
