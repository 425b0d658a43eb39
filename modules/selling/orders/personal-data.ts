import type { z } from 'zod'
import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { sen, moneyToJson } from '#platform/money.ts'
import type { AgreedDelivery, ShipTo } from './contract.ts'
import { deliveryStatusNames } from './rules/delivery-status.ts'
import { orderStatusNames } from './rules/order-status.ts'
import { orderEvents } from './store/order-events.ts'
import * as store from './store/personal-data.ts'

const toRupiah = (amount: number) => moneyToJson(sen(amount)).amount
const toIsoOrNull = (at: Date | null) => at && toIsoTime(at)

/** An account's orders with their lines, timeline and deliveries. */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const orders = await store.listOrders(db, accountId)
  const [lines, events, deliveries] = await Promise.all([
    store.listLines(db, accountId),
    orderEvents.list(
      db,
      orders.map(({ id }) => id),
    ),
    store.listDeliveries(db, accountId),
  ])
  const ofOrder = {
    lines: Map.groupBy(lines, (row) => row.order_id),
    events: Map.groupBy(events, ({ ownerId }) => ownerId),
    deliveries: Map.groupBy(deliveries, (row) => row.order_id),
  }
  return {
    pesanan: orders.map((order) => ({
      nomor: order.number,
      status: orderStatusNames[order.status],
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
        status: orderStatusNames[event.status],
        pada: toIsoTime(event.at),
        // The name of a member of staff is that person's own data.
        oleh: event.actor === 'staff' ? 'Tim toko' : event.name,
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
  status: deliveryStatusNames[delivery.status],
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

/** Open orders, which keep an account from being closed. */
export async function findBlockers({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const orders = await store.listOpenOrders(db, accountId)
  return orders.map(({ id, number, status }) => ({
    kind: 'order' as const,
    id,
    orderId: id,
    number,
    status: orderStatusNames[status],
  }))
}

/** Orders are retained (UU KUP art. 28); the buyer's name is copied to them for their documents. */
export const retainBuyerName = async (
  { db }: Pick<AppDeps, 'db'>,
  { id, name }: { id: string; name: string },
): Promise<void> => void (await store.saveBuyerName(db, id, name))
