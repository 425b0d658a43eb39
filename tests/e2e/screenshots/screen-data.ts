import type { Api } from '#modules/client.ts'
import { fillCart, placeOrder, placeToPay, registerBuyer, registerOnly } from './buyers.ts'
import { startChats } from './chat.ts'
import { startContent } from './content.ts'
import { reportFault } from './error-reports.ts'
import { startCredit } from './credit.ts'
import { applyAtLenders } from './lenders.ts'
import { LONG_ADDRESS, LONG_EMAIL, LONG_NAME, LONG_SEARCH } from './long-inputs.ts'
import { sendDriver } from './driver-day.ts'
import { startNegotiations } from './negotiations.ts'
import { uploadStatements } from './bank-statements.ts'
import { startRefunds } from './refunds.ts'
import { startTickets } from './tickets.ts'
import { startReturns } from './returns.ts'
import { startSubstitution } from './substitutions.ts'
import { sendPurchaseOrders } from './purchase-orders.ts'

/**
 * The viewer of a screen: a visitor, the demo's buyer and business, a buyer without data, one with
 * maximum lengths, and staff.
 */
export type Viewer = 'visitor' | 'buyer' | 'business' | 'fresh' | 'extreme' | 'staff'

/** The credentials of a viewer who signs in. */
export type ViewerCredentials = { email: string; password: string }

/** The records that the screens show, found in the shop or created. */
export type ScreenData = {
  accounts: Record<Exclude<Viewer, 'visitor'>, ViewerCredentials>
  /** Registered, not activated. */
  unactivatedEmail: string
  category: string
  subCategory: string
  product: string
  longestProduct: string
  longestCategory: string
  /** An unavailable variant, if there is one: slug and query. */
  soldOut: string | undefined
  /** Orders of the demo's buyer: an unpaid one, and the most advanced one. */
  unpaid: string
  order: string
  /** An order with a delivery on its way. */
  loadedOrder: string
  extremeOrder: string
  /** Of `unpaid` and of `extremeOrder`. */
  unpaidInvoice: string
  extremeInvoice: string
  /** Orders of the demo's buyer that wait for a virtual account and a QRIS code. */
  accountOrder: string
  codeOrder: string
  /** The demo's business as a company with a limit, its order on terms, and that one's invoice, whose reminders are paused. */
  creditCompany: string
  /** An application that it has sent to a lender. */
  lenderApplication: string
  termsOrder: string
  remindedInvoice: string
  /** Two of its invoices as a query, and two pairs that are paid at once: by virtual account and by transfer. */
  bundleChoice: string
  accountBundle: string
  transferBundle: string
  /** Tickets of the demo's buyer: one that waits for staff, one that they have closed. */
  openTicket: string
  closedTicket: string
  /** Conversations with the assistant: one that staff answer, one that is running. */
  handledThread: string
  runningThread: string
  /** Uploaded files of a company, and its purchase orders. */
  spreadsheetFile: string
  pdfFile: string
  /** Negotiations of the demo's business: one that waits for staff, one to decide, an agreed one. */
  waitingNegotiation: string
  offeredNegotiation: string
  acceptedNegotiation: string
  purchaseOrder: string
  longPurchaseOrder: string
  /** An order with goods to return, and its returns: to decide, to fetch, to give the money back for. */
  returnableOrder: string
  requestedReturn: string
  approvedReturn: string
  receivedReturn: string
  /** A cancelled order that asks for a bank account, and refunds: of it, to prepare, to transfer. */
  refundedOrder: string
  askedRefund: string
  readyRefund: string
  approvedRefund: string
  /** A paid order with other goods that wait for the buyer's decision. */
  substitutedOrder: string
  /** One that has gone back, with the proof of its transfer, and its order. */
  paidRefund: string
  paidBackOrder: string
  /** Bank statements to look at: one to take in, one with a broken line. */
  shownStatement: string
  brokenStatement: string
  /** An article that readers see, with its page and the page of its category. */
  article: string
  articlePath: string
  articleCategory: string
  /** A fault that a browser has reported. */
  fault: string
  /** A day with a delivery, and the token of its driver's link. */
  driverDay: string
  driverToken: string
  /** The tracking page of that delivery. */
  trackingPath: string
}

/** A client for a visitor, or for the owner of the token. */
export type ClientFor = (token?: string) => Api

export const BUYER = { email: 'retail@contoh.id', password: 'belanja-2026' }
const FOREMAN = { name: 'Sutrisno', email: 'mandor@contoh.id' }
const FOREMAN_ADDRESS = {
  label: 'Proyek',
  recipient: 'Sutrisno',
  phone: '0812 9801 4477',
  street: 'Jl. Teuku Umar 18, dekat masjid',
  postalCode: '17530',
  roadWidthM: 4,
  driverNote: 'Bongkar di gang sebelah timur.',
  isMain: true,
}
const BUSINESS = { email: 'bisnis@contoh.id', password: 'belanja-2026' }
const FINANCE = { email: 'finance@contoh.id', password: 'kelola-2026' }
const STAFF = { email: 'admin@contoh.id', password: 'kelola-2026' }

/** Creates the records that the screens need in a demo shop, by the calls that buyers make. */
export async function prepareScreenData(client: ClientFor): Promise<ScreenData> {
  const visitor = client()
  const products = await listFirstProducts(visitor)
  const { token } = await visitor.identity.signIn({ body: BUYER })
  const buyer = client(token)
  const offers = products
    .filter(({ offer }) => offer.stock >= offer.minOrder)
    .map(({ offer }) => offer)
  const unpaid = await placeOrder(buyer, offers.slice(0, 3))
  const accountOrder = await placeToPay(buyer, offers, { paymentType: 'va', bank: 'mandiri' })
  const codeOrder = await placeToPay(buyer, offers, { paymentType: 'qris' })
  const { results: indent } = await visitor.catalogue.products({
    query: { ready: 'indent', count: 3 },
  })
  // What staff order from the factories.
  if (indent.length > 0)
    await placeOrder(
      buyer,
      indent.map(({ offer }) => offer),
    )
  const { token: staffToken } = await visitor.staffIdentity.signIn({ body: STAFF })
  const { returnIds, deliveredOrder } = await startReturns(buyer, client(staffToken), offers)
  const { token: financeToken } = await visitor.staffIdentity.signIn({ body: FINANCE })
  const ticketIds = await startTickets(buyer, client(staffToken), unpaid)
  const threadIds = await startChats(buyer, client(staffToken))
  const refundStaff = { finance: client(financeToken), admin: client(staffToken) }
  const refundIds = await startRefunds(buyer, refundStaff, offers)
  const substitutionIds = await startSubstitution(buyer, client(staffToken), offers)
  const statementIds = await uploadStatements(buyer, client(staffToken), unpaid)
  await fillCart(buyer, offers.slice(2, 7))
  const fresh = await registerBuyer(client, {
    name: 'Nina Kartika',
    email: 'baru-datang@contoh.id',
  })
  // Somebody with few e-mails, of which the one with the link is easily found.
  const foreman = await registerBuyer(client, FOREMAN, FOREMAN_ADDRESS)
  const driverOrder = await placeOrder(foreman.api, offers.slice(5, 8))
  const extreme = await registerBuyer(client, { name: LONG_NAME, email: LONG_EMAIL }, LONG_ADDRESS)
  const extremeOrder = await placeOrder(extreme.api, offers.slice(0, 12), { withLongTexts: true })
  await fillCart(extreme.api, offers.slice(0, 14))
  await visitor.catalogue.requestMaterial({
    body: {
      name: LONG_NAME,
      phone: '0812 9041 7736',
      material: LONG_SEARCH,
      quantity: '1.250 lembar, untuk dua rumah',
    },
  })
  const { token: businessToken } = await visitor.identity.signIn({ body: BUSINESS })
  const creditIds = await startCredit(client(businessToken), client(staffToken), offers)
  const purchaseOrderIds = await sendPurchaseOrders(client(businessToken), offers)
  const negotiationIds = await startNegotiations(client(businessToken), client(staffToken), offers)
  const selected = products.find(({ slug }) => slug.startsWith('triplek-meranti')) ?? products[0]!
  const contentIds = await startContent(visitor, client(staffToken), selected.slug)
  const driverDay = await sendDriver(client, client(staffToken), driverOrder, FOREMAN.email)
  const fault = await reportFault(visitor, client(staffToken))
  const unactivatedEmail = 'belum-aktif@contoh.id'
  await registerOnly(visitor, unactivatedEmail)
  const { results: orders } = await buyer.orders.list({ query: { count: 50 } })
  const furthestOrder = orders.find(
    ({ id, status }) =>
      id !== deliveredOrder && (status === 'delivered' || status === 'partly_shipped'),
  )
  const longest = <T>(items: readonly T[], textOf: (item: T) => string) =>
    items.toSorted((a, b) => textOf(b).length - textOf(a).length)[0]!
  const soldOut = products.find(({ offer }) => offer.stock < offer.minOrder)
  return {
    accounts: { buyer: BUYER, business: BUSINESS, fresh, extreme, staff: STAFF },
    unactivatedEmail,
    fault,
    category: selected.category.slug,
    subCategory: selected.subCategory.slug,
    product: selected.slug,
    longestProduct: longest(products, ({ name, offer }) => `${name} ${offer.name}`).slug,
    longestCategory: longest(products, ({ subCategory }) => subCategory.subCategory).category.slug,
    soldOut: soldOut && `${soldOut.slug}?product_variant_id=${soldOut.offer.id}`,
    unpaid,
    order: furthestOrder?.id ?? unpaid,
    loadedOrder: driverOrder,
    extremeOrder,
    unpaidInvoice: await findInvoice(buyer, unpaid),
    extremeInvoice: await findInvoice(extreme.api, extremeOrder),
    accountOrder,
    codeOrder,
    ...creditIds,
    lenderApplication: await applyAtLenders(client(businessToken), client(staffToken)),
    ...purchaseOrderIds,
    ...negotiationIds,
    ...returnIds,
    ...refundIds,
    ...ticketIds,
    ...threadIds,
    ...substitutionIds,
    ...statementIds,
    ...contentIds,
    ...driverDay,
  }
}

const findInvoice = async (buyer: Api, orderId: string): Promise<string> =>
  (await buyer.invoices.ofOrder({ id: orderId })).results[0]!.id

/** The first products of every category. */
async function listFirstProducts(visitor: Api) {
  const { results } = await visitor.catalogue.categories()
  const lists = await Promise.all(
    results.map(({ slug }) =>
      visitor.catalogue.products({ query: { category: slug, count: 100 } }),
    ),
  )
  return lists.flatMap((list) => list.results)
}
