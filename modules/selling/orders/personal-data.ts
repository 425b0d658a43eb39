import type { z } from 'zod'
import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { sen, moneyToJson } from '#platform/money.ts'
import type { AgreedDelivery, ShipTo } from './contract.ts'
import { deliveryStatusBadge } from './rules/delivery-status.ts'
import { orderStatusBadge } from './rules/order-status.ts'
import * as store from './store/personal-data.ts'

const toRupiah = (amount: number) => moneyToJson(sen(amount)).amount
const toIsoOrNull = (at: Date | null) => at && toIsoTime(at)

/** The orders with all that they say of their buyer. */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const [orders, lines, events, deliveries] = await Promise.all([
    store.listOrders(db, accountId),
    store.listLines(db, accountId),
    store.listEvents(db, accountId),
    store.listDeliveries(db, accountId),
  ])
  const ofOrder = {
    lines: Map.groupBy(lines, (row) => row.order_id),
    events: Map.groupBy(events, (row) => row.order_id),
    deliveries: Map.groupBy(deliveries, (row) => row.order_id),
  }
  return {
    pesanan: orders.map((order) => ({
      nomor: order.number,
      status: orderStatusBadge[order.status].name,
      dipesan_pada: toIsoTime(order.placed_at),
      cara_bayar: order.payment_type,
      nomor_po: order.po_number,
      catatan: order.note,
      barang_rupiah: toRupiah(order.goods_total),
      ongkos_kirim_rupiah: toRupiah(order.freight_total),
      total_rupiah: toRupiah(order.total),
      termasuk_ppn_rupiah: toRupiah(order.tax),
      alamat: exportAddress(order.ship_to as z.output<typeof ShipTo>),
      pengantaran: exportAgreedDelivery(order.delivery as z.output<typeof AgreedDelivery>),
      barang: (ofOrder.lines.get(order.id) ?? []).map(exportLine),
      riwayat: (ofOrder.events.get(order.id) ?? []).map((event) => ({
        status: orderStatusBadge[event.to_status].name,
        pada: toIsoTime(event.at),
        // Who of the shop did it is that person's own.
        oleh: event.actor_kind === 'staff' ? 'Tim toko' : event.actor_name,
        catatan: event.note,
      })),
      pengiriman: (ofOrder.deliveries.get(order.id) ?? []).map(exportDelivery),
    })),
  }
}

const exportLine = (line: Awaited<ReturnType<typeof store.listLines>>[number]) => ({
  sku: line.sku,
  nama: [line.product_name, line.variant_name].filter(Boolean).join(', '),
  jumlah: line.quantity,
  satuan: line.unit,
  harga_satuan_rupiah: toRupiah(line.unit_price),
  total_rupiah: toRupiah(line.total),
})

const exportDelivery = (delivery: Awaited<ReturnType<typeof store.listDeliveries>>[number]) => ({
  nomor: delivery.number,
  status: deliveryStatusBadge[delivery.status].name,
  berangkat_pada: toIsoOrNull(delivery.shipped_at),
  diterima_pada: toIsoOrNull(delivery.received_at),
  diterima_oleh: delivery.received_by,
  catatan: delivery.note,
})

const exportAddress = (address: z.output<typeof ShipTo>) => ({
  label: address.label,
  penerima: address.recipient,
  nomor_ponsel: address.phone,
  jalan: address.street,
  desa_atau_kelurahan: address.village,
  kecamatan: address.district,
  kota_atau_kabupaten: address.city,
  provinsi: address.province,
  kode_pos: address.postalCode,
  lebar_jalan_meter: address.roadWidthM,
  titik_peta: address.pin ? `${address.pin.latitude}, ${address.pin.longitude}` : null,
  catatan_sopir: address.driverNote,
})

const exportAgreedDelivery = (delivery: z.output<typeof AgreedDelivery>) => ({
  cara: delivery.method === 'pickup' ? 'diambil sendiri' : 'diantar',
  kendaraan: delivery.vehicleName,
  tanggal: delivery.date,
  jam: delivery.window,
  nama_kontak: delivery.contactName,
  ponsel_kontak: delivery.contactPhone,
})

/** What has to be done with orders before their account can be closed. */
export async function findBlockers({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const orders = await store.listOpenOrders(db, accountId)
  return orders.map(({ id, number, status }) => ({
    kind: 'order' as const,
    id,
    orderId: id,
    number,
    status: orderStatusBadge[status].name,
  }))
}

/** Orders stay (UU KUP art. 28); the name that their papers show is written on them. */
export const retainBuyerName = async (
  { db }: Pick<AppDeps, 'db'>,
  { id, name }: { id: string; name: string },
): Promise<void> => void (await store.saveBuyerName(db, id, name))
