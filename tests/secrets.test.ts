import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { isCallFailed } from '#platform/contract/failure.ts'
import type { Api } from '#modules/client.ts'
import { pdf } from './files/honest.ts'
import { paper, seatOf } from './applying.ts'
import { fullAccount, join, type FullAccount } from './full-account.ts'
import { claimsOf, idToken, keyServer, sentAlong, type KeyServer } from './google.ts'
import { newBuyer } from './orders.ts'
import { testShop, type TestShop } from './shop.ts'

/** What is typed somewhere on the way and may stand in no line of the log. Figures are looked for bare. */
const NIK = '3216061204880007'
const NPWP = '0823456789013000'
const OLD_NPWP = '823456789013000'
const NEW_PASSWORD = 'batu-kali-di-halaman-9'
const STAFF_PASSWORD = 'pasir-lumajang-hitam-3'

let google: KeyServer
let shop: TestShop
let marked: Set<string>
before(async () => {
  google = await keyServer()
  shop = await testShop({ google: google.facts })
  marked = new Set([NIK, NPWP, OLD_NPWP, NEW_PASSWORD, STAFF_PASSWORD])
})
after(async () => {
  await shop?.close()
  await google?.close()
})

const mark = (...secrets: (string | null | undefined)[]) => {
  for (const secret of secrets) if (secret) marked.add(secret)
}
/** The token in the newest letter's link to somebody. */
async function letter(email: string, template: string): Promise<string> {
  const { results } = await shop.visitor().notifications.demoMail({ query: { email } })
  const { searchParams } = new URL(results.find((mail) => mail.template === template)!.link!)
  return [...searchParams.values()][0]!
}
async function withGoogle(): Promise<Api> {
  const { identity } = shop.client()
  const { authorizeUrl, ticket } = await identity.beginGoogle()
  const { nonce, state } = sentAlong(authorizeUrl)
  const said = { nonce, sub: 'sub-rahasia-778', email: 'lewat.google@contoh.id' }
  const token = idToken(google.key(), claimsOf(shop.clock, said))
  mark(ticket, nonce, state, token, token.split('.')[2], said.email)
  const broken = `${token.slice(0, -8)}AAAAAAAA`
  const body = { idToken: broken, state, ticket }
  await identity.signInWithGoogle({ body }).catch(() => undefined)
  const again = await identity.beginGoogle()
  const sent = sentAlong(again.authorizeUrl)
  const right = idToken(google.key(), claimsOf(shop.clock, { ...said, nonce: sent.nonce }))
  mark(again.ticket, sent.nonce, sent.state, right)
  const pair = await identity.signInWithGoogle({
    body: { idToken: right, state: sent.state, ticket: again.ticket },
  })
  mark(pair.token, pair.refreshToken)
  return shop.client({ token: pair.token })
}

/** Papers of a company by names that tell a NIK, as people name them. */
async function papers(api: Api) {
  const { id } = await api.verification.begin({ body: {} })
  const pic = { name: 'Rina Maharani', position: `Direktur, NIK ${NIK}`, phone: '081290417735' }
  const company = {
    name: 'CV Rahasia',
    entity: 'CV',
    npwp: OLD_NPWP,
    nib: '9120001234567',
  } as const
  const documents = [{ kind: 'ktp', fileId: await paper(api, `ktp-${NIK}.pdf`) }] as const
  const address = await seatOf(api)
  const body = { company, pic, address, documents: [...documents], submit: true }
  // What is missing is refused, and kept as it is.
  await api.verification.save({ id, body }).catch(() => undefined)
  return { id, body }
}

async function staffComes(admin: Api) {
  const email = 'staf.baru@contoh.id'
  await admin.staffMembers.invite({ body: { name: 'Tono', email, roles: ['content'] } })
  const token = await letter(email, 'staff.invitation')
  mark(token)
  const { staffPasswords, staffIdentity } = shop.client()
  await staffPasswords.choose({ body: { token, password: STAFF_PASSWORD } })
  const pair = await staffIdentity.signIn({ body: { email, password: STAFF_PASSWORD } })
  mark(pair.token, pair.refreshToken)
  return { token, email }
}

/** Everything that can be said to the shop with a secret in it, once more, whatever comes of it. */
async function everything(full: FullAccount, given: Given): Promise<unknown[]> {
  const { identity, staffPasswords, staffIdentity, companyPeople } = shop.client()
  const { api, phone, email } = full
  const { refreshToken, links, applicant, kyc, fileId, addressId } = given
  const password = NEW_PASSWORD
  const person = { name: 'Rina', email, phone, password }
  const tried = [
    identity.register({ body: person }),
    identity.signIn({ body: { email, password } }),
    identity.refresh({ body: { refreshToken } }),
    identity.requestReset({ body: { email } }),
    identity.resendActivation({ body: { email } }),
    identity.session(),
    api.identity.session(),
    api.identity.changePassword({
      body: { currentPassword: full.password, newPassword: password },
    }),
    api.customers.changeProfile({ body: { phone } }),
    api.customers.sendVerification(),
    applicant.verification.save(kyc),
    api.companyPeople.invite({ body: { email: 'lewat.google@contoh.id', role: 'approver' } }),
    api.upo.create({
      table: 'upo',
      body: {
        fileId,
        project: `Ruko ${NIK}`,
        projectType: 'ruko',
        addressId,
        paymentMethod: 'transfer',
        note: `NPWP ${NPWP}`,
        lines: [{ text: `semen untuk ${phone}`, qty: 1 }],
      },
    }),
    api.personalData.download(),
    api.personalData.close({ body: { password: 'salah-sekali-9' } }),
    staffIdentity.signIn({ body: { email: 'staf.baru@contoh.id', password: STAFF_PASSWORD } }),
    ...links.flatMap((token) => [
      identity.activate({ token }),
      identity.resetPassword({ body: { token, password } }),
      staffPasswords.choose({ body: { token, password: STAFF_PASSWORD } }),
      companyPeople.invited({ query: { token } }),
      api.companyPeople.accept({ body: { token } }),
    ]),
  ]
  const outcomes = await Promise.allSettled(tried)
  shop.clock.forward(600_000)
  return outcomes.map((one) => (one.status === 'rejected' ? one.reason : undefined))
}
type Given = {
  refreshToken: string
  links: string[]
  kyc: Parameters<Api['verification']['save']>[0]
  applicant: Api
  fileId: string
  addressId: string
}

const BROKEN = [
  'account',
  'session_token',
  'company',
  'message',
  'upo',
  'stored_file',
  'audit_entry',
]

test('no password, token, code, NIK, NPWP, phone or address of a whole journey stands in the log', async () => {
  const full = await fullAccount(shop)
  mark(full.password, full.token, full.email, full.phone.slice(3))
  const pair = await shop
    .client()
    .identity.signIn({ body: { email: full.email, password: full.password } })
  mark(pair.token, pair.refreshToken)
  const colleague = await withGoogle()
  const admin = await shop.staff()
  const staff = await staffComes(admin)
  const applicant = (await newBuyer(shop)).api
  const kyc = await papers(applicant)
  await join(full.api, colleague, 'purchaser', 1_000)
  // A moment later than the letters before it: of those of one moment none is the newest.
  shop.clock.forward(1_000)
  await shop.client().identity.requestReset({ body: { email: full.email } })
  const reset = await letter(full.email, 'identity.reset')
  const { rows } = await shop.pool.query('select link from message where link is not null')
  const links = rows.flatMap(({ link }) => [...new URL(link).searchParams.values()])
  const tokens = links.filter((value) => /^[\w-]{43}$/.test(value))
  assert.ok(tokens.length >= 5, `${tokens.length} links`)
  mark(...tokens, reset)
  const file = new File([new Uint8Array(pdf())], `po-${NIK}.pdf`)
  const { id: fileId } = await full.api.upo.upload({ files: { file } })
  const [address] = (await full.api.customers.addresses()).results
  const given = {
    refreshToken: pair.refreshToken,
    links: [staff.token, reset],
    applicant,
    kyc,
    fileId,
    addressId: address!.id,
  }

  const known = await shop.pool.query(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  )
  const tables = BROKEN.filter((name) => known.rows.some((row) => row.name === name))
  assert.ok(tables.length >= 6, tables.join())
  for (const table of tables) {
    await shop.pool.query(`alter table ${table} rename to ${table}_away`)
    const thrown = await everything(full, given)
    await shop.pool.query(`alter table ${table}_away rename to ${table}`)
    const broken = thrown.filter((each) => isCallFailed(each) && each.status === 500)
    assert.ok(broken.length > 0, `nothing broke without ${table}`)
  }
  await everything(full, given)
  await full.api.identity.signOut()
  await colleague.personalData.close({ body: { email: 'lewat.google@contoh.id' } })

  const log = shop.logged.join('')
  assert.ok(shop.logged.length > 30, `${shop.logged.length} lines`)
  const bare = log.replaceAll(/[ ().+-]/g, '')
  for (const secret of marked) {
    const isFigures = /^\d+$/.test(secret)
    assert.ok(
      !(isFigures ? bare : log).includes(secret),
      `the log holds ${secret}: ${around(log, secret)}`,
    )
  }
})

const around = (log: string, secret: string) => {
  const at = log.indexOf(secret)
  return log.slice(Math.max(0, at - 300), at + 60)
}
