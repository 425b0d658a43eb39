import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { Call, Role } from '#platform/contract/call.ts'
import type { Asked } from '#platform/http/dispatch.ts'
import { calls } from '#modules/calls.ts'
import { BUILT_IN_ACCESS } from '#server/environment.ts'
import { signedInBuyer } from './buyers.ts'
import { putOnShelf } from './goods.ts'
import { newBuyer, proofPicture } from './orders.ts'
import { ownerOfEverything, type Owner } from './owner-of-everything.ts'
import { testShop, type TestShop } from './shop.ts'

let shop: TestShop
let owner: Owner
let stranger: string
const staff = new Map<string, string>()

before(async () => {
  shop = await testShop()
  owner = await ownerOfEverything(shop)
  stranger = (await signedInBuyer(shop.db)).token
  for (const name of ['sales', 'finance', 'verifikasi', 'konten', 'admin'])
    staff.set(name, await staffToken(`${name}@contoh.id`))
})
after(() => shop?.close())

const staffToken = async (email: string) =>
  (await shop.client().staffIdentity.signIn({ body: { email, password: 'kelola-2026' } })).token

/** The owner's thing that a path's id means: the part of the path before it names its kind. */
const ownedBy = ({ path }: Call): string | undefined =>
  owner.ids[/\/([\w-]+)\/\{id\}/.exec(path)?.[1] ?? '']

/** Bodies that every rule of form lets through, so that only whose it is decides. */
const bodies: Record<string, unknown> = {
  'cart.change': { qty: 1 },
  'customers.changeAddress': { label: 'Diambil alih' },
  'companies.changeAddress': {
    street: 'Jl. Raya Serang No. 8',
    provinceId: '32',
    cityId: '32.16',
    districtId: '32.16.06',
    villageId: '32.16.06.2001',
    postalCode: '17510',
  },
  'verification.addDocuments': { documents: [{ kind: 'npwp', fileId: randomUUID() }] },
  'materialLists.changeSaved': { name: 'Milik saya', lines: [{ product_variant_id: '1', qty: 1 }] },
  'companyPeople.changeMember': { role: 'purchaser' },
  'companyPeople.decide': { approve: true },
  'orders.setPoNumber': { poNumber: 'PO-1' },
  'orders.cancel': { reason: 'bukan milik saya' },
}
const file = async () => ({
  name: 'bukti.png',
  bytes: new Uint8Array(await proofPicture().arrayBuffer()),
})

/** What comes back, byte for byte but for the request's own id. */
async function answerTo(name: string, id: string, token?: string) {
  const call = calls[name]!
  const params = Object.fromEntries(
    [...call.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => [param!, id]),
  )
  const asked: Asked = {
    params,
    query: {},
    body: bodies[name] ?? {},
    token,
    access: BUILT_IN_ACCESS.upo,
    address: '127.0.0.1',
    agent: 'test',
  }
  const files = call.files ? { form: {}, files: { file: await file() } } : {}
  const { status, headers, body } = await shop.dispatch.run(name, { ...asked, ...files })
  const { 'x-request-id': _own, ...rest } = headers
  return { status, headers: rest, body }
}

const entries = Object.entries(calls)
const withId = entries.filter(([, { path }]) => path.includes('{'))
const ofBuyers = entries.filter(([, { who }]) => who === 'buyer')
const ofStaff = entries.filter(([, { who }]) => who === 'staff')
/** Calls whose id is that of something that belongs to one buyer. */
const owned = () => withId.filter(([, call]) => ownedBy(call) !== undefined && call.who !== 'staff')

test('every kind of thing that a buyer owns is tried', () => {
  const tried = new Set(owned().map(([, call]) => ownedBy(call)))
  assert.deepEqual(tried, new Set(Object.values(owner.ids)))
  // A table is nobody's: whose records are read in it, the calls' own tests hold.
  const rest = withId.filter(
    ([, call]) =>
      ownedBy(call) === undefined &&
      call.who === 'buyer' &&
      !call.path.endsWith('/{table}/records'),
  )
  assert.deepEqual(
    rest.map(([name]) => name),
    [],
  )
})

test('nobody gets 401 from every call of buyers and of staff, whatever the id', async () => {
  for (const [name, call] of [...ofBuyers, ...ofStaff])
    for (const id of [ownedBy(call) ?? randomUUID(), randomUUID(), 'abc'])
      for (const token of [undefined, 'mati'])
        assert.equal((await answerTo(name, id, token)).status, 401, name)
})

test('another buyer is answered to the letter as for what does not exist', async () => {
  for (const [name, call] of owned()) {
    const others = await answerTo(name, ownedBy(call)!, stranger)
    assert.equal(others.status, 404, name)
    assert.deepEqual(others, await answerTo(name, randomUUID(), stranger), name)
    assert.deepEqual(others, await answerTo(name, ownedBy(call)!.toUpperCase(), stranger), name)
  }
})

test('a visitor reaches no cart line of a buyer', async () => {
  for (const name of ['cart.change', 'cart.remove'])
    assert.deepEqual(await answerTo(name, owner.ids['cart']!), await answerTo(name, randomUUID()))
})

test('another buyer’s address serves no quotation, no summary and no order', async () => {
  const { api } = await newBuyer(shop)
  const goods = await putOnShelf(shop.db, { price: 50_000, stock: { CBT: 100 } })
  await api.cart.add({ body: { product_variant_id: goods, qty: 1 } })
  const outcome = (addressId: string) => {
    const body = { addressId, method: 'delivery' as const }
    const asked = [
      api.checkout.deliveryMethods({ body }),
      api.checkout.quotations({ body }),
      api.checkout.summary({ body: { ...body, vehicle: 'pickup' } }),
    ]
    return Promise.all(
      asked.map((each) =>
        each.then(
          () => 'answered',
          ({ status, code, message }) => ({ status, code, message }),
        ),
      ),
    )
  }
  const others = await outcome(owner.ids['address']!)
  assert.deepEqual(others, await outcome(randomUUID()))
  assert.ok(!others.includes('answered'))
})

test('the owner still has everything as it was', async () => {
  const api = shop.client({ token: owner.token })
  assert.equal((await api.orders.header({ id: owner.ids['so']! })).status, 'awaiting_confirmation')
})

test('an id of rubbish is the same 404 as a missing one, for whoever may ask', async () => {
  const rubbish = [
    'abc',
    '-1',
    '0',
    'a'.repeat(400),
    '%',
    "' or 1=1 --",
    '../..',
    '\u0000',
    '🧱',
    '[object Object]',
    '__proto__',
  ]
  for (const [name, call] of withId) {
    // The token of a letter is no id: one that is dead is told in words of its own.
    if (call.path.endsWith('/{token}')) continue
    const token =
      call.who === 'buyer' ? owner.token : call.who === 'staff' ? staff.get('admin') : undefined
    const missing = await answerTo(name, call.ids === 'whole' ? '999999999' : randomUUID(), token)
    for (const id of rubbish) {
      const answer = await answerTo(name, id, token)
      assert.ok(answer.status < 500, `${name} ${id}`)
      if (missing.status === 404) assert.deepEqual(answer, missing, `${name} ${id}`)
    }
  }
})

test('a buyer is a stranger to the desk, and staff to the storefront’s own calls', async () => {
  for (const [name] of ofStaff)
    assert.equal((await answerTo(name, randomUUID(), owner.token)).status, 401, name)
  for (const [name] of ofBuyers)
    assert.equal((await answerTo(name, randomUUID(), staff.get('admin'))).status, 401, name)
})

const roleOf: Record<string, Role> = {
  sales: 'sales',
  finance: 'finance',
  verifikasi: 'verification',
  konten: 'content',
}

test('staff of the wrong role get 403 before anything is read, the right one and admin never', async () => {
  for (const [name, call] of ofStaff)
    for (const [member, token] of staff) {
      const may = !call.roles || member === 'admin' || call.roles.includes(roleOf[member]!)
      for (const id of [owner.ids['so']!, randomUUID(), 'abc']) {
        const { status } = await answerTo(name, id, token)
        assert.equal(status === 403, !may, `${name} by ${member}: ${status}`)
      }
    }
})
