import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { sen, type Money } from '#platform/money.ts'
import type { TaxRates } from '#modules/catalogue/tax/rules/order-tax.ts'
import type { NegotiationDelivery } from '../rules/delivery-choices.ts'
import type { NegotiationStatus } from '../rules/negotiation-status.ts'

export type NegotiationSource = 'cart' | 'product' | 'upo' | 'staff'

/** A negotiation with its buyer, and the address as it is now. */
export type NegotiationRecord = {
  id: string
  number: string
  accountId: string
  companyId: string | null
  status: NegotiationStatus
  source: NegotiationSource
  purchaseOrderId: string | null
  round: number
  rates: TaxRates
  delivery: NegotiationDelivery
  addressId: string | null
  addressLabel: string | null
  districtId: string | null
  cityId: string | null
  /** The city that the offered freight holds for, and its name; null where it holds for any. */
  freightCityId: string | null
  freightCity: string | null
  /** Of the road to the address (m); null where it is unknown. */
  roadWidthM: number | null
  /** Of the address on the map; null where the buyer has set none. */
  pin: { latitude: number; longitude: number } | null
  place: string | null
  targetDate: string | null
  project: string
  validUntil: Date | null
  value: Money
  handlerId: string | null
  handler: string | null
  reason: string | null
  orderId: string | null
  orderNumber: string | null
  purchaseOrderNumber: string | null
  createdAt: Date
  updatedAt: Date
  buyerName: string
  buyerEmail: string
  buyerPhone: string
  company: string | null
  isBusiness: boolean
}

const selectNegotiations = (db: Db) =>
  db
    .selectFrom('negotiation as n')
    .innerJoin('account as a', 'a.id', 'n.account_id')
    .leftJoin('company as c', 'c.id', 'n.company_id')
    .leftJoin('address', 'address.id', 'n.address_id')
    .leftJoin('district', 'district.id', 'address.district_id')
    .leftJoin('city', 'city.id', 'address.city_id')
    .leftJoin('city as freight_city', 'freight_city.id', 'n.freight_city_id')
    .leftJoin('sales_order as o', 'o.id', 'n.order_id')
    .leftJoin('upo as u', 'u.id', 'n.upo_id')
    .select([
      'n.id',
      'n.number',
      'n.account_id as accountId',
      'n.company_id as companyId',
      'n.status',
      'n.source',
      'n.upo_id as purchaseOrderId',
      'n.round',
      'n.delivery',
      'n.address_id as addressId',
      'address.label as addressLabel',
      'address.district_id as districtId',
      'address.city_id as cityId',
      'n.freight_city_id as freightCityId',
      'freight_city.name as freightCity',
      'address.road_width_m as roadWidthM',
      'n.target_date as targetDate',
      'n.project',
      'n.valid_until as validUntil',
      'n.value',
      'n.handler_id as handlerId',
      'n.handler',
      'n.reason',
      'n.order_id as orderId',
      'o.number as orderNumber',
      'u.number as purchaseOrderNumber',
      'n.created_at as createdAt',
      'n.updated_at as updatedAt',
      'a.name as buyerName',
      'a.email as buyerEmail',
      'a.phone as buyerPhone',
      'c.name as company',
    ])
    .select([
      sql<TaxRates>`n.rates`.as('rates'),
      sql<string | null>`district.name || ', ' || city.name`.as('place'),
      sql<NegotiationRecord['pin']>`case when address.latitude is not null
        then json_build_object('latitude', address.latitude, 'longitude', address.longitude) end`.as(
        'pin',
      ),
      sql<boolean>`coalesce(c.state = 'verified', false)`.as('isBusiness'),
    ])

type SelectedRow = Awaited<ReturnType<ReturnType<typeof selectNegotiations>['executeTakeFirst']>>

const toRecord = (row: SelectedRow): NegotiationRecord | undefined =>
  row && ({ ...row, value: sen(row.value) } as NegotiationRecord)

/** One negotiation, of one account where that is given. */
export const find = async (
  db: Db,
  id: string,
  accountId?: string,
): Promise<NegotiationRecord | undefined> =>
  toRecord(
    await selectNegotiations(db)
      .where('n.id', '=', id)
      .$if(accountId !== undefined, (query) => query.where('n.account_id', '=', accountId!))
      .executeTakeFirst(),
  )

/** The same, locked until the transaction ends. */
export const lock = async (
  tx: Db,
  id: string,
  accountId?: string,
): Promise<NegotiationRecord | undefined> =>
  toRecord(
    await selectNegotiations(tx)
      .where('n.id', '=', id)
      .$if(accountId !== undefined, (query) => query.where('n.account_id', '=', accountId!))
      .forUpdate('n')
      .executeTakeFirst(),
  )

export type NewNegotiationRecord = {
  number: string
  accountId: string
  companyId: string | null
  source: NegotiationSource
  purchaseOrderId: string | null
  rates: TaxRates
  delivery: NegotiationDelivery
  addressId: string | null
  targetDate: string | null
  project: string
  value: Money
  at: Date
}

/** Inserts a negotiation in its first round; returns its id. */
export async function insert(tx: Db, record: NewNegotiationRecord): Promise<string> {
  const { id } = await tx
    .insertInto('negotiation')
    .values({
      number: record.number,
      account_id: record.accountId,
      company_id: record.companyId,
      status: 'submitted',
      source: record.source,
      upo_id: record.purchaseOrderId,
      round: 1,
      rates: JSON.stringify(record.rates),
      delivery: record.delivery,
      address_id: record.addressId,
      target_date: record.targetDate,
      project: record.project,
      value: record.value,
      created_at: record.at,
      updated_at: record.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type NegotiationChanges = {
  status?: NegotiationStatus
  round?: number
  rates?: string
  freight_city_id?: string | null
  valid_until?: Date | null
  value?: Money
  handler_id?: string | null
  handler?: string | null
  reason?: string
  order_id?: string
  updated_at?: Date
}

/** Saves what a step changes. */
export const update = (tx: Db, id: string, changes: NegotiationChanges) =>
  buildUpdate(tx, id, changes).execute()

/** The same, not yet sent. */
export const buildUpdate = (tx: Db, id: string, changes: NegotiationChanges) =>
  tx.updateTable('negotiation').set(changes).where('id', '=', id)

/** The negotiation that a purchase order has become; undefined for none that counts. */
export const findOfPurchaseOrder = (db: Db, purchaseOrderId: string) =>
  db
    .selectFrom('negotiation')
    .select(['id', 'number'])
    .where('upo_id', '=', purchaseOrderId)
    .where('status', 'in', ['submitted', 'countered', 'accepted', 'ordered'])
    .executeTakeFirst()
