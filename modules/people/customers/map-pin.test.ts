import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

test('PATCH /customer/my/address: a pasted map pin is stored, and removed when the field is emptied', async () => {
  const { token } = await createSignedInBuyer(shop.db)
  const { customers } = shop.client({ token })
  const { id } = (await customers.addresses()).results[0]!
  const link = 'https://maps.example/@-6.25001,107.00002,17z'
  const { pin } = await customers.changeAddress({ id, body: { pin: link } })
  assert.deepEqual(pin, { latitude: -6.25001, longitude: 107.00002 })
  assert.deepEqual((await customers.changeAddress({ id, body: { label: 'Proyek' } })).pin, pin)
  assert.equal((await customers.changeAddress({ id, body: { pin: '' } })).pin, null)
  const abroad = customers.changeAddress({ id, body: { pin: '52.5200, 13.4050' } })
  assert.deepEqual(Object.keys((await expectRefusal(abroad)).errors), ['pin'])
})
