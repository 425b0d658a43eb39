import type pg from 'pg'
import type { Config } from '#server/config/config.ts'
import { createBuyers, fillCarts, type BenchCartLine } from './buyers.ts'

/**
 * Creates buyers with a cart each, and the cookies of their sessions. Each asks from a network of their own, because
 * some calls are limited by network.
 */
export async function createSessionCookies(
  { pool, config }: { pool: pg.Pool; config: Config },
  carts: readonly (readonly BenchCartLine[])[],
): Promise<Record<string, string>[]> {
  const buyers = await createBuyers(pool, carts.length)
  await fillCarts(
    pool,
    buyers,
    carts.map((lines) => [...lines]),
  )
  const { prefix } = config.cookies
  const expiresAt = Date.now() + 86_400_000
  return buyers.map(({ token }, index) => ({
    cookie: `${prefix}access=${token}.${expiresAt}; ${prefix}refresh=refresh-${token}`,
    'x-forwarded-for': `10.${index >> 8}.${index & 255}.7`,
  }))
}
