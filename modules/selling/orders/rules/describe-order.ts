import type { z } from 'zod'
import { formatQuantity, formatWeekdayDate } from '#platform/format.ts'
import { formatPhone } from '#platform/phone.ts'
import type { AgreedDelivery, ShipTo } from '../contract.ts'

type BuyerOnDocument = { name: string; phone: string | null; company: string | null }

/** A buyer on a document: the company first, where there is one. */
export const describeBuyer = ({ name, phone, company }: BuyerOnDocument): string[] =>
  [company, name, phone && formatPhone(phone)].filter((line): line is string => Boolean(line))

type AddressOnDocument = Pick<
  z.output<typeof ShipTo>,
  'recipient' | 'phone' | 'street' | 'village' | 'district' | 'city' | 'province' | 'postalCode'
>

export const describeShipTo = (address: AddressOnDocument): string[] => [
  `${address.recipient} · ${formatPhone(address.phone)}`,
  [address.street, address.village, address.district, address.city].join(', '),
  `${address.province} ${address.postalCode}`,
]

/** What was agreed about the delivery: how, when, and how heavy it is. */
const describeDelivery = ({
  delivery,
  weightKg,
  volumeM3,
}: {
  delivery: z.output<typeof AgreedDelivery>
  weightKg: number
  volumeM3: number
}): string[] => [
  ...(delivery.method === 'pickup'
    ? ['Diambil di gudang, gratis', ...describePickupPlace(delivery.pickup)]
    : [`${delivery.vehicleName}, ${delivery.trips} rit`]),
  `${formatWeekdayDate(`${delivery.date}T12:00:00+07:00`)}, ${delivery.window}`,
  describeLoad({ weightKg, volumeM3 }),
  ...(delivery.method === 'delivery' && delivery.pickup
    ? ['Sebagian diambil di gudang, gratis:', ...describePickupPlace(delivery.pickup)]
    : []),
]

type OrderOnDocument = {
  buyer: BuyerOnDocument
  shipTo: AddressOnDocument
} & Parameters<typeof describeDelivery>[0]

/** The columns below a document's head: its buyer under that title, where the goods go, and how. */
export const makeOrderColumns = (buyerTitle: string, order: OrderOnDocument) => ({
  kind: 'columns' as const,
  columns: [
    { title: buyerTitle, lines: describeBuyer(order.buyer) },
    { title: 'Dikirim ke', lines: describeShipTo(order.shipTo) },
    { title: 'Pengiriman', lines: describeDelivery(order) },
  ],
})

type PickupPoint = NonNullable<z.output<typeof AgreedDelivery>['pickup']>

/** Where and when goods are picked up: the warehouse, its address and its hours. */
export const describePickupPlace = (pickup: PickupPoint | null | undefined): string[] =>
  pickup
    ? [pickup.warehouse, pickup.address, pickup.openingHours].filter((text) => text !== '')
    : []

export const describeLoad = ({
  weightKg,
  volumeM3,
}: {
  weightKg: number
  volumeM3: number
}): string => `${formatQuantity(weightKg)} kg · ${formatQuantity(volumeM3)} m³`
