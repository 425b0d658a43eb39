import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moneyFromJson, moneyToJson, rupiah, sen } from '#platform/money.ts'
import { makeProofImage, placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { joinLines, readPdfPages } from '#tests/support/documents/pdf-pages.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

const person = {
  name: 'Warsito Mandor',
  email: 'mandor-tutup@contoh.id',
  phone: '0812 9041 7735',
  password: 'rumah-joglo-77',
}

test('PUT /staff/settings/registration: closed registration refuses accounts and logs a warning', async () => {
  const { staffSettings } = await shop.asStaff()
  await staffSettings.changeRegistration({ body: { open: false } })
  const { identity, verification } = shop.asVisitor()
  assert.deepEqual(await identity.registration(), { open: false })
  const closed = await expectRefusal(identity.register({ body: person, query: {} }))
  assert.deepEqual([closed.status, closed.code], [422, 'registration.closed'])
  const business = { ...person, companyName: 'CV Tutup Pintu' }
  const none = await expectRefusal(verification.registerBusiness({ body: business, query: {} }))
  assert.equal(none.code, 'registration.closed')
  const warnings = shop.logged.map((line) => JSON.parse(line)).filter(({ level }) => level === 40)
  assert.ok(warnings.some(({ msg }) => /registration is switched off/.test(msg)))
  await staffSettings.changeRegistration({ body: { open: true } })
  await identity.register({ body: person, query: {} })
})

test('PUT /staff/settings/letterhead: the next document has it; empty fields are left out', async () => {
  const staff = await shop.asStaff()
  const buyer = await shop.asBuyer()
  const variant = await createProduct(shop.db, { price: 50_000, stock: { CBT: 10 } })
  await buyer.cart.add({ body: { product_variant_id: variant, qty: 1 } })
  const readHead = async () =>
    joinLines((await readPdfPages((await buyer.cart.pdf()).bytes))[0]!).split('ISI KERANJANG')[0]!
  assert.doesNotMatch(await readHead(), /NPWP|PT/)
  const letterhead = {
    legalName: 'PT Pondasi Niaga Indonesia',
    address: 'Jl. Raya Cibitung Km 7 No. 12, Bekasi 17520',
    phone: '021 555 0100',
    email: '',
    npwp: '',
  }
  await staff.staffSettings.changeLetterhead({ body: letterhead })
  assert.equal(
    (await readHead()).trim(),
    'Pondasi PT Pondasi Niaga Indonesia Jl. Raya Cibitung Km 7 No. 12, Bekasi 17520 021 555 0100 · localhost:3000',
  )
  assert.deepEqual((await staff.staffSettings.show()).letterhead, letterhead)
  const [entry] = (await staff.audit.list({ query: { count: 1 } })).results
  assert.deepEqual([entry!.action, entry!.thingName], ['Ubah pengaturan', 'Kop surat'])
  const wrong = { ...letterhead, email: 'bukan email' }
  await expectRefusal(staff.staffSettings.changeLetterhead({ body: wrong }), 422, 'input.invalid')
})

test('PUT /staff/settings/uploads: uploads follow the changed rule, and the change is audited', async () => {
  const staff = await shop.asStaff()
  const buyer = await shop.asBuyer()
  const send = () =>
    buyer.files.upload({ form: { purpose: 'attachment' }, files: { file: makeProofImage() } })
  await send()
  const rule = { upload: 'attachment', kinds: ['pdf' as const], maxBytes: 2_000_000 } as const
  await staff.staffSettings.changeUpload({ body: { ...rule, kinds: [...rule.kinds] } })
  assert.equal((await expectRefusal(send())).status, 415)
  const { uploads } = await staff.staffSettings.show()
  const shown = uploads.find(({ upload }) => upload === 'attachment')!
  assert.deepEqual([shown.kinds, shown.maxBytes], [['pdf'], 2_000_000])
  const [entry] = (await staff.audit.list({ query: { count: 1 } })).results
  assert.equal(entry!.action, 'Ubah pengaturan')
})

test('PUT /staff/settings/vehicles: the next quotation counts with it; a colleague’s change is not overwritten', async () => {
  const staff = await shop.asStaff()
  const variant = await createProduct(shop.db, { price: 50_000, weightKg: 40, stock: { CBT: 900 } })
  const district = await shop.db
    .selectFrom('district')
    .innerJoin('city', 'city.id', 'district.city_id')
    .select('district.id')
    .where('city.name', 'like', '%Bekasi%')
    .executeTakeFirstOrThrow()
  const quote = async () => {
    const query = { product_variant_id: Number(variant), qty: 100, districtId: district.id }
    const { vehicles } = await shop.asVisitor().delivery.estimate({ query })
    return vehicles.find(({ name }) => name.startsWith('CDD'))!
  }
  const before = await quote()
  assert.equal(before.trips, 1)
  const { vehicles } = await staff.staffSettings.show()
  assert.deepEqual(
    vehicles.map(({ code }) => code),
    ['pickup', 'engkel', 'cdd', 'fuso', 'tronton'],
  )
  const cdd = vehicles.find(({ code }) => code === 'cdd')!
  const { code: _code, ...seen } = cdd
  const change = { ...cdd, capacityKg: 2500, base: cdd.base + 100_000, seen }
  await staff.staffSettings.changeVehicle({ body: change })
  const after = await quote()
  assert.equal(after.trips, 2)
  assert.equal(Number(after.cost.amount), 2 * (Number(before.cost.amount) + 100_000))
  await expectRefusal(staff.staffSettings.changeVehicle({ body: change }), 409, 'desk.changed')
  const [entry] = (await staff.audit.list({ query: { count: 1 } })).results
  assert.deepEqual([entry!.action, entry!.thingName], ['Ubah pengaturan', 'Kendaraan CDD'])
  const wrong = { ...cdd, capacityKg: 0, base: -1 }
  const failure = await expectRefusal(
    staff.staffSettings.changeVehicle({ body: wrong }),
    422,
    'input.invalid',
  )
  assert.deepEqual(Object.keys(failure.errors), ['capacityKg', 'base'])
  const sales = await shop.asStaff('sales@contoh.id')
  await expectRefusal(sales.staffSettings.changeVehicle({ body: cdd }), 403, 'staff.role')
})

test('PUT /staff/settings/finance-limits: are those that decide, and a stale form overwrites nothing', async () => {
  const { staffSettings } = await shop.asStaff()
  const { financeLimits: seen } = await staffSettings.show()
  const limits = { refundApproval: 750_000, financeDifference: 1_500, adminDifference: 90_000 }
  await staffSettings.changeFinanceLimits({ body: { ...limits, seen } })
  assert.deepEqual((await staffSettings.show()).financeLimits, limits)
  const stale = await expectRefusal(
    staffSettings.changeFinanceLimits({ body: { ...limits, refundApproval: 1, seen } }),
  )
  assert.deepEqual([stale.status, stale.code], [409, 'desk.changed'])
  assert.deepEqual(stale.data['current'], limits)
  const wrong = await expectRefusal(
    staffSettings.changeFinanceLimits({ body: { ...limits, financeDifference: 100_000 } }),
  )
  assert.deepEqual([wrong.status, Object.keys(wrong.errors)], [422, ['adminDifference']])
  assert.deepEqual((await staffSettings.show()).financeLimits, limits)

  const finance = await shop.asStaff('finance@contoh.id')
  const variant = await createProduct(shop.db, { price: 50_000, stock: { CBT: 100 } })
  const { id, api, invoiceId } = await placeOrder(shop, [{ variant, qty: 5 }])
  const { toSend } = await api.invoices.header({ id: invoiceId })
  const pay = (more: number) =>
    finance.staffPayments.acceptDifference({
      id,
      body: {
        received: moneyToJson(sen(moneyFromJson(toSend) + rupiah(more))),
        treatment: 'retained',
        reason: 'Tidak mau dikembalikan',
      },
    })
  await expectRefusal(pay(1_501), 422, 'payment.difference')
  await pay(1_500)
})

test('PUT /staff/settings/warehouses: buyers who pick up read it; a colleague’s change is not overwritten', async () => {
  const staff = await shop.asStaff()
  const { warehouses } = await staff.staffSettings.show()
  const stored = warehouses.find(({ code }) => code === 'CKP')!
  assert.notEqual(stored.address, '')
  const { code, address, openingHours } = stored
  const change = (openingHours: string, seen: Record<string, unknown>) =>
    staff.staffSettings.changeWarehouse({ body: { code, address, openingHours, seen } })
  const saved = await change('Setiap hari 07.00–17.00', { address, openingHours })
  assert.deepEqual(saved, { ...stored, openingHours: 'Setiap hari 07.00–17.00' })
  await expectRefusal(
    change('Senin–Rabu 08.00–12.00', { address, openingHours }),
    409,
    'desk.changed',
  )
  await expectRefusal(
    staff.staffSettings.changeWarehouse({ body: { code: 'XXX', address, openingHours } }),
    404,
  )
  const now = (await staff.staffSettings.show()).warehouses.find((each) => each.code === code)
  assert.equal(now?.openingHours, 'Setiap hari 07.00–17.00')
})
