import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countAccountRows } from '#tests/support/database/find-in-database.ts'
import { createFullAccount, type FullAccount } from '#tests/support/accounts/full-account.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

/** The parts of the download that the tests check. */
type DownloadedData = {
  profil: Record<string, unknown>
  alamat_pengiriman: { label: string }[]
  alamat_yang_dihapus: { label: string }[]
  perusahaan: { npwp: string }
  pengajuan_verifikasi: { dokumen: { nama_berkas: string }[] }[]
  pesanan: { status: string }[]
  tagihan: { status: string }[]
} & Record<string, unknown>

const downloadData = async ({ api }: Pick<FullAccount, 'api'>) =>
  JSON.parse(new TextDecoder().decode(await api.personalData.download())) as DownloadedData

/** The part of the download that contains the rows of a table; null where they contain no personal data. */
const partByTable: Record<string, string | null> = {
  account_event: 'riwayat_akun',
  activation: 'tautan_email',
  address: 'alamat_pengiriman',
  cart: 'keranjang',
  chat_thread: 'percakapan_asisten',
  company_invite: 'undangan_perusahaan',
  credit_application: 'pengajuan_limit_kredit',
  credit_note: 'nota_kredit',
  refund: 'pengembalian_dana',
  google_link: 'akun_google',
  // When a notice was seen, and nothing else.
  grade_notice_seen: null,
  payment_bundle: 'pembayaran_gabungan',
  // Stored responses for repeated calls: their contents are in the orders.
  'idempotency.actor': null,
  invoice: 'tagihan',
  lender_application: 'pengajuan_pembiayaan',
  // When an invitation was closed, and nothing else.
  lender_invite_closed: null,
  mail_proof: 'tautan_email',
  main_address: 'alamat_pengiriman',
  material_request: 'permintaan_bahan',
  order_approval: 'keputusan_pesanan_rekan',
  order_return: 'retur',
  password_reset: 'tautan_email',
  negotiation: 'negosiasi',
  notification_choice: 'pilihan_pemberitahuan',
  // Secrets that are good for ten minutes.
  one_time_code: null,
  phone_code: null,
  sales_order: 'pesanan',
  saved_list: 'daftar_tersimpan',
  session: 'sesi_masuk',
  'stored_file.owner_id': 'berkas_terkirim',
  support_ticket: 'tiket_bantuan',
  survey_answer: 'formulir',
  tax_identity: 'data_faktur_pajak',
  upo: 'purchase_order_terkirim',
  known_device: 'peranti_dikenal',
  verified_phone: 'nomor_terverifikasi',
  visit: 'kunjungan',
  watch: 'barang_ditunggu',
}
test('GET /customer/my/personal-data: has a part for every table that refers to an account', async () => {
  const account = await createFullAccount(shop)
  const data = await downloadData(account)
  const rows = await countAccountRows(shop.db, account.accountId)
  assert.deepEqual(Object.keys(rows).toSorted(), Object.keys(partByTable).toSorted())
  for (const [table, count] of Object.entries(rows)) {
    assert.ok(count > 0, `the full account of the tests has nothing in ${table}`)
    const part = partByTable[table]
    if (part) assert.ok((data[part] as unknown[]).length > 0, `${table} in ${part}`)
  }
})

test('GET /customer/my/personal-data: contains all that the buyer entered, in Indonesian, and no secrets', async () => {
  const account = await createFullAccount(shop)
  const data = await downloadData(account)
  const { nama, email, nomor_ponsel, datang_melalui } = data.profil
  assert.deepEqual(
    [nama, email, nomor_ponsel, datang_melalui],
    [account.name, account.email, account.phone, 'brosur'],
  )
  const labels = [...data.alamat_pengiriman, ...data.alamat_yang_dihapus]
  assert.deepEqual(
    labels.map(({ label }) => label),
    ['Rumah', 'Kontrakan lama'],
  )
  assert.equal(data.perusahaan.npwp, '0823456789013000')
  const states = (all: { status: string }[]) => all.map(({ status }) => status).toSorted()
  assert.deepEqual(states(data.pesanan), ['Dibatalkan', 'Dibatalkan', 'Tiba'])
  assert.deepEqual(states(data.tagihan), ['Dibatalkan', 'Dibatalkan', 'Lunas'])
  assert.deepEqual(
    data.pengajuan_verifikasi.map(({ dokumen }) =>
      dokumen.map(({ nama_berkas }) => nama_berkas).toSorted(),
    ),
    [
      ['ktp.pdf', 'nib.pdf', 'npwp.pdf'],
      ['ktp.pdf', 'nib.pdf', 'npwp.pdf'],
    ],
  )
  const text = JSON.stringify(data)
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

test('GET /customer/my/personal-data: is a file for the signed-in buyer only', async () => {
  const one = await createFullAccount(shop)
  const other = await createFullAccount(shop)
  const text = JSON.stringify(await downloadData(one))
  assert.ok(!text.includes(other.email) && !text.includes(other.phone))
  const token = (
    await shop.asVisitor().identity.signIn({ body: { email: one.email, password: one.password } })
  ).token
  const request = { params: {}, query: {}, token, ipAddress: '127.0.0.1', userAgent: 'test' }
  const { headers } = await shop.dispatch.run('personalData.download', request)
  assert.equal(headers['content-type'], 'application/json')
  assert.equal(headers['content-disposition'], 'attachment; filename="data-saya.json"')
  assert.equal(headers['cache-control'], 'private, no-store')
  await expectRefusal(shop.asVisitor().personalData.download(), 401, 'session.missing')
})
