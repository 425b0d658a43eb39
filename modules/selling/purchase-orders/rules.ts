import type { StatusTone } from '#modules/selling/orders/rules/order-status.ts'
import { paymentTypes } from '#modules/selling/orders/rules/payment-types.ts'
import { canTransition, transition as moveBy, type Transitions } from '#platform/state-machine.ts'

/** The one table that the storage service keeps. */
export const RECORDS_TABLE = 'upo'

/** The states of a purchase order that a company sent. */
export const PurchaseOrderStatus = ['new', 'in_progress', 'done', 'cancelled'] as const
export type PurchaseOrderStatus = (typeof PurchaseOrderStatus)[number]
export type PurchaseOrderActor = 'buyer' | 'staff'

/** Who may take which step. A step that does not stand here is refused. */
const purchaseOrderTransitions: Transitions<PurchaseOrderStatus, PurchaseOrderActor> = {
  new: { in_progress: ['staff'], cancelled: ['buyer', 'staff'] },
  in_progress: { done: ['staff'], cancelled: ['staff'] },
  done: {},
  cancelled: {},
}

/** What a person reads for each state, and the colour of its badge. */
export const purchaseOrderStatusBadge: Record<
  PurchaseOrderStatus,
  { name: string; tone: StatusTone }
> = {
  new: { name: 'Menunggu', tone: 'warning' },
  in_progress: { name: 'Sedang dikerjakan', tone: 'info' },
  done: { name: 'Selesai', tone: 'success' },
  cancelled: { name: 'Dibatalkan', tone: 'neutral' },
}

export const canTransitionPurchaseOrder = (
  from: PurchaseOrderStatus,
  to: PurchaseOrderStatus,
  who: PurchaseOrderActor,
) => canTransition(purchaseOrderTransitions, from, to, who)

/** Takes the step or throws 409 `upo.state` with a sentence that names the present state. */
export const transitionPurchaseOrder = (
  from: PurchaseOrderStatus,
  to: PurchaseOrderStatus,
  who: PurchaseOrderActor,
) =>
  moveBy(
    purchaseOrderTransitions,
    { from, to, who },
    { code: 'upo.state', message: explainPurchaseOrderStatus(from) },
  )

/** Why nothing can be changed now, for the person at the button. */
export const explainPurchaseOrderStatus = (status: PurchaseOrderStatus): string =>
  `PO ini berstatus "${purchaseOrderStatusBadge[status].name}", jadi langkah ini tidak bisa dilakukan.`

/** What is built: staff know by it how the goods will be used and brought. */
export const projectTypes = [
  { code: 'rumah', name: 'Rumah tinggal' },
  { code: 'perumahan', name: 'Perumahan' },
  { code: 'ruko', name: 'Ruko dan toko' },
  { code: 'gedung', name: 'Gedung dan apartemen' },
  { code: 'pabrik', name: 'Pabrik dan gudang' },
  { code: 'infrastruktur', name: 'Jalan, jembatan, dan saluran' },
  { code: 'interior', name: 'Interior dan renovasi' },
  { code: 'lainnya', name: 'Lainnya' },
] as const
export type ProjectType = (typeof projectTypes)[number]['code']
export const projectTypeCodes = projectTypes.map(({ code }) => code) as [
  ProjectType,
  ...ProjectType[],
]
export const findProjectTypeName = (code: string): string =>
  projectTypes.find((type) => type.code === code)?.name ?? code

type PaymentMethod = { code: string; name: string; description: string }

/** A wish that staff answer, so it may be told before this shop offers credit by itself. */
const creditTerms: PaymentMethod = {
  code: 'tempo',
  name: 'Tempo',
  description: 'Bayar setelah barang diterima; lamanya disepakati dengan tim kami.',
}

/** How a company may wish to pay what it asks for: what the shop takes, and credit terms. */
export const purchaseOrderPaymentMethods: readonly PaymentMethod[] = [
  ...paymentTypes,
  ...((paymentTypes as readonly PaymentMethod[]).some(({ code }) => code === creditTerms.code)
    ? []
    : [creditTerms]),
]
export const findPaymentMethodName = (code: string): string =>
  purchaseOrderPaymentMethods.find((method) => method.code === code)?.name ?? code

/** Spreadsheets whose lines are read; everything else is kept for staff to read. */
export const isReadableKind = (kind: string): boolean => ['xlsx', 'xls', 'csv'].includes(kind)
