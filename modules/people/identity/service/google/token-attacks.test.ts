import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { minutes } from '#platform/clock.ts'
import type { CallError } from '#platform/contract/call-error.ts'
import { toJwks, encodeTokenPart, type SigningKey } from '#demo/google/sign-id-token.ts'
import {
  makeClaims,
  signIdToken,
  startJwksServer,
  createSigningKey,
  readNonceAndState,
} from '#tests/support/servers/google.ts'
import { closeAfterTests } from '#tests/support/close-after-tests.ts'
import { useTestShop } from '#tests/support/shop.ts'

const google = await closeAfterTests(startJwksServer())
const shop = await useTestShop({ google: google.config })

let clientCount = 0
const visitor = () =>
  shop.client({ ipAddress: `10.3.${(clientCount += 1) >> 8}.${clientCount & 255}` }).identity

/** A started sign-in; `send` posts a response in Google's name. */
async function beginAttempt() {
  const { authorizeUrl, ticket } = await visitor().beginGoogle()
  const { nonce, state } = readNonceAndState(authorizeUrl)
  const claims = (more: Record<string, unknown> = {}) =>
    makeClaims(shop.clock, { nonce, email: 'retail@contoh.id', ...more })
  const send = (token: string, answer: { state?: string; ticket?: string } = {}) =>
    visitor()
      .signInWithGoogle({ body: { idToken: token, state, ticket, ...answer } })
      .then(
        () => 'signed in',
        (thrown: CallError) => `${thrown.status} ${thrown.code}`,
      )
  return { ticket, state, nonce, claims, send }
}

/** The response to a forged token and the reason in the log. */
async function signInWithToken(buildToken: (claims: ReturnType<typeof makeClaims>) => string) {
  const { claims, send } = await beginAttempt()
  const before = shop.logged.length
  const answer = await send(buildToken(claims()))
  const line = shop.logged.slice(before).find((each) => each.includes('ID token rejected'))
  return [answer, line && (JSON.parse(line) as { tokenError: string }).tokenError]
}
const signInWithClaims = (more: Record<string, unknown>) =>
  signInWithToken((claims) => signIdToken(google.key(), { ...claims, ...more }))
const expectedRefusal = (tokenError: string) => ['422 google.refused', tokenError]
const seconds = (from: number) => Math.floor(shop.clock.now().getTime() / 1000) + from

test('POST /auth/login/google: a valid token signs in', async () => {
  assert.equal((await signInWithClaims({}))[0], 'signed in')
  assert.equal(
    (await signInWithClaims({ iss: 'accounts.google.com', azp: undefined }))[0],
    'signed in',
  )
})

test('POST /auth/login/google: rejects another issuer, audience or nonce', async () => {
  for (const iss of [
    'https://accounts.google.com/',
    'http://accounts.google.com',
    'https://accounts.google.com.jahat.contoh.com',
    'https://jahat.contoh.com',
    '',
  ])
    assert.deepEqual(await signInWithClaims({ iss }), expectedRefusal('issuer'), iss)
  for (const aud of [
    'toko-lain.apps.googleusercontent.com',
    '',
    google.config.clientId.toUpperCase(),
  ])
    assert.deepEqual(await signInWithClaims({ aud }), expectedRefusal('audience'), aud)
  assert.deepEqual(await signInWithClaims({ azp: 'toko-lain' }), expectedRefusal('audience'))
  assert.deepEqual(
    await signInWithClaims({ aud: [google.config.clientId, 'lain'] }),
    expectedRefusal('claims'),
  )
  for (const nonce of ['', 'lain', (await beginAttempt()).nonce])
    assert.deepEqual(await signInWithClaims({ nonce }), expectedRefusal('nonce'), nonce)
  assert.deepEqual(await signInWithClaims({ nonce: undefined }), expectedRefusal('claims'))
})

test('POST /auth/login/google: a token is valid from its issue to its expiry, with a minute of leeway', async () => {
  assert.equal((await signInWithClaims({ exp: seconds(-59) }))[0], 'signed in')
  assert.deepEqual(await signInWithClaims({ exp: seconds(-60) }), expectedRefusal('expired'))
  assert.deepEqual(await signInWithClaims({ exp: 0 }), expectedRefusal('expired'))
  assert.equal((await signInWithClaims({ iat: seconds(60) }))[0], 'signed in')
  assert.deepEqual(await signInWithClaims({ iat: seconds(61) }), expectedRefusal('early'))
  assert.deepEqual(await signInWithClaims({ nbf: seconds(61) }), expectedRefusal('early'))
  for (const exp of [undefined, '9999999999', null, Number.POSITIVE_INFINITY])
    assert.deepEqual(await signInWithClaims({ exp }), expectedRefusal('claims'))
})

test('POST /auth/login/google: rejects tokens without a signature or signed with public data', async () => {
  const signInWithAlg = (alg: string, mark: (open: string) => string) =>
    signInWithToken((claims) => {
      const open = `${encodeTokenPart({ alg, kid: google.key().kid, typ: 'JWT' })}.${encodeTokenPart(claims)}`
      return `${open}.${mark(open)}`
    })
  for (const alg of ['none', 'None', 'NONE', 'nOnE']) {
    assert.deepEqual(await signInWithAlg(alg, () => ''), expectedRefusal('form'))
    assert.deepEqual(await signInWithAlg(alg, () => 'AA'), expectedRefusal('algorithm'))
  }
  const pem = google.key().publicKey.export({ format: 'pem', type: 'spki' })
  const jwk = JSON.stringify(toJwks([google.key()]).keys[0])
  for (const known of [pem, jwk, ''])
    for (const [alg, hash] of [
      ['HS256', 'sha256'],
      ['HS512', 'sha512'],
    ] as const)
      assert.deepEqual(
        await signInWithAlg(alg, (open) =>
          createHmac(hash, known).update(open).digest('base64url'),
        ),
        expectedRefusal('algorithm'),
      )
  const withHmac = (open: string) => createHmac('sha256', pem).update(open).digest('base64url')
  assert.deepEqual(await signInWithAlg('RS256', withHmac), expectedRefusal('signature'))
  for (const alg of ['RS384', 'RS512', 'PS256', 'ES256', 'rs256', ''])
    assert.deepEqual(await signInWithAlg(alg, () => 'AA'), expectedRefusal('algorithm'))
})

test('POST /auth/login/google: rejects tokens of another key, whatever its id', async () => {
  const other = await createSigningKey(google.key().kid)
  const signedBy = (key: SigningKey) => signInWithToken((claims) => signIdToken(key, claims))
  assert.deepEqual(await signedBy(other), expectedRefusal('signature'))
  assert.deepEqual(await signedBy({ ...other, kid: 'entah' }), expectedRefusal('key'))
  assert.deepEqual(await signedBy({ ...other, kid: '__proto__' }), expectedRefusal('key'))
  // A key inside the token, or one that it points to, proves nothing.
  const bringing = await signInWithToken((claims) => {
    const head = { alg: 'RS256', kid: other.kid, jwk: toJwks([other]).keys[0], jku: 'http://x/' }
    const token = signIdToken(other, claims).split('.')
    return [encodeTokenPart(head), token[1], token[2]].join('.')
  })
  assert.deepEqual(bringing, expectedRefusal('signature'))
  const critical = await signInWithToken((claims) => {
    const [, body, mark] = signIdToken(google.key(), claims).split('.')
    return [
      encodeTokenPart({ alg: 'RS256', kid: google.key().kid, crit: ['b64'] }),
      body,
      mark,
    ].join('.')
  })
  assert.deepEqual(critical, expectedRefusal('form'))
})

test('POST /auth/login/google: rejects a token whose claims were changed after signing', async () => {
  const changed = await signInWithToken((claims) => {
    const [head, , mark] = signIdToken(google.key(), {
      ...claims,
      email: 'jahat@contoh.com',
    }).split('.')
    return [head, encodeTokenPart(claims), mark].join('.')
  })
  assert.deepEqual(changed, expectedRefusal('signature'))
})

test('POST /auth/login/google: a response counts once, even when it is sent twenty times at once', async () => {
  const { claims, send } = await beginAttempt()
  const token = signIdToken(google.key(), claims())
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(token)))
  assert.equal(answers.filter((answer) => answer === 'signed in').length, 1)
  assert.equal(answers.filter((answer) => answer === '422 google.stale').length, 19)
  const again = await beginAttempt()
  assert.equal(await again.send(token), '422 google.refused')
})

test('POST /auth/login/google: an attempt ends after a failure or ten minutes', async () => {
  const tried = await beginAttempt()
  const right = signIdToken(google.key(), tried.claims())
  assert.equal(await tried.send('a.b.c'), '422 google.refused')
  assert.equal(await tried.send(right), '422 google.stale')
  const slow = await beginAttempt()
  shop.clock.advance(minutes(10))
  assert.equal(await slow.send(signIdToken(google.key(), slow.claims())), '422 google.stale')
})

test('POST /auth/login/google: another attempt’s state, nonce or ticket is rejected', async () => {
  const [victim, attacker] = [await beginAttempt(), await beginAttempt()]
  const token = signIdToken(google.key(), attacker.claims({ email: 'jahat@contoh.com' }))
  assert.equal(await victim.send(token, { state: attacker.state }), '422 google.stale')
  assert.equal(await victim.send(token, { ticket: attacker.ticket }), '422 google.stale')
  assert.equal(await victim.send(token, { state: '' }), '422 input.invalid')
  // The state did not match, so the victim's attempt has not been consumed.
  assert.equal(await victim.send(token), '422 google.refused')
  const invented = { ticket: 'dibuat-sendiri', state: 'dibuat-sendiri' }
  assert.equal(await attacker.send(token, invented), '422 google.stale')
})

test('POST /auth/login/google: arbitrary tokens are refused and not logged', async () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[\w-]{0,40}$/),
    fc.json().map((text) => Buffer.from(text).toString('base64url')),
    fc.constant(encodeTokenPart({ alg: 'RS256', kid: google.key().kid })),
  )
  const tokens = fc.sample(
    fc.array(piece, { maxLength: 4 }).map((parts) => `rahasia${parts.join('.')}`),
    { seed: 20_261_120, numRuns: 60 },
  )
  for (const token of [...tokens, 'a'.repeat(8_192), '..', 'a.b.c.d'])
    assert.match(await (await beginAttempt()).send(token), /^(422 google\.refused|4\d\d input\.)/)
  assert.ok(!shop.logged.join('').includes('rahasia'))
})
