import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Clock } from '#platform/clock.ts'
import type { GoogleFacts } from '#platform/http/context.ts'
import { idToken, jwksOf, newSigningKey, type SigningKey } from '#demo/google/signing.ts'

export const CLIENT_ID = 'uji-pondasi.apps.googleusercontent.com'

/** A key server of the tests' own, and the keys it speaks of. */
export async function keyServer() {
  let keys = [await newSigningKey('satu')]
  const told = { asked: 0, status: 200, headers: { 'cache-control': 'public, max-age=3600' } }
  const server = http.createServer((_request, answer) => {
    told.asked += 1
    answer.writeHead(told.status, { 'content-type': 'application/json', ...told.headers })
    answer.end(JSON.stringify(jwksOf(keys)))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const facts: GoogleFacts = {
    clientId: CLIENT_ID,
    authorizeUrl: `${origin}/authorize`,
    keysUrl: `${origin}/keys`,
  }
  return {
    facts,
    told,
    /** The key that signs now. */
    key: () => keys[0]!,
    /** From now on other keys are spoken of. */
    change: (...others: SigningKey[]) => void (keys = others),
    close: () => new Promise<void>((closed) => void server.close(() => closed())),
  }
}
export type KeyServer = Awaited<ReturnType<typeof keyServer>>

/** What Google says of a person who is there now. */
export function claimsOf(clock: Clock, more: Record<string, unknown>) {
  const now = Math.floor(clock.now().getTime() / 1000)
  return {
    iss: 'https://accounts.google.com',
    aud: CLIENT_ID,
    azp: CLIENT_ID,
    sub: '110169484474386276334',
    email: 'dewi@contoh.id',
    email_verified: true,
    name: 'Dewi Lestari',
    iat: now,
    exp: now + 3600,
    ...more,
  }
}

/** The nonce and the state that a begun sign-in sends along. */
export function sentAlong(authorizeUrl: string): { nonce: string; state: string } {
  const query = new URL(authorizeUrl).searchParams
  return { nonce: query.get('nonce')!, state: query.get('state')! }
}

export { idToken, newSigningKey }
