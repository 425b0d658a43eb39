import { defineStateMachine, type Transitions } from '#platform/state-machine.ts'

/** The only table of the record-storage calls. */
export const RECORDS_TABLE = 'upo'

/** The statuses of a purchase order that a company sent. */
export const PurchaseOrderStatus = ['new', 'in_progress', 'done', 'cancelled'] as const
export type PurchaseOrderStatus = (typeof PurchaseOrderStatus)[number]
export type PurchaseOrderActor = 'buyer' | 'staff'

/** Who may take which step; any other step is refused. */
const purchaseOrderTransitions: Transitions<PurchaseOrderStatus, PurchaseOrderActor> = {
  // A buyer completes their own by negotiating it.
  new: { in_progress: ['staff'], done: ['buyer'], cancelled: ['buyer', 'staff'] },
  in_progress: { done: ['staff', 'buyer'], cancelled: ['staff'] },
  done: {},
  cancelled: {},
}

export const purchaseOrderStatusNames: Record<PurchaseOrderStatus, string> = {
  new: 'Menunggu',
  in_progress: 'Sedang dikerjakan',
  done: 'Selesai',
  cancelled: 'Dibatalkan',
}

/** Its refusal is 409 `upo.state`. */
export const purchaseOrderStateMachine = defineStateMachine({
  transitions: purchaseOrderTransitions,
  statusNames: purchaseOrderStatusNames,
  refusalCode: 'upo.state',
  subject: 'PO',
})

/** Kinds of project: they tell staff how the goods are used and delivered. */
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

/** Spreadsheets, whose lines are read; staff read any other file themselves. */
export const isReadableKind = (kind: string): boolean => ['xlsx', 'xls', 'csv'].includes(kind)
