import type { Role } from '#platform/contract/call.ts'
import type { MoneyJson } from '#platform/money.ts'

/** Something that waits for a member of staff. */
export type StaffTask = {
  /** Unique among the tasks of its source. */
  id: string
  /** Where it is worked on: `/backoffice/pesanan/…`. */
  path: string
  /** The document's number. */
  number: string
  /** Who is waiting: a company or a person. */
  buyer: string
  /** Why it waits, as a short sentence. */
  reason: string
  /** Since when it waits; for what is due on a day, when that day begins. */
  since: Date
  /** The day on which it is due (`YYYY-MM-DD`, Jakarta), where it has one. */
  dueDay?: string
  amount: MoneyJson | null
  /** Codes of the warehouses that it concerns. */
  warehouses: readonly string[]
  assignee: string | null
}

/** Which tasks are listed. */
export type StaffTaskFilter = {
  now: Date
  /** Tasks of this member of staff; null for unassigned ones. */
  assignee?: { id: string; name: string } | null | undefined
  /** Tasks in the warehouse of this code; sources without warehouses then have none. */
  warehouse?: string | undefined
  /** What is due on a day is listed up to this one. */
  day: string
  limit: number
}

/** One kind of task, which the capability that it belongs to lists, oldest first. */
export type StaffTaskSource<Deps> = {
  kind: string
  /** What people read: `Bukti transfer`. */
  name: string
  /** Who works on it. */
  roles: readonly Role[]
  list(deps: Deps, filter: StaffTaskFilter): Promise<StaffTask[]>
}

/** The kinds of tasks whose arrival is announced to staff by e-mail, each as an admin reads it. */
export const emailedTasks = {
  'payment-proof': 'Bukti transfer',
  'purchase-order': 'Purchase order',
  return: 'Retur',
  refund: 'Pengembalian dana',
  verification: 'Verifikasi',
  ticket: 'Tiket',
  chat: 'Percakapan',
} as const
export type EmailedTask = keyof typeof emailedTasks
export const emailedTaskKinds = Object.keys(emailedTasks) as [EmailedTask, ...EmailedTask[]]
