import type { z } from 'zod'
import { isoTime } from '#platform/clock.ts'
import type { Tools } from '#platform/http/context.ts'
import { sen, toAnswer } from '#platform/money.ts'
import type { AgreedDelivery, ShipTo } from './contract.ts'
import { deliveryStatusLook } from './delivery-rules.ts'
import { orderStatusLook } from './rules.ts'
import * as store from './store/personal.ts'

const rupiah = (amount: number) => toAnswer(sen(amount)).amount
const when = (at: Date | null) => at && isoTime(at)

/** The orders with all that they say of their buyer. */
export async function personalData({ db }: Pick<Tools, 'db'>, accountId: string) {
  const [orders, lines, events, deliveries] = await Promise.all([
    store.ordersOf(db, accountId),
    store.linesOf(db, accountId),
    store.eventsOf(db, accountId),
    store.deliveriesOf(db, accountId),
  ])
  const ofOrder = {
    lines: Map.groupBy(lines, (row) => row.order_id),
    events: Map.groupBy(events, (row) => row.order_id),
    deliveries: Map.groupBy(deliveries, (row) => row.order_id),
  }
  return {
    pesanan: orders.map((order) => ({
      nomor: order.number,
      status: orderStatusLook[order.status].name,
      dipesan_pada: isoTime(order.placed_at),
      cara_bayar: order.payment_type,
      nomor_po: order.po_number,
      catatan: order.note,
      barang_rupiah: rupiah(order.goods_total),
      ongkos_kirim_rupiah: rupiah(order.freight_total),
      total_rupiah: rupiah(order.total),
      termasuk_ppn_rupiah: rupiah(order.tax),
      alamat: sentTo(order.ship_to as z.output<typeof ShipTo>),
      pengantaran: agreed(order.delivery as z.output<typeof AgreedDelivery>),
      barang: (ofOrder.lines.get(order.id) ?? []).map(lineOf),
      riwayat: (ofOrder.events.get(order.id) ?? []).map((event) => ({
        status: orderStatusLook[event.to_status].name,
        pada: isoTime(event.at),
        // Who of the shop did it is that person's own.
        oleh: event.actor_kind === 'staff' ? 'Tim toko' : event.actor_name,
        catatan: event.note,
      })),
      pengiriman: (ofOrder.deliveries.get(order.id) ?? []).map(deliveryOf),
    })),
  }
}

const lineOf = (line: Awaited<ReturnType<typeof store.linesOf>>[number]) => ({
  sku: line.sku,
  nama: [line.product_name, line.variant_name].filter(Boolean).join(', '),
  jumlah: line.quantity,
  satuan: line.unit,
  harga_satuan_rupiah: rupiah(line.unit_price),
  total_rupiah: rupiah(line.total),
})

const deliveryOf = (delivery: Awaited<ReturnType<typeof store.deliveriesOf>>[number]) => ({
  nomor: delivery.number,
  status: deliveryStatusLook[delivery.status].name,
  berangkat_pada: when(delivery.shipped_at),
  diterima_pada: when(delivery.received_at),
  diterima_oleh: delivery.received_by,
  catatan: delivery.note,
})

const sentTo = (place: z.output<typeof ShipTo>) => ({
  label: place.label,
  penerima: place.recipient,
  nomor_ponsel: place.phone,
  jalan: place.street,
  desa_atau_kelurahan: place.village,
  kecamatan: place.district,
  kota_atau_kabupaten: place.city,
  provinsi: place.province,
  kode_pos: place.postalCode,
  lebar_jalan_meter: place.roadWidthM,
  titik_peta: place.pin ? `${place.pin.latitude}, ${place.pin.longitude}` : null,
  catatan_sopir: place.driverNote,
})

const agreed = (delivery: z.output<typeof AgreedDelivery>) => ({
  cara: delivery.method === 'pickup' ? 'diambil sendiri' : 'diantar',
  kendaraan: delivery.vehicleName,
  tanggal: delivery.date,
  jam: delivery.window,
  nama_kontak: delivery.contactName,
  ponsel_kontak: delivery.contactPhone,
})

/** What has to be done with orders before their account can be closed. */
export async function open({ db }: Pick<Tools, 'db'>, accountId: string) {
  const orders = await store.openOf(db, accountId)
  return orders.map(({ id, number, status }) => ({
    kind: 'order' as const,
    id,
    orderId: id,
    number,
    status: orderStatusLook[status].name,
  }))
}

/** Orders stay (UU KUP art. 28); the name that their papers show is written on them. */
export const keep = async (
  { db }: Pick<Tools, 'db'>,
  { id, name }: { id: string; name: string },
): Promise<void> => void (await store.keepBuyerName(db, id, name))
