import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCallError } from '#platform/contract/call-error.ts'
import type { Api } from '#modules/client.ts'
import { pdf } from '../support/files/valid.ts'
import { uploadDocument, findCompanySeat } from '../support/accounts/company-applicant.ts'
import {
  createFullAccount,
  joinCompany,
  type FullAccount,
} from '../support/accounts/full-account.ts'
import {
  makeClaims,
  signIdToken,
  startJwksServer,
  readNonceAndState,
} from '../support/servers/google.ts'
import { createBuyerClient } from '../support/orders/orders.ts'
import { closeAfterTests } from '../support/close-after-tests.ts'
import { useTestShop } from '../support/shop.ts'

/**
 * Values that are sent somewhere and must never be logged. Numbers are searched without
 * punctuation.
 */
const NIK = '3216061204880007'
const NPWP = '0823456789013000'
const OLD_NPWP = '823456789013000'
const NEW_PASSWORD = 'batu-kali-di-halaman-9'
const STAFF_PASSWORD = 'pasir-lumajang-hitam-3'

const google = await closeAfterTests(startJwksServer())
const shop = await useTestShop({ google: google.config })
const secrets = new Set([NIK, NPWP, OLD_NPWP, NEW_PASSWORD, STAFF_PASSWORD])

const markSecret = (...values: (string | null | undefined)[]) => {
  for (const secret of values) if (secret) secrets.add(secret)
}
/** The token of the link in the latest e-mail of a template to an address. */
async function readEmailToken(email: string, template: string): Promise<string> {
  const { results } = await shop.asVisitor().notifications.demoMail({ query: { email } })
  const { searchParams } = new URL(results.find((mail) => mail.template === template)!.link!)
  return [...searchParams.values()][0]!
}
async function signInWithGoogle(): Promise<Api> {
  const { identity } = shop.client()
  const { authorizeUrl, ticket } = await identity.beginGoogle()
  const { nonce, state } = readNonceAndState(authorizeUrl)
  const claims = { nonce, sub: 'sub-rahasia-778', email: 'lewat.google@contoh.id' }
  const token = signIdToken(google.key(), makeClaims(shop.clock, claims))
  markSecret(ticket, nonce, state, token, token.split('.')[2], claims.email)
  const broken = `${token.slice(0, -8)}AAAAAAAA`
  const body = { idToken: broken, state, ticket }
  await identity.signInWithGoogle({ body }).catch(() => undefined)
  const again = await identity.beginGoogle()
  const retry = readNonceAndState(again.authorizeUrl)
  const validToken = signIdToken(
    google.key(),
    makeClaims(shop.clock, { ...claims, nonce: retry.nonce }),
  )
  markSecret(again.ticket, retry.nonce, retry.state, validToken)
  const session = await identity.signInWithGoogle({
    body: { idToken: validToken, state: retry.state, ticket: again.ticket },
  })
  markSecret(session.token, session.refreshToken)
  return shop.client({ token: session.token })
}

/**
 * Submits a company's documents whose file names contain an identity number (NIK), as people name
 * them.
 */
async function submitDocuments(api: Api) {
  const { id } = await api.verification.begin({ body: {} })
  const pic = { name: 'Rina Maharani', position: `Direktur, NIK ${NIK}`, phone: '081290417735' }
  const company = {
    name: 'CV Rahasia',
    entity: 'CV',
    npwp: OLD_NPWP,
    nib: '9120001234567',
  } as const
  const documents = [{ kind: 'ktp', fileId: await uploadDocument(api, `ktp-${NIK}.pdf`) }] as const
  const address = await findCompanySeat(api)
  const body = { company, pic, address, documents: [...documents], submit: true }
  // The submission is incomplete: submitting is refused, and the draft is saved.
  await api.verification.save({ id, body }).catch(() => undefined)
  return { id, body }
}

async function inviteStaff(admin: Api) {
  const email = 'staf.baru@contoh.id'
  await admin.staffMembers.invite({ body: { name: 'Tono', email, roles: ['content'] } })
  const token = await readEmailToken(email, 'staff.invitation')
  markSecret(token)
  const { staffPasswords, staffIdentity } = shop.client()
  await staffPasswords.choose({ body: { token, password: STAFF_PASSWORD } })
  const session = await staffIdentity.signIn({ body: { email, password: STAFF_PASSWORD } })
  markSecret(session.token, session.refreshToken)
  return { token, email }
}

/** Repeats every call that can carry a secret, whatever it returns. */
async function sendEverySecret(account: FullAccount, inputs: SecretInputs): Promise<unknown[]> {
  const { identity, staffPasswords, staffIdentity, companyMembers } = shop.client()
  const { api, phone, email } = account
  const { refreshToken, links, applicant, kyc, fileId, addressId } = inputs
  const password = NEW_PASSWORD
  const person = { name: 'Rina', email, phone, password }
  const calls = [
    identity.register({ body: person }),
    identity.signIn({ body: { email, password } }),
    identity.refresh({ body: { refreshToken } }),
    identity.requestReset({ body: { email } }),
    identity.resendActivation({ body: { email } }),
    identity.session(),
    api.identity.session(),
    api.identity.changePassword({
      body: { currentPassword: account.password, newPassword: password },
    }),
    api.customers.changeProfile({ body: { phone } }),
    api.customers.sendVerification(),
    applicant.verification.save(kyc),
    api.companyMembers.invite({ body: { email: 'lewat.google@contoh.id', role: 'approver' } }),
    api.purchaseOrders.create({
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
      companyMembers.invited({ query: { token } }),
      api.companyMembers.accept({ body: { token } }),
    ]),
  ]
  const outcomes = await Promise.allSettled(calls)
  shop.clock.advance(600_000)
  return outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : undefined))
}
type SecretInputs = {
  refreshToken: string
  links: string[]
  kyc: Parameters<Api['verification']['save']>[0]
  applicant: Api
  fileId: string
  addressId: string
}

const BROKEN_TABLES = [
  'account',
  'session_token',
  'company',
  'message',
  'upo',
  'stored_file',
  'audit_entry',
]

test('log: contains no password, token, NIK, NPWP, phone or e-mail address of a whole journey', async () => {
  const account = await createFullAccount(shop)
  markSecret(account.password, account.token, account.email, account.phone.slice(3))
  const session = await shop
    .client()
    .identity.signIn({ body: { email: account.email, password: account.password } })
  markSecret(session.token, session.refreshToken)
  const colleague = await signInWithGoogle()
  const admin = await shop.asStaff()
  const staff = await inviteStaff(admin)
  const applicant = (await createBuyerClient(shop)).api
  const kyc = await submitDocuments(applicant)
  await joinCompany(account.api, colleague, 'purchaser', 1_000)
  // Advances the clock, so that the next e-mail is newer than all others.
  shop.clock.advance(1_000)
  await shop.client().identity.requestReset({ body: { email: account.email } })
  const reset = await readEmailToken(account.email, 'identity.reset')
  const { rows } = await shop.pool.query('select link from message where link is not null')
  const links = rows.flatMap(({ link }) => [...new URL(link).searchParams.values()])
  const tokens = links.filter((value) => /^[\w-]{43}$/.test(value))
  assert.ok(tokens.length >= 5, `${tokens.length} links`)
  markSecret(...tokens, reset)
  const file = new File([new Uint8Array(pdf())], `po-${NIK}.pdf`)
  const { id: fileId } = await account.api.purchaseOrders.upload({ files: { file } })
  const [address] = (await account.api.customers.addresses()).results
  const inputs = {
    refreshToken: session.refreshToken,
    links: [staff.token, reset],
    applicant,
    kyc,
    fileId,
    addressId: address!.id,
  }

  const known = await shop.pool.query(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  )
  const tables = BROKEN_TABLES.filter((name) => known.rows.some((row) => row.name === name))
  assert.ok(tables.length >= 6, tables.join())
  for (const table of tables) {
    await shop.pool.query(`alter table ${table} rename to ${table}_away`)
    const thrown = await sendEverySecret(account, inputs)
    await shop.pool.query(`alter table ${table}_away rename to ${table}`)
    const broken = thrown.filter((each) => isCallError(each) && each.status === 500)
    assert.ok(broken.length > 0, `nothing broke without ${table}`)
  }
  await sendEverySecret(account, inputs)
  await account.api.identity.signOut()
  await colleague.personalData.close({ body: { email: 'lewat.google@contoh.id' } })

  const log = shop.logged.join('')
  assert.ok(shop.logged.length > 30, `${shop.logged.length} lines`)
  const digitsOnlyLog = log.replaceAll(/[ ().+-]/g, '')
  for (const secret of secrets) {
    const isNumeric = /^\d+$/.test(secret)
    assert.ok(
      !(isNumeric ? digitsOnlyLog : log).includes(secret),
      `the log contains ${secret}: ${excerptAround(log, secret)}`,
    )
  }
})

const excerptAround = (log: string, secret: string) => {
  const at = log.indexOf(secret)
  return log.slice(Math.max(0, at - 300), at + 60)
}
