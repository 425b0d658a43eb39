import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { days } from '#platform/clock.ts'
import type { Api } from '#modules/client.ts'
import { jobs } from '#modules/jobs.ts'
import { nightly } from '#modules/nightly.ts'
import { joinBusiness, signedInBuyer } from '#tests/buyers.ts'
import { accountRows, placesOf } from '#tests/everywhere.ts'
import { pdf } from '#tests/files/honest.ts'
import { fullAccount, join, paper, seatOf, type FullAccount } from '#tests/full-account.ts'
import { putOnShelf } from '#tests/goods.ts'
import { newBuyer, placeOrder, refused } from '#tests/orders.ts'
import { testShop, type TestShop } from '#tests/shop.ts'

let shop: TestShop
before(async () => {
  shop = await testShop()
})
after(() => shop?.close())

/** What of the download the tests look at closely. */
type About = {
  profil: Record<string, unknown>
  alamat_pengiriman: { label: string }[]
  alamat_yang_dihapus: { label: string }[]
  perusahaan: { npwp: string }
  pengajuan_verifikasi: { dokumen: { nama_berkas: string }[] }[]
  pesanan: { status: string }[]
  tagihan: { status: string }[]
} & Record<string, unknown>

const downloaded = async ({ api }: Pick<FullAccount, 'api'>) =>
  JSON.parse(new TextDecoder().decode(await api.personalData.download())) as About

/** In which part of the download the rows of a table stand; null where they say nothing of anybody. */
const partOf: Record<string, string | null> = {
  account_event: 'riwayat_akun',
  activation: 'tautan_email',
  address: 'alamat_pengiriman',
  cart: 'keranjang',
  company_invite: 'undangan_perusahaan',
  google_link: 'akun_google',
  // Answers kept for a call that is sent again: what they say stands in the orders.
  'idempotency.actor': null,
  invoice: 'tagihan',
  mail_proof: 'tautan_email',
  material_request: 'permintaan_bahan',
  order_approval: 'keputusan_pesanan_rekan',
  password_reset: 'tautan_email',
  sales_order: 'pesanan',
  saved_list: 'daftar_tersimpan',
  session: 'sesi_masuk',
  'stored_file.owner_id': 'berkas_terkirim',
  upo: 'purchase_order_terkirim',
  visit: 'kunjungan',
  watch: 'barang_ditunggu',
}
/** Tables whose rows stay for a closed account: the law asks for them (decision 19). */
const kept = [
  'account_event',
  'invoice',
  'order_approval',
  'sales_order',
  'stored_file.owner_id',
  'upo',
]

/** Columns that may still hold what an account was known by: the papers' own snapshots. */
const phoneStays = ['kyc_submission.answers', 'sales_order.ship_to', 'upo.address']
const nameStays = [
  // What staff did at the desk: for which company, into whose hands.
  'audit_entry.after',
  'audit_entry.thing_name',
  'company.name',
  'delivery_order.received_by',
  'invoice.proof_note',
  'invoice_event.actor_name',
  'invoice_event.note',
  'kyc_event.actor_name',
  'kyc_submission.answers',
  // Letters to others, whom the account invited or answered: they are the others' own.
  'message.body_html',
  'message.body_text',
  'message.subject',
  'sales_order.buyer_name',
  'sales_order.recipient',
  'sales_order.ship_to',
  'sales_order_event.actor_name',
  'sales_order_event.note',
  'upo.address',
  'upo_event.actor_name',
]

test('the download holds a part for every table that knows an account', async () => {
  const account = await fullAccount(shop)
  const about = await downloaded(account)
  const rows = await accountRows(shop.db, account.accountId)
  assert.deepEqual(Object.keys(rows).toSorted(), Object.keys(partOf).toSorted())
  for (const [table, count] of Object.entries(rows)) {
    assert.ok(count > 0, `the full account of the tests has nothing in ${table}`)
    const part = partOf[table]
    if (part) assert.ok((about[part] as unknown[]).length > 0, `${table} in ${part}`)
  }
})

test('the download says all that a buyer told, in Indonesian words, and no secret', async () => {
  const account = await fullAccount(shop)
  const about = await downloaded(account)
  const { nama, email, nomor_ponsel, datang_melalui } = about.profil
  assert.deepEqual(
    [nama, email, nomor_ponsel, datang_melalui],
    [account.name, account.email, account.phone, 'brosur'],
  )
  const labels = [...about.alamat_pengiriman, ...about.alamat_yang_dihapus]
  assert.deepEqual(
    labels.map(({ label }) => label),
    ['Rumah', 'Kontrakan lama'],
  )
  assert.equal(about.perusahaan.npwp, '0823456789013000')
  const states = (all: { status: string }[]) => all.map(({ status }) => status).toSorted()
  assert.deepEqual(states(about.pesanan), ['Dibatalkan', 'Tiba'])
  assert.deepEqual(states(about.tagihan), ['Dibatalkan', 'Lunas'])
  assert.deepEqual(
    about.pengajuan_verifikasi.map(({ dokumen }) =>
      dokumen.map(({ nama_berkas }) => nama_berkas).toSorted(),
    ),
    [
      ['ktp.pdf', 'nib.pdf', 'npwp.pdf'],
      ['ktp.pdf', 'nib.pdf', 'npwp.pdf'],
    ],
  )
  const text = JSON.stringify(about)
  const links = await shop.db
    .selectFrom('message')
    .select('link')
    .where('recipient', '=', account.email)
    .execute()
  for (const { link } of links) {
    const token = link && new URL(link).searchParams.get('token')
    if (token) assert.ok(!text.includes(token), 'a link’s secret')
  }
  assert.doesNotMatch(text, /argon2|password|token/i)
})

test('the download is a file of the asker alone', async () => {
  const one = await fullAccount(shop)
  const other = await fullAccount(shop)
  const text = JSON.stringify(await downloaded(one))
  assert.ok(!text.includes(other.email) && !text.includes(other.phone))
  const token = (
    await shop.visitor().identity.signIn({ body: { email: one.email, password: one.password } })
  ).token
  const asked = { params: {}, query: {}, token, address: '127.0.0.1', agent: 'test' }
  const { headers } = await shop.dispatch.run('personalData.download', asked)
  assert.equal(headers['content-type'], 'application/json')
  assert.equal(headers['content-disposition'], 'attachment; filename="data-saya.json"')
  assert.equal(headers['cache-control'], 'private, no-store')
  await refused(shop.visitor().personalData.download(), 401, 'session.missing')
})

test('after closing nothing knows the address or the number but the papers that are named', async () => {
  const account = await fullAccount(shop)
  const number = account.phone.slice(3)
  const before = await placesOf(shop.db, account.email)
  for (const place of ['account.email', 'message.recipient']) assert.ok(before.includes(place))
  assert.ok((await placesOf(shop.db, number)).includes('material_request.phone'))

  await account.api.personalData.close({ body: { password: account.password } })

  assert.deepEqual(await placesOf(shop.db, number), phoneStays)
  assert.deepEqual(await placesOf(shop.db, account.name), nameStays)
  // The letter that confirms it is the last thing that knows the address, for thirty days.
  assert.deepEqual(await placesOf(shop.db, account.email), ['message.recipient'])
  shop.clock.forward(days(31))
  await nightly(shop.tools)
  assert.deepEqual(await placesOf(shop.db, account.email), [])

  const rows = await accountRows(shop.db, account.accountId)
  const left = Object.keys(rows).filter((table) => rows[table]! > 0)
  assert.deepEqual(left.toSorted(), kept)
})

test('closing ends every session, confirms it by mail, and sets the address free', async () => {
  const account = await fullAccount(shop)
  const { email, phone, name, password, accountId } = account
  const elsewhere = await shop.visitor().identity.signIn({ body: { email, password } })
  await account.api.personalData.close({ body: { password } })
  for (const { token } of [account, elsewhere])
    await refused(shop.client({ token }).identity.session(), 401, 'session.missing')
  const visitor = shop.visitor()
  const wrong = visitor.identity.signIn({ body: { email, password } })
  await refused(wrong, 422, 'session.wrong')
  const mails = async () =>
    (await visitor.notifications.demoMail({ query: { email } })).results.map(
      ({ subject }) => subject,
    )
  assert.deepEqual(await mails(), ['Akun Pondasi Anda sudah ditutup'])
  const row = await shop.db
    .selectFrom('account')
    .select(['status', 'name', 'email', 'phone', 'password_hash', 'tracker'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  assert.deepEqual(Object.values(row), [
    'closed',
    'Akun ditutup',
    `akun-ditutup-${accountId}`,
    '',
    null,
    null,
  ])

  shop.clock.forward(1000)
  await visitor.identity.register({ body: { email, phone, name, password }, query: {} })
  assert.match((await mails())[0]!, /Aktifkan akun/)
  const { id } = await shop.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  assert.notEqual(id, accountId)
})

test('what the law asks for stays as it was: the desk still reads order, buyer and proof', async () => {
  const { api, password, name, accountId } = await fullAccount(shop)
  const orders = (await api.orders.list()).results
  const { id } = orders.find(({ status }) => status === 'delivered')!
  const admin = await shop.staff()
  const before = await admin.staffOrders.show({ id })
  await api.personalData.close({ body: { password } })
  const after = await admin.staffOrders.show({ id })
  assert.deepEqual(
    { ...after, buyer: undefined, stock: undefined },
    { ...before, buyer: undefined, stock: undefined },
  )
  assert.deepEqual(after.buyer, { ...before.buyer, name, email: '', phone: '' })
  const { results: accounts } = await admin.staffAccounts.list({ query: { status: 'closed' } })
  assert.ok(accounts.some((row) => row.id === accountId && row.email === ''))
  assert.equal((await admin.staffAccounts.show({ id: accountId })).events.at(-1)!.status, 'closed')
  const { results: done } = await admin.audit.list({ query: { search: accountId } })
  assert.deepEqual(
    done.map((entry) => [entry.action, entry.thingName]),
    [['Keluarkan dari semua peranti', 'Akun ditutup']],
  )
  assert.equal((await admin.staffOrders.proof({ id })).length > 0, true)
  const { results } = await admin.staffVerification.queue({
    query: { status: 'approved', search: name },
  })
  const attempt = await admin.staffVerification.show({ id: results[0]!.id })
  assert.equal(attempt.account.id, accountId)
  const documentId = attempt.documents[0]!.id
  await admin.staffVerification.document({ id: attempt.id, documentId })
})

test('files that no form took up go from the disk too', async () => {
  const { api, password, accountId } = await fullAccount(shop)
  const { place } = await shop.db
    .selectFrom('stored_file')
    .select('place')
    .where('owner_id', '=', accountId)
    .where('attached_at', 'is', null)
    .executeTakeFirstOrThrow()
  await shop.tools.files.get(place)
  await api.personalData.close({ body: { password } })
  await workOff('files.erase')
  await assert.rejects(shop.tools.files.get(place), { code: 'ENOENT' })
})

/** Does the jobs of a name that wait, twice: once more changes nothing. */
async function workOff(name: string): Promise<void> {
  const { rows } = await shop.pool.query(
    `select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
    [name],
  )
  assert.ok(rows.length > 0, name)
  for (const { payload } of [...rows, ...rows]) await jobs[name]!(shop.tools, payload as never)
}

test('an account with an open order or invoice is not closed, and is told which', async () => {
  const goods = await putOnShelf(shop.db, { price: 50_000, stock: { CBT: 100 } })
  const { api, number, id, invoiceId } = await placeOrder(shop, [{ variant: goods, qty: 1 }])
  const { number: invoice } = await api.invoices.header({ id: invoiceId })
  assert.deepEqual(await api.personalData.closing(), {
    proof: 'password',
    open: [
      { kind: 'order', id, number, status: 'Menunggu pembayaran' },
      { kind: 'invoice', id: invoiceId, number: invoice, status: 'Belum dibayar' },
    ],
    handOver: null,
  })
  const body = { password: 'belanja-2026' }
  const { message } = await refused(api.personalData.close({ body }), 422, 'account.open')
  assert.ok(message.includes(number) && message.includes(invoice), message)
  await api.orders.cancel({ id, body: { reason: 'tidak jadi' } })
  assert.deepEqual((await api.personalData.closing()).open, [])
  await api.personalData.close({ body })
})

test('a wrong password closes nothing, and guessing has an end', async () => {
  const { api } = await newBuyer(shop)
  for (const body of [{}, { password: '' }, { password: 'bukan ini' }, { email: 'a@contoh.id' }]) {
    const { errors } = await refused(api.personalData.close({ body }), 422, 'password.wrong')
    assert.deepEqual(Object.keys(errors), ['password'])
  }
  for (let nr = 4; nr < 8; nr += 1)
    await refused(api.personalData.close({ body: { password: 'x' } }), 422, 'password.wrong')
  const right = { password: 'belanja-2026' }
  assert.equal((await failureOf(api.personalData.close({ body: right }))).status, 429)
  await api.identity.session()
})

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => assert.fail('went through'),
    (thrown: { status: number }) => thrown,
  )

test('who has no password types their address instead', async () => {
  const { api, accountId } = await newBuyer(shop)
  await shop.db
    .updateTable('account')
    .set({ password_hash: null })
    .where('id', '=', accountId)
    .execute()
  assert.equal((await api.personalData.closing()).proof, 'email')
  const { email } = await api.customers.profile()
  const body = { email: 'lain@contoh.id' }
  const { errors } = await refused(api.personalData.close({ body }), 422, 'account.email')
  assert.deepEqual(Object.keys(errors), ['email'])
  await api.personalData.close({ body: { email: ` ${email.toUpperCase()} ` } })
})

test('closing many times at once closes once', async () => {
  const { api, email, password } = await fullAccount(shop)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () => api.personalData.close({ body: { password } })),
  )
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') assert.equal(outcome.reason.status, 401)
  assert.ok(outcomes.some(({ status }) => status === 'fulfilled'))
  const { results } = await shop.visitor().notifications.demoMail({ query: { email } })
  assert.equal(results.length, 1)
})

test('ordering and closing at once: either the order keeps the account, or there is no order', async () => {
  const goods = await putOnShelf(shop.db, { price: 50_000, stock: { CBT: 1000 } })
  for (let nr = 0; nr < 8; nr += 1) {
    const buyer = await newBuyer(shop)
    const [order, closing] = await Promise.allSettled([
      placeOrder(shop, [{ variant: goods, qty: 1 }], buyer),
      new Promise((resolve) => setImmediate(resolve)).then(() =>
        buyer.api.personalData.close({ body: { password: 'belanja-2026' } }),
      ),
    ])
    assert.notEqual(order.status, closing.status)
    const { status } = await shop.db
      .selectFrom('account')
      .select('status')
      .where('id', '=', buyer.accountId)
      .executeTakeFirstOrThrow()
    assert.equal(status, order.status === 'fulfilled' ? 'active' : 'closed')
  }
})

test('a company that never was approved goes with the last who buys for it, its papers too', async () => {
  const { api } = await newBuyer(shop)
  const { id, company_id: companyId } = await api.verification.begin({ body: {} })
  const pic = { name: 'Rina Maharani', position: 'Direktur', phone: '0812 9041 7735' }
  const address = await seatOf(api)
  const fileId = await paper(api, 'ktp')
  const documents = [{ kind: 'ktp' as const, fileId }]
  await api.verification.save({ id, body: { pic, address, documents } })
  const colleague = await newBuyer(shop)
  await join(api, colleague.api, 'purchaser')
  const body = { password: 'belanja-2026' }
  const { message } = await refused(api.personalData.close({ body }), 422, 'people.last_owner')
  assert.equal((await api.personalData.closing()).handOver, message)
  const { members } = await api.companyPeople.people()
  const { id: other } = members.find(({ me }) => !me)!
  await api.companyPeople.changeMember({ id: other, body: { role: 'owner' } })
  await api.personalData.close({ body })
  const { results } = await colleague.api.verification.submissions()
  assert.equal(results[0]!.documents[0]!.file.id, fileId, 'the company goes on')
  assert.equal((await colleague.api.companyPeople.people()).members.length, 1)
  await colleague.api.personalData.close({ body })
  const left = await shop.db
    .selectFrom('company')
    .leftJoin('kyc_submission as s', 's.company_id', 'company.id')
    .select(['company.name', 's.id'])
    .where('company.id', '=', companyId)
    .execute()
  assert.deepEqual(left, [{ name: 'Perusahaan ditutup', id: null }])
  const files = await shop.db.selectFrom('stored_file').where('id', '=', fileId).execute()
  assert.deepEqual(files, [])
})

test('two owners who close at once leave no company without its papers’ end', async () => {
  const [one, other] = [await newBuyer(shop), await newBuyer(shop)]
  const { company_id: companyId } = await one.api.verification.begin({ body: {} })
  await join(one.api, other.api, 'owner')
  const body = { password: 'belanja-2026' }
  await Promise.all([one, other].map(({ api }) => api.personalData.close({ body })))
  const left = await shop.db
    .selectFrom('company')
    .leftJoin('kyc_submission as s', 's.company_id', 'company.id')
    .select(['company.name', 's.id'])
    .where('company.id', '=', companyId)
    .execute()
  assert.deepEqual(left, [{ name: 'Perusahaan ditutup', id: null }])
})

test('a purchase order that waits goes on with a colleague, who is told what comes of it', async () => {
  const people = [await signedInBuyer(shop.db), await signedInBuyer(shop.db)] as const
  const companyId = await joinBusiness(shop.db, people[0].accountId)
  await joinBusiness(shop.db, people[1].accountId, { companyId })
  const [leaver, colleague] = people.map(({ token }) => shop.client({ token })) as [Api, Api]
  const file = new File([new Uint8Array(pdf())], 'po.pdf')
  const { id: fileId } = await leaver.upo.upload({ files: { file } })
  const facts = { project: 'Ruko Blok C', projectType: 'ruko', paymentMethod: 'transfer' } as const
  const body = { ...facts, fileId, addressId: people[0].addressId }
  const { id } = await leaver.upo.create({ table: 'upo', body })
  await leaver.personalData.close({ body: { password: 'belanja-2026' } })
  assert.equal((await colleague.upo.show({ id })).status, 'new')
  const { email } = await colleague.customers.profile()
  const admin = await shop.staff()
  assert.equal((await admin.staffUpo.show({ id })).account.email, email)
  await admin.staffUpo.cancel({ id, body: { reason: 'Barang tidak kami jual.' } })
  const { results } = await colleague.notifications.demoMail({ query: { email } })
  assert.equal(results.length, 1)
})
