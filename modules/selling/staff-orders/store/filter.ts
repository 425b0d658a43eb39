import { sql, type RawBuilder } from 'kysely'
import { toContainsPattern } from '#platform/database/like-pattern.ts'
import type { OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import type { OrderPaymentStatus, StaffOrderSort } from '../rules/order-filter.ts'
import type { SearchWord } from '../rules/search-words.ts'

/** What orders a list shows. Days are Jakarta's, both included. */
export type StaffOrderFilter = {
  status?: OrderStatus | undefined
  from?: string | undefined
  to?: string | undefined
  deliveryFrom?: string | undefined
  deliveryTo?: string | undefined
  warehouse?: string | undefined
  payment?: OrderPaymentStatus | undefined
  /** Null for unassigned orders. */
  assigneeId?: string | null | undefined
  tag?: string | undefined
  account?: string | undefined
}

type Sql = RawBuilder<unknown>

const startOfDay = (day: string) => sql`(${`${day}T00:00:00+07:00`}::timestamptz)`

/**
 * The conditions of a filter on `order_summary`. Beside a tag, its index is enough: reading that of warehouses, too,
 * costs more than looking at what it has found.
 */
export function listConditions(filter: StaffOrderFilter): Sql[] {
  const { status, from, to, deliveryFrom, deliveryTo, warehouse, payment, assigneeId, tag } = filter
  return [
    status && sql`status = ${status}`,
    from && sql`placed_at >= ${startOfDay(from)}`,
    to && sql`placed_at < ${startOfDay(to)} + interval '1 day'`,
    deliveryFrom && sql`delivery_day >= ${deliveryFrom}::date`,
    deliveryTo && sql`delivery_day <= ${deliveryTo}::date`,
    warehouse &&
      (tag
        ? sql`array_position(warehouses, ${warehouse}) is not null`
        : sql`warehouses @> array[${warehouse}]`),
    payment && sql`payment_status = ${payment}`,
    assigneeId && sql`assignee_id = ${assigneeId}::uuid`,
    assigneeId === null && sql`assignee_id is null`,
    tag && sql`tags @> array[${tag}]`,
    filter.account && sql`account_id = ${filter.account}::uuid`,
  ].filter((each): each is Sql => typeof each === 'object' && each !== null)
}

export const joinConditions = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)

/**
 * The condition that an order's text has the words. `isIndexed`: by the index of triples of letters, which is
 * slow for words that many orders have; otherwise row by row, in the order of the list.
 */
export const matchWords = (words: readonly SearchWord[], isIndexed: boolean): Sql => {
  const text = isIndexed ? sql`search` : sql`(search || '')`
  const conditions = words.map(
    (forms) =>
      sql`(${sql.join(
        forms.map((form) => sql`${text} like ${toContainsPattern(form)}`),
        sql` or `,
      )})`,
  )
  return joinConditions(conditions)
}

const SORT_COLUMNS: Record<StaffOrderSort, { column: Sql; isDescending: boolean }> = {
  newest: { column: sql`placed_at`, isDescending: true },
  oldest: { column: sql`placed_at`, isDescending: false },
  deliverySoonest: { column: sql`delivery_day`, isDescending: false },
  deliveryLatest: { column: sql`delivery_day`, isDescending: true },
  largest: { column: sql`total`, isDescending: true },
  smallest: { column: sql`total`, isDescending: false },
}

/** Where a page begins: behind an order, before one (read backwards), or at a number of rows. */
export type StaffOrderPosition = { after: string } | { before: string } | { offset: number }

/** The condition, order and offset that read the list from a position. */
export function readFrom(sort: StaffOrderSort, position: StaffOrderPosition) {
  const { column, isDescending } = SORT_COLUMNS[sort]
  const isBackwards = 'before' in position
  const descends = isDescending !== isBackwards
  const direction = descends ? sql`desc` : sql`asc`
  const anchor = 'after' in position ? position.after : isBackwards ? position.before : undefined
  return {
    isBackwards,
    conditions:
      anchor === undefined
        ? []
        : [
            sql`(${column}, order_id) ${descends ? sql`<` : sql`>`}
              (select ${column}, order_id from order_summary where order_id = ${anchor}::uuid)`,
          ],
    orderBy: sql`order by ${column} ${direction}, order_id ${direction}`,
    offset: 'offset' in position ? position.offset : 0,
  }
}
