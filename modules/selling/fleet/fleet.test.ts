import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const { staffFleet } = await shop.asStaff('sales@contoh.id')
const joko = { name: 'Joko Susilo', phone: '0812 9041 7799' }
const truck = { plate: 'b9123kxr', kind: 'CDD', capacityKg: 5000, capacityM3: 14 }

test('/staff/drivers: saved, changed, removed; a number belongs to one driver, and each change is audited', async () => {
  const saved = await staffFleet.addDriver({ body: joko })
  assert.equal(saved.phone, '+6281290417799')
  const known = await expectRefusal(staffFleet.addDriver({ body: joko }), 422, 'driver.known')
  assert.match(known.errors['phone']!, /sudah tersimpan/)
  const other = await staffFleet.addDriver({ body: { name: 'Slamet', phone: '081290417700' } })
  const change = (body: Parameters<typeof staffFleet.changeDriver>[0]['body']) =>
    staffFleet.changeDriver({ id: other.id, body })
  await expectRefusal(change({ ...joko, name: 'Slamet' }), 422, 'driver.known')
  await change({ name: 'Slamet Riyadi', phone: other.phone, seen: { name: 'Slamet' } })
  const stale = { name: 'Slamet R.', phone: other.phone, seen: { name: 'Slamet' } }
  await expectRefusal(change(stale), 409, 'desk.changed')
  await staffFleet.removeDriver({ id: other.id })
  await expectRefusal(staffFleet.removeDriver({ id: other.id }), 404, 'not_found')
  assert.deepEqual(
    (await staffFleet.drivers()).results.map(({ name }) => name),
    ['Joko Susilo'],
  )
  const admin = await shop.asStaff()
  const { results } = await admin.audit.list({ query: { count: 4 } })
  assert.deepEqual(
    results.map(({ action }) => action),
    ['Hapus sopir', 'Ubah sopir', 'Tambah sopir', 'Tambah sopir'],
  )
})

test('/staff/vehicles: a plate has one form and one vehicle, with what it carries', async () => {
  const saved = await staffFleet.addVehicle({ body: truck })
  assert.equal(saved.plate, 'B 9123 KXR')
  await expectRefusal(
    staffFleet.addVehicle({ body: { ...truck, plate: 'B 9123 KXR' } }),
    422,
    'vehicle.known',
  )
  const wrong = { ...truck, capacityKg: 0, capacityM3: -1 }
  const failure = await expectRefusal(staffFleet.addVehicle({ body: wrong }), 422, 'input.invalid')
  assert.deepEqual(Object.keys(failure.errors), ['capacityKg', 'capacityM3'])
  await staffFleet.changeVehicle({ id: saved.id, body: { ...truck, capacityKg: 4500.5 } })
  const { results } = await staffFleet.vehicles()
  assert.deepEqual(results, [{ ...saved, capacityKg: 4500.5 }])
  await staffFleet.removeVehicle({ id: saved.id })
  assert.deepEqual((await staffFleet.vehicles()).results, [])
})

test('/staff/drivers and /staff/vehicles: for the sales role', async () => {
  const finance = await shop.asStaff('finance@contoh.id')
  await expectRefusal(finance.staffFleet.drivers(), 403, 'staff.role')
  await expectRefusal(finance.staffFleet.addVehicle({ body: truck }), 403, 'staff.role')
})
