import type { DataRouter } from 'react-router'
import { pushToDataLayer } from '#web/data-layer.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { describePage, type ShopPage, type ShownOrder } from './describe-page.ts'
import { CURRENCY, fromLine, sumItems, type AnalyticsItem } from './item.ts'
import { hasToldPurchase, keepOrdered, keepToldPurchase, readArrival } from './ordered-goods.ts'

type ChangedCart = { intent: string; form: FormData }

const tell = (event: string, items: AnalyticsItem[], more: object = {}): void => {
  // Standard tags keep the former event's items unless they are cleared.
  pushToDataLayer({ event: 'ecommerce_clear', ecommerce: null })
  pushToDataLayer({
    event,
    ecommerce: { currency: CURRENCY, value: sumItems(items), items, ...more },
  })
}

function tellPurchase({ number, totals }: ShownOrder, items: AnalyticsItem[]): void {
  if (hasToldPurchase(number)) return
  tell('purchase', items, {
    transaction_id: number,
    value: Number(totals.total.amount),
    tax: Number(totals.tax.amount),
    shipping: Number(totals.freight.amount),
  })
  keepToldPurchase(number)
}

/**
 * Tells the data layer what is looked at, put into the cart and bought, in GA4's standard events, from what the router
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
    if (chosen) tell('select_item', [chosen.item], { item_list_name: former.listName })
    if (page.list)
      tell(
        'view_item_list',
        page.list.map(({ item }) => item),
        { item_list_name: page.listName },
      )
    if (page.product) tell('view_item', [page.product])
    if (page.isCart && page.cart) tell('view_cart', page.cart.lines.map(fromLine))
    handleCheckout(former, new URLSearchParams(location.search))
  }

  function handleCheckout(former: ShopPage, query: URLSearchParams) {
    const items = page.ordered ?? []
    if (page.isCheckout && items.length > 0) {
      if (!former.isCheckout) tell('begin_checkout', items)
      const tier = query.get('cara')
      if (tier) pushShipping(items, tier)
      else if (!former.isCheckout) isShippingPushed = false
    }
    if (page.isCheckout) keepOrdered(items)
    const ordered = former.isCheckout ? (former.ordered ?? []) : arrival.takeOrdered()
    if (page.order && ordered) tellPurchase(page.order, ordered)
  }

  /** Who leaves the way of delivery as it is has chosen it with the order. */
  let isShippingPushed = false
  function pushShipping(items: AnalyticsItem[], tier: string) {
    tell('add_shipping_info', items, { shipping_tier: tier })
    isShippingPushed = true
  }

  function handleForms() {
    for (const [key, { state, formData, formAction, data }] of router.state.fetchers) {
      if (formData && formAction?.startsWith('/cart'))
        changes.set(key, { intent: String(formData.get('intent') ?? 'add'), form: formData })
      const change = changes.get(key)
      if (state !== 'idle' || !change) continue
      changes.delete(key)
      if (data !== undefined && !isFormErrors(data)) handleCartChange(change)
    }
  }

  function handleCartChange({ intent, form }: ChangedCart) {
    if (intent === 'add') {
      const item = findAdded(page, String(form.get('product_variant_id')))
      if (item)
        tell('add_to_cart', [{ ...item, quantity: Number(form.get('qty')) || item.quantity }])
    }
    const line = page.cart?.lines.find(({ id }) => id === form.get('id'))
    if (intent === 'remove' && line) tell('remove_from_cart', [fromLine(line)])
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
    tell('add_payment_info', items, { payment_type: String(type) })
  }

  handlePage()
  router.subscribe(({ navigation }) => {
    handlePayment()
    handleForms()
    if (navigation.state === 'idle') handlePage()
  })
}

/** The item of a variant that a page offers. */
const findAdded = ({ variantId, product, list }: ShopPage, id: string): AnalyticsItem | undefined =>
  (product && variantId === id ? product : undefined) ??
  list?.find(({ offeredId }) => offeredId === id)?.item ??
  product
