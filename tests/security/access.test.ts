import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { Call, Role } from '#platform/contract/call.ts'
import type { CallRequest } from '#platform/http/dispatch.ts'
import { toReceivedFile } from '#platform/http/uploads/received-file.ts'
import { calls } from '#modules/contract.ts'
import { DEFAULT_SERVICE_ACCESS } from '#server/config/service-config.ts'
import { createSignedInBuyer } from '../support/accounts/buyers.ts'
import { createProduct } from '../support/catalogue/products.ts'
import { createBuyerClient, makeProofImage } from '../support/orders/orders.ts'
import { createOwnerOfEverything } from '../support/generated-input/owner-of-everything.ts'
import { useTestShop } from '../support/shop.ts'

const shop = await useTestShop()
const signInStaff = async (email: string) =>
  (await shop.client().staffIdentity.signIn({ body: { email, password: 'kelola-2026' } })).token

const owner = await createOwnerOfEverything(shop)
const { token: stranger } = await createSignedInBuyer(shop.db)
const staff = new Map<string, string>()
for (const name of ['sales', 'gudang', 'finance', 'verifikasi', 'konten', 'admin'])
  staff.set(name, await signInStaff(`${name}@contoh.id`))

/** The owner's record that the id in a path refers to, by the path segment before the id; a lender's payment is that of an order. */
const findOwnedId = ({ path }: Call): string | undefined =>
  owner.ids[/\/{id}\/payment-/.test(path) ? 'so' : (/\/([\w-]+)\/\{id\}/.exec(path)?.[1] ?? '')]

/** Valid bodies, so that only ownership decides. */
const bodies: Record<string, unknown> = {
  'cart.change': { qty: 1 },
  'credilinq.save': { data: {} },
  'modalRakyat.save': { data: {} },
  'koinworks.save': { data: {} },
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
  'companyMembers.changeMember': { role: 'purchaser' },
  'approvals.decide': { approve: true },
  'orders.setPoNumber': { poNumber: 'PO-1' },
  'payments.changeType': { paymentType: 'transfer' },
  'negotiations.confirm': { round: 1, lines: [] },
  'negotiations.message': { text: 'Halo' },
  'negotiations.shareLink': { name: 'Rekan' },
  'orderCancellation.cancel': { reason: 'bukan milik saya' },
  'refunds.setAccount': { destination: 'BCA 5271 a.n. Orang lain' },
  'returns.request': {
    lines: [{ lineId: randomUUID(), qty: 1, reason: 'surplus' }],
    refundTo: 'BCA 5271 a.n. Orang lain',
  },
}
/** Fields of multipart forms. */
const forms: Record<string, Record<string, string>> = {
  'tickets.write': { text: 'Halo' },
  'staffTickets.answer': { text: 'Halo' },
}
const queries: Record<string, Record<string, string>> = {
  'negotiations.deliverySlots': { addressId: owner.ids['address']! },
}
const makeFileInput = async () => ({
  name: 'bukti.png',
  bytes: new Uint8Array(await makeProofImage().arrayBuffer()),
})

/** Runs a call. The response is returned unchanged except for the request id. */
async function runCall(name: string, id: string, token?: string) {
  const call = calls[name]!
  const params = Object.fromEntries(
    [...call.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => [param!, id]),
  )
  const request: CallRequest = {
    params,
    query: queries[name] ?? {},
    body: bodies[name] ?? {},
    token,
    access: DEFAULT_SERVICE_ACCESS.upo,
    ipAddress: '127.0.0.1',
    userAgent: 'test',
  }
  const files = call.files
    ? { form: forms[name] ?? {}, files: { file: toReceivedFile(await makeFileInput()) } }
    : {}
  const { status, headers, body } = await shop.dispatch.run(name, { ...request, ...files })
  const { 'x-request-id': _requestId, ...rest } = headers
  return { status, headers: rest, body }
}

const entries = Object.entries(calls)
const callsWithId = entries.filter(([, { path }]) => path.includes('{'))
const buyerCalls = entries.filter(([, { who }]) => who === 'buyer')
const staffCalls = entries.filter(([, { who }]) => who === 'staff')
/** Calls whose id names a record of one buyer. */
const listOwnedCalls = () =>
  callsWithId.filter(([, call]) => findOwnedId(call) !== undefined && call.who !== 'staff')

test('access: the tests cover every kind of record that a buyer owns', () => {
  const triedIds = new Set(listOwnedCalls().map(([, call]) => findOwnedId(call)))
  assert.deepEqual(triedIds, new Set(Object.values(owner.ids)))
  // A table belongs to no buyer; the calls' own tests cover whose records it returns.
  const rest = callsWithId.filter(
    ([, call]) =>
      findOwnedId(call) === undefined &&
      call.who === 'buyer' &&
      !call.path.endsWith('/{table}/records'),
  )
  assert.deepEqual(
    rest.map(([name]) => name),
    [],
  )
})

test('access: without a valid token every buyer and staff call is 401, for any id', async () => {
  for (const [name, call] of [...buyerCalls, ...staffCalls])
    for (const id of [findOwnedId(call) ?? randomUUID(), randomUUID(), 'abc'])
      for (const token of [undefined, 'mati'])
        assert.equal((await runCall(name, id, token)).status, 401, name)
})

test('access: another buyer’s record answers exactly like one that does not exist', async () => {
  for (const [name, call] of listOwnedCalls()) {
    const others = await runCall(name, findOwnedId(call)!, stranger)
    assert.equal(others.status, 404, name)
    assert.deepEqual(others, await runCall(name, randomUUID(), stranger), name)
    assert.deepEqual(others, await runCall(name, findOwnedId(call)!.toUpperCase(), stranger), name)
  }
})

test('cart.change, cart.remove: a visitor cannot reach a buyer’s cart line', async () => {
  for (const name of ['cart.change', 'cart.remove'])
    assert.deepEqual(await runCall(name, owner.ids['cart']!), await runCall(name, randomUUID()))
})

test('checkout: another buyer’s address gives no delivery methods, quotations or summary', async () => {
  const { api } = await createBuyerClient(shop)
  const variantId = await createProduct(shop.db, { price: 50_000, stock: { CBT: 100 } })
  await api.cart.add({ body: { product_variant_id: variantId, qty: 1 } })
  const outcome = (addressId: string) => {
    const body = { addressId, method: 'delivery' as const }
    const attempts = [
      api.checkout.deliveryMethods({ body }),
      api.checkout.quotations({ body }),
      api.checkout.summary({ body: { ...body, vehicle: 'pickup' } }),
    ]
    return Promise.all(
      attempts.map((each) =>
        each.then(
          () => 'accepted',
          ({ status, code, message }) => ({ status, code, message }),
        ),
      ),
    )
  }
  const others = await outcome(owner.ids['address']!)
  assert.deepEqual(others, await outcome(randomUUID()))
  assert.ok(!others.includes('accepted'))
})

test('access: the owner’s records are unchanged after all attempts', async () => {
  const api = shop.client({ token: owner.token })
  assert.equal((await api.orders.header({ id: owner.ids['so']! })).status, 'awaiting_confirmation')
})

test('access: a malformed id is the same 404 as a missing one', async () => {
  const malformedIds = [
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
  for (const [name, call] of callsWithId) {
    // An e-mailed token is no id: expired ones have their own messages.
    if (call.path.endsWith('/{token}')) continue
    const token =
      call.who === 'buyer' ? owner.token : call.who === 'staff' ? staff.get('admin') : undefined
    const missing = await runCall(name, call.ids === 'whole' ? '999999999' : randomUUID(), token)
    for (const id of malformedIds) {
      const response = await runCall(name, id, token)
      assert.ok(response.status < 500, `${name} ${id}`)
      if (missing.status === 404) assert.deepEqual(response, missing, `${name} ${id}`)
    }
  }
})

test('access: buyers get 401 from staff calls, staff from buyer calls', async () => {
  for (const [name] of staffCalls)
    assert.equal((await runCall(name, randomUUID(), owner.token)).status, 401, name)
  for (const [name] of buyerCalls)
    assert.equal((await runCall(name, randomUUID(), staff.get('admin'))).status, 401, name)
})

const ROLE_OF_MEMBER: Record<string, Role> = {
  sales: 'sales',
  gudang: 'warehouse',
  finance: 'finance',
  verifikasi: 'verification',
  konten: 'content',
}

test('access: staff calls are 403 for other roles, before the id is read, and never for the role or admins', async () => {
  for (const [name, call] of staffCalls)
    for (const [member, token] of staff) {
      const isAllowed =
        !call.roles || member === 'admin' || call.roles.includes(ROLE_OF_MEMBER[member]!)
      for (const id of [owner.ids['so']!, randomUUID(), 'abc']) {
        const { status } = await runCall(name, id, token)
        assert.equal(status === 403, !isAllowed, `${name} by ${member}: ${status}`)
      }
    }
})
