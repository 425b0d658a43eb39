import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  outsideAreaRefusal,
  findServingWarehouses,
  locateDestination,
  type DeliveryWarehouse,
} from './delivery-area.ts'

const newWarehouse = (
  warehouseId: number,
  cityId: string,
  city: string,
  latitude: number,
  longitude: number,
): DeliveryWarehouse => ({
  warehouseId,
  name: `Gudang ${city}`,
  cityId,
  city,
  latitude,
  longitude,
  address: '',
  openingHours: '',
})
const bekasi = newWarehouse(1, '32.16', 'Kabupaten Bekasi', -6.26, 107.08)
const sidoarjo = newWarehouse(2, '35.15', 'Kabupaten Sidoarjo', -7.45, 112.72)
const denpasar = newWarehouse(3, '51.71', 'Kota Denpasar', -8.7, 115.19)
const warehouses = [sidoarjo, denpasar, bekasi]
const servingIds = (to: DeliveryWarehouse) =>
  findServingWarehouses(warehouses, to, 700).map(({ warehouseId }) => warehouseId)

test('findServingWarehouses: warehouses on the same landmass within reach, nearest first', () => {
  const semarang = newWarehouse(9, '33.74', 'Kota Semarang', -6.97, 110.33)
  assert.deepEqual(servingIds(semarang), [2, 1])
})

test('findServingWarehouses: none across a sea, however near', () => {
  const banyuwangi = newWarehouse(9, '35.10', 'Kabupaten Banyuwangi', -8.21, 114.37)
  assert.deepEqual(servingIds(banyuwangi), [2])
  assert.deepEqual(servingIds(newWarehouse(9, '51.03', 'Kabupaten Badung', -8.58, 115.18)), [3])
})

test('outsideAreaRefusal: out of reach by road, and the refusal says where the shop delivers', () => {
  const ambon = newWarehouse(9, '81.71', 'Kota Ambon', -3.7, 128.18)
  assert.deepEqual(servingIds(ambon), [])
  assert.equal(
    outsideAreaRefusal(warehouses, ambon, 700).message,
    'Kota Ambon belum dapat kami kirimi. Kami mengirim lewat darat sampai 700 km dari gudang di ' +
      'Kabupaten Sidoarjo, Kota Denpasar, dan Kabupaten Bekasi.',
  )
})

test('locateDestination: the pin of the address, but the seat of the city without one or where the pin is elsewhere', () => {
  const city = { cityId: '32.16', city: 'Kabupaten Bekasi', latitude: -6.26, longitude: 107.08 }
  const pin = { latitude: -6.09, longitude: 107.16 }
  assert.deepEqual(locateDestination(city, pin), { ...city, ...pin, measuredTo: 'pin' })
  assert.deepEqual(locateDestination(city, null), { ...city, measuredTo: 'city' })
  // Surabaya: 660 km away.
  const slip = { latitude: -7.25, longitude: 112.75 }
  assert.deepEqual(locateDestination(city, slip), { ...city, measuredTo: 'city' })
})
