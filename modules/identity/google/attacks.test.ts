import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { minutes } from '#platform/clock.ts'
import type { CallFailed } from '#platform/contract/failure.ts'
import { jwksOf, part, type SigningKey } from '#demo/google/signing.ts'
import {
  claimsOf,
  idToken,
  keyServer,
  newSigningKey,
  sentAlong,
  type KeyServer,
} from '#tests/google.ts'
import { testShop, type TestShop } from '#tests/shop.ts'

let google: KeyServer
let shop: TestShop
before(async () => {
  google = await keyServer()
  shop = await testShop({ google: google.facts })
})
after(async () => {
  await shop?.close()
  await google?.close()
})

let machines = 0
const visitor = () =>
  shop.client({ address: `10.3.${(machines += 1) >> 8}.${machines & 255}` }).identity

/** A sign-in that has begun; `send` answers in Google's name. */
async function begun() {
  const { authorizeUrl, ticket } = await visitor().beginGoogle()
  const { nonce, state } = sentAlong(authorizeUrl)
  const claims = (more: Record<string, unknown> = {}) =>
    claimsOf(shop.clock, { nonce, email: 'retail@contoh.id', ...more })
  const send = (token: string, answer: { state?: string; ticket?: string } = {}) =>
    visitor()
      .signInWithGoogle({ body: { idToken: token, state, ticket, ...answer } })
      .then(
        () => 'signed in',
        (thrown: CallFailed) => `${thrown.status} ${thrown.code}`,
      )
  return { ticket, state, nonce, claims, send }
}

/** What came of a forged token, and why it was not believed. */
async function outcome(forge: (claims: ReturnType<typeof claimsOf>) => string) {
  const { claims, send } = await begun()
  const before = shop.logged.length
  const answer = await send(forge(claims()))
  const line = shop.logged.slice(before).find((each) => each.includes('ID token not believed'))
  return [answer, line && (JSON.parse(line) as { doubt: string }).doubt]
}
const forged = (more: Record<string, unknown>) =>
  outcome((claims) => idToken(google.key(), { ...claims, ...more }))
const refused = (doubt: string) => ['422 google.refused', doubt]
const seconds = (from: number) => Math.floor(shop.clock.now().getTime() / 1000) + from

test('a token as it should be signs in', async () => {
  assert.equal((await forged({}))[0], 'signed in')
  assert.equal((await forged({ iss: 'accounts.google.com', azp: undefined }))[0], 'signed in')
})

test('another issuer, another shop’s audience or another nonce are not believed', async () => {
  for (const iss of [
    'https://accounts.google.com/',
    'http://accounts.google.com',
    'https://accounts.google.com.jahat.contoh.com',
    'https://jahat.contoh.com',
    '',
  ])
    assert.deepEqual(await forged({ iss }), refused('issuer'), iss)
  for (const aud of [
    'toko-lain.apps.googleusercontent.com',
    '',
    google.facts.clientId.toUpperCase(),
  ])
    assert.deepEqual(await forged({ aud }), refused('audience'), aud)
  assert.deepEqual(await forged({ azp: 'toko-lain' }), refused('audience'))
  assert.deepEqual(await forged({ aud: [google.facts.clientId, 'lain'] }), refused('claims'))
  for (const nonce of ['', 'lain', (await begun()).nonce])
    assert.deepEqual(await forged({ nonce }), refused('nonce'), nonce)
  assert.deepEqual(await forged({ nonce: undefined }), refused('claims'))
})

test('a token counts from its beginning to its end, give or take a minute', async () => {
  assert.equal((await forged({ exp: seconds(-59) }))[0], 'signed in')
  assert.deepEqual(await forged({ exp: seconds(-60) }), refused('expired'))
  assert.deepEqual(await forged({ exp: 0 }), refused('expired'))
  assert.equal((await forged({ iat: seconds(60) }))[0], 'signed in')
  assert.deepEqual(await forged({ iat: seconds(61) }), refused('early'))
  assert.deepEqual(await forged({ nbf: seconds(61) }), refused('early'))
  for (const exp of [undefined, '9999999999', null, Number.POSITIVE_INFINITY])
    assert.deepEqual(await forged({ exp }), refused('claims'))
})

test('a token without a signature, or signed with what everyone knows, is not believed', async () => {
  const headed = (alg: string, mark: (open: string) => string) =>
    outcome((claims) => {
      const open = `${part({ alg, kid: google.key().kid, typ: 'JWT' })}.${part(claims)}`
      return `${open}.${mark(open)}`
    })
  for (const alg of ['none', 'None', 'NONE', 'nOnE']) {
    assert.deepEqual(await headed(alg, () => ''), refused('form'))
    assert.deepEqual(await headed(alg, () => 'AA'), refused('algorithm'))
  }
  const pem = google.key().open.export({ format: 'pem', type: 'spki' })
  const jwk = JSON.stringify(jwksOf([google.key()]).keys[0])
  for (const known of [pem, jwk, ''])
    for (const [alg, hash] of [
      ['HS256', 'sha256'],
      ['HS512', 'sha512'],
    ] as const)
      assert.deepEqual(
        await headed(alg, (open) => createHmac(hash, known).update(open).digest('base64url')),
        refused('algorithm'),
      )
  const withHmac = (open: string) => createHmac('sha256', pem).update(open).digest('base64url')
  assert.deepEqual(await headed('RS256', withHmac), refused('signature'))
  for (const alg of ['RS384', 'RS512', 'PS256', 'ES256', 'rs256', ''])
    assert.deepEqual(await headed(alg, () => 'AA'), refused('algorithm'))
})

test('a token of another key is not believed, whatever name the key takes', async () => {
  const other = await newSigningKey(google.key().kid)
  const signedBy = (key: SigningKey) => outcome((claims) => idToken(key, claims))
  assert.deepEqual(await signedBy(other), refused('signature'))
  assert.deepEqual(await signedBy({ ...other, kid: 'entah' }), refused('key'))
  assert.deepEqual(await signedBy({ ...other, kid: '__proto__' }), refused('key'))
  // A key that the token brings along, or points at, is nobody's.
  const bringing = await outcome((claims) => {
    const head = { alg: 'RS256', kid: other.kid, jwk: jwksOf([other]).keys[0], jku: 'http://x/' }
    const token = idToken(other, claims).split('.')
    return [part(head), token[1], token[2]].join('.')
  })
  assert.deepEqual(bringing, refused('signature'))
  const critical = await outcome((claims) => {
    const [, body, mark] = idToken(google.key(), claims).split('.')
    return [part({ alg: 'RS256', kid: google.key().kid, crit: ['b64'] }), body, mark].join('.')
  })
  assert.deepEqual(critical, refused('form'))
})

test('a token whose claims were changed after signing is not believed', async () => {
  const changed = await outcome((claims) => {
    const [head, , mark] = idToken(google.key(), { ...claims, email: 'jahat@contoh.com' }).split(
      '.',
    )
    return [head, part(claims), mark].join('.')
  })
  assert.deepEqual(changed, refused('signature'))
})

test('an answer counts once, also when it is sent twenty times at once', async () => {
  const { claims, send } = await begun()
  const token = idToken(google.key(), claims())
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(token)))
  assert.equal(answers.filter((answer) => answer === 'signed in').length, 1)
  assert.equal(answers.filter((answer) => answer === '422 google.stale').length, 19)
  const again = await begun()
  assert.equal(await again.send(token), '422 google.refused')
})

test('an attempt that failed, or waited ten minutes, is over', async () => {
  const tried = await begun()
  const right = idToken(google.key(), tried.claims())
  assert.equal(await tried.send('a.b.c'), '422 google.refused')
  assert.equal(await tried.send(right), '422 google.stale')
  const slow = await begun()
  shop.clock.forward(minutes(10))
  assert.equal(await slow.send(idToken(google.key(), slow.claims())), '422 google.stale')
})

test('somebody else’s answer does not sign a visitor in: state and nonce are one attempt’s', async () => {
  const [victim, attacker] = [await begun(), await begun()]
  const token = idToken(google.key(), attacker.claims({ email: 'jahat@contoh.com' }))
  assert.equal(await victim.send(token, { state: attacker.state }), '422 google.stale')
  assert.equal(await victim.send(token, { ticket: attacker.ticket }), '422 google.stale')
  assert.equal(await victim.send(token, { state: '' }), '422 input.invalid')
  // The state did not fit, so the victim's own attempt is still theirs.
  assert.equal(await victim.send(token), '422 google.refused')
  const invented = { ticket: 'dibuat-sendiri', state: 'dibuat-sendiri' }
  assert.equal(await attacker.send(token, invented), '422 google.stale')
})

test('whatever is sent as a token is refused, and nothing of it is logged', async () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[\w-]{0,40}$/),
    fc.json().map((text) => Buffer.from(text).toString('base64url')),
    fc.constant(part({ alg: 'RS256', kid: google.key().kid })),
  )
  const tokens = fc.sample(
    fc.array(piece, { maxLength: 4 }).map((parts) => `rahasia${parts.join('.')}`),
    { seed: 20_261_120, numRuns: 60 },
  )
  for (const token of [...tokens, 'a'.repeat(8_192), '..', 'a.b.c.d'])
    assert.match(await (await begun()).send(token), /^(422 google\.refused|4\d\d input\.)/)
  assert.ok(!shop.logged.join('').includes('rahasia'))
})
