import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const CHAT = 'ec_floating_chat_cta'

const findCommon = async () =>
  (await shop.asVisitor().flags.list()).results.find(({ key }) => key === CHAT)?.variant

test('GET /flags: the shop decides until staff do, and a flag with rules depends on the reader', async () => {
  const staff = await shop.asStaff('konten@contoh.id')
  assert.equal(await findCommon(), 'on')
  await staff.staffFlags.change({ key: CHAT, body: { rules: [], shares: [0, 1] } })
  assert.equal(await findCommon(), 'off')
  await staff.staffFlags.change({
    key: CHAT,
    body: { rules: [{ audience: 'business', page: '', shares: [1, 0] }], shares: [0, 1] },
  })
  assert.equal(await findCommon(), null)
})

test('GET /flags/{key}: follows account kind and page, and an account decides over what is claimed', async () => {
  const staff = await shop.asStaff()
  await staff.staffFlags.change({
    key: CHAT,
    body: {
      rules: [
        { audience: 'retail', page: '/produk', shares: [1, 0] },
        { audience: 'business', page: '', shares: [1, 0] },
      ],
      shares: [0, 1],
    },
  })
  const { token } = await createSignedInBuyer(shop.db)
  const ask = async (
    api: ReturnType<typeof shop.client>,
    query: { page: string; audience?: 'business' },
  ) => (await api.flags.evaluate({ key: CHAT, query: { reader: 'a', ...query } })).variant
  assert.equal(await ask(shop.asVisitor(), { page: '/produk/triplek' }), 'off')
  assert.equal(await ask(shop.asVisitor(), { page: '/cart', audience: 'business' }), 'on')
  const retail = shop.client({ token })
  assert.equal(await ask(retail, { page: '/produk/triplek' }), 'on')
  assert.equal(await ask(retail, { page: '/cart', audience: 'business' }), 'off')
})

test('GET /flags/{key}: a key that no code asks for is a 404, and a share stays within its reader', async () => {
  const visitor = shop.asVisitor()
  const query = { reader: 'a', page: '/' }
  await expectRefusal(visitor.flags.evaluate({ key: 'lain', query }), 404, 'flag.unknown')
  const staff = await shop.asStaff()
  await staff.staffFlags.change({ key: CHAT, body: { rules: [], shares: [1, 3] } })
  const count = { on: 0, off: 0 }
  for (let reader = 0; reader < 250; reader += 1) {
    const [one, again] = await Promise.all(
      [1, 2].map(() =>
        visitor.flags.evaluate({ key: CHAT, query: { reader: `pembaca-${reader}`, page: '/' } }),
      ),
    )
    assert.equal(one!.reason, 'SPLIT')
    assert.equal(one!.variant, again!.variant)
    count[one!.variant as 'on' | 'off'] += 1
  }
  assert.ok(Math.abs(count.on / 250 - 1 / 4) < 0.08, `${count.on} of 250`)
})

test('PUT /staff/flags/{key}: is audited, refuses shares of nothing, and overwrites no colleague', async () => {
  const staff = await shop.asStaff()
  const { results } = await staff.staffFlags.list()
  const { rules, shares } = results.find(({ key }) => key === CHAT)!
  const body = { rules: [], shares: [1, 1] }
  await staff.staffFlags.change({ key: CHAT, body: { ...body, seen: { rules, shares } } })
  const stale = staff.staffFlags.change({
    key: CHAT,
    body: { ...body, shares: [5, 1], seen: { rules, shares } },
  })
  await expectRefusal(stale, 409, 'desk.changed')
  const nobody = staff.staffFlags.change({ key: CHAT, body: { rules: [], shares: [0, 0] } })
  assert.equal((await expectRefusal(nobody, 422)).status, 422)
  const { results: entries } = await staff.audit.list({ query: { page: 0, count: 1 } })
  assert.deepEqual(
    [entries[0]!.thingName, entries[0]!.after],
    ['Tombol mengambang', { rules: [], shares: 'Asisten 1 : 1 WhatsApp' }],
  )
  const sales = await shop.asStaff('sales@contoh.id')
  await expectRefusal(sales.staffFlags.list(), 403)
})
