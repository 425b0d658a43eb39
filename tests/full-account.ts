import { randomUUID } from 'node:crypto'
import type { Api } from '#modules/client.ts'
import { company, paper, seatOf } from './applying.ts'
import { signedInBuyer } from './buyers.ts'
import { pdf } from './files/honest.ts'
import { putOnShelf } from './goods.ts'
import { placeOrder, proofPicture } from './orders.ts'
import type { TestShop } from './shop.ts'

const PASSWORD = 'rumah-joglo-77'

/** A buyer who has left a trace in every corner of the shop, nothing of it still open. */
export type FullAccount = Awaited<ReturnType<typeof fullAccount>>

let people = 0

/** Registers a buyer as a person does, and has them use all that there is. */
export async function fullAccount(shop: TestShop) {
  const nr = String((people += 1)).padStart(3, '0')
  const person = {
    name: `Wulan Prameswari ${nr}`,
    email: `wulan.prameswari.${nr}@contoh.id`,
    phone: `+6281355504${nr}`,
  }
  // From a machine of their own: many come in one test, and each machine may ask only so often.
  const from = { address: `10.9.0.${nr}` }
  const { identity, notifications } = shop.client(from)
  await identity.register({ body: { ...person, password: PASSWORD }, query: { tracker: 'brosur' } })
  const { results } = await notifications.demoMail({ query: { email: person.email } })
  await identity.activate({ token: new URL(results[0]!.link!).searchParams.get('token')! })
  await identity.requestReset({ body: { email: person.email } })
  const credentials = { email: person.email, password: PASSWORD }
  const desk = await staff(shop, 'verifikasi@contoh.id', from)
  const { user } = await identity.signIn({ body: credentials })
  const accountId = user.id
  await desk.staffAccounts.signOut({ id: accountId })
  const { token } = await identity.signIn({ body: credentials })
  const retail = shop.client({ ...from, token })
  await retail.customers.sendVerification()
  await retail.visits.authenticated({ body: { path: '/profile' } })
  await shop.db
    .insertInto('google_link')
    .values({ subject: `10${nr}`, account_id: accountId, linked_at: shop.clock.now() })
    .execute()
  const addressId = await addresses(retail, person)
  await verified(desk, retail, person)
  // A client asks once who it acts for: this one buys for the company.
  const api = shop.client({ ...from, token })
  const admin = await staff(shop, 'admin@contoh.id', from)
  await bought(shop, admin, { api, accountId, addressId }, person)
  await decided(shop, from, api)
  await asked(admin, api, addressId)
  await wished(shop, api, person)
  await api.files.upload({ form: {}, files: { file: proofPicture('belum-dipakai.png') } })
  return { ...person, accountId, api, token, password: PASSWORD }
}

async function staff(shop: TestShop, email: string, from: { address: string }): Promise<Api> {
  const body = { email, password: 'kelola-2026' }
  const { token } = await shop.client(from).staffIdentity.signIn({ body })
  return shop.client({ ...from, token })
}

async function addresses(api: Api, { name, phone }: { name: string; phone: string }) {
  const place = {
    ...(await seatOf(api)),
    recipient: name,
    phone,
    street: 'Jl. Kenanga Raya No. 14',
  }
  const { id } = await api.customers.addAddress({ body: { ...place, label: 'Rumah' } })
  const gone = await api.customers.addAddress({ body: { ...place, label: 'Kontrakan lama' } })
  await api.customers.removeAddress({ id: gone.id })
  return id
}

/** A company whose first attempt was refused and whose second was approved. */
async function verified(desk: Api, api: Api, { name, phone }: { name: string; phone: string }) {
  const answers = {
    company: { ...company, name: `CV ${name}` },
    pic: { name, position: 'Direktur', phone },
    address: await seatOf(api),
  } as const
  for (const approve of [false, true]) {
    const { id, missing } = await api.verification.begin({ body: {} })
    const documents = []
    for (const { kind } of missing)
      documents.push({ kind, fileId: await paper(api, `${kind}.pdf`) })
    await api.verification.save({ id, body: { ...answers, documents, submit: true } })
    await desk.staffVerification.review({ id })
    const reason = approve ? {} : { reason: 'Foto kurang jelas, kirim lagi.' }
    await desk.staffVerification.decide({ id, body: { approve, ...reason } })
  }
}

type Buyer = { api: Api; accountId: string; addressId: string }

/** An order that arrived, and one that was cancelled. */
async function bought(shop: TestShop, admin: Api, buyer: Buyer, { name }: { name: string }) {
  const goods = await putOnShelf(shop.db, { price: 50_000, stock: { CBT: 1000 } })
  const wanted = [{ variant: goods, qty: 2 }]
  const { id, invoiceId } = await placeOrder(shop, wanted, buyer, { key: randomUUID() })
  const note = { note: `dari rekening ${name}` }
  await buyer.api.invoices.sendProof({
    id: invoiceId,
    form: note,
    files: { file: proofPicture() },
  })
  const { transfer } = await admin.staffOrders.show({ id })
  const { lines } = await admin.staffOrders.confirmPayment({
    id,
    body: { received: transfer!.expected },
  })
  const { shipping } = await admin.staffOrders.prepare({
    id,
    body: {
      lines: [{ lineId: lines[0]!.id, qty: 2 }],
      vehicle: 'engkel',
      plate: 'B 9041 KXR',
      driver: 'Agus',
      driverPhone: '0812 9041 7735',
    },
  })
  const delivery = shipping.deliveries[0]!.id
  await admin.staffOrders.depart({ id: delivery })
  const receivedAt = shop.clock.now().toISOString()
  await admin.staffOrders.receive({ id: delivery, body: { receivedBy: name, receivedAt } })
  const other = await placeOrder(shop, [{ variant: goods, qty: 1 }], buyer)
  await buyer.api.orders.cancel({ id: other.id, body: { reason: 'salah ukuran' } })
}

/** Brings a colleague into the asker's company by the link of the invitation's letter. */
export async function join(
  owner: Api,
  colleague: Api,
  role: 'owner' | 'purchaser' | 'approver',
  limit: number | null = null,
): Promise<void> {
  const { email } = await colleague.customers.profile()
  await owner.companyPeople.invite({ body: { email, role, limit } })
  const { results } = await colleague.notifications.demoMail({ query: { email } })
  const token = new URL(results[0]!.link!).searchParams.get('undangan')!
  await colleague.companyPeople.accept({ body: { token } })
}

/** A colleague whose order is refused, and who leaves; another who was invited and never came. */
async function decided(shop: TestShop, from: { address: string }, owner: Api): Promise<void> {
  const goods = await putOnShelf(shop.db, { price: 50_000, stock: { CBT: 1000 } })
  const { token, ...buyer } = await signedInBuyer(shop.db)
  const colleague = { ...buyer, api: shop.client({ ...from, token }) }
  await join(owner, colleague.api, 'purchaser', 0)
  const { id } = await placeOrder(shop, [{ variant: goods, qty: 1 }], colleague)
  await owner.companyPeople.decide({ id, body: { approve: false, note: 'Sudah ada di gudang' } })
  await owner.companyPeople.removeMember({ id: colleague.accountId })
  const body = { email: 'tak-pernah-datang@contoh.id', role: 'approver' } as const
  await owner.companyPeople.invite({ body })
}

/** A purchase order that staff have done, and one that still waits. */
async function asked(admin: Api, api: Api, addressId: string): Promise<void> {
  const facts = { project: 'Ruko Blok C', projectType: 'ruko', paymentMethod: 'transfer' } as const
  const lines = [{ text: 'semen', qty: 10 }]
  const ids: string[] = []
  for (const name of ['po-1.pdf', 'po-2.pdf']) {
    const file = new File([new Uint8Array(pdf())], name)
    const { id: fileId } = await api.upo.upload({ files: { file } })
    const body = { ...facts, addressId, fileId, lines }
    ids.push((await api.upo.create({ table: 'upo', body })).id)
  }
  await admin.staffUpo.take({ id: ids[0]! })
  const body = { outcome: 'Penawaran kami kirim lewat email.' }
  await admin.staffUpo.finish({ id: ids[0]!, body })
}

/** What lies in the cart, in a list, is waited for, and was asked for. */
async function wished(shop: TestShop, api: Api, { name, phone }: { name: string; phone: string }) {
  const goods = await putOnShelf(shop.db, { price: 50_000, stock: { CBT: 1000 } })
  const gone = await putOnShelf(shop.db, { price: 50_000, stock: {} })
  await api.cart.add({ body: { product_variant_id: goods, qty: 3 } })
  await api.materialLists.save({
    body: { name: 'Bulanan', lines: [{ product_variant_id: goods, qty: 1 }] },
  })
  await api.watches.add({ body: { product_variant_id: gone, kind: 'stock' } })
  await api.catalogue.requestMaterial({
    body: { name, phone, material: 'Bata tempel', quantity: '40 m²' },
  })
}
