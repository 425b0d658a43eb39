import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Clock } from '#platform/clock.ts'
import type { GoogleConfig } from '#platform/http/context.ts'
import {
  signIdToken,
  toJwks,
  createSigningKey,
  type SigningKey,
} from '#demo/google/sign-id-token.ts'

const CLIENT_ID = 'uji-pondasi.apps.googleusercontent.com'

/** Starts a JWKS server for the tests. */
export async function startJwksServer() {
  let keys = [await createSigningKey('satu')]
  const jwksResponse = {
    requestCount: 0,
    status: 200,
    headers: { 'cache-control': 'public, max-age=3600' },
  }
  const server = http.createServer((_request, response) => {
    jwksResponse.requestCount += 1
    response.writeHead(jwksResponse.status, {
      'content-type': 'application/json',
      ...jwksResponse.headers,
    })
    response.end(JSON.stringify(toJwks(keys)))
  })
  await new Promise<void>((onListening) => server.listen(0, '127.0.0.1', onListening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const config: GoogleConfig = {
    clientId: CLIENT_ID,
    authorizeUrl: `${origin}/authorize`,
    jwksUrl: `${origin}/keys`,
  }
  return {
    config,
    jwksResponse,
    /** The current signing key. */
    key: () => keys[0]!,
    /** Replaces the published keys. */
    rotateKeys: (...others: SigningKey[]) => void (keys = others),
    close: () => new Promise<void>((onClosed) => void server.close(() => onClosed())),
  }
}
export type JwksServer = Awaited<ReturnType<typeof startJwksServer>>

/** The claims of a valid ID token, issued now. */
export function makeClaims(clock: Clock, overrides: Record<string, unknown>) {
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
    ...overrides,
  }
}

/** The nonce and the state of a started sign-in. */
export function readNonceAndState(authorizeUrl: string): { nonce: string; state: string } {
  const query = new URL(authorizeUrl).searchParams
  return { nonce: query.get('nonce')!, state: query.get('state')! }
}

export { signIdToken, createSigningKey }
