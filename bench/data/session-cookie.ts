import type pg from 'pg'
import type { Config } from '#server/config.ts'
import { createBuyers, fillCarts, type BenchCartLine } from './buyers.ts'

/** Creates a buyer with a cart, and the cookies of their session. */
export async function createSessionCookie(
  { pool, config }: { pool: pg.Pool; config: Config },
  lines: readonly BenchCartLine[] = [],
): Promise<Record<string, string>> {
  const buyers = await createBuyers(pool, 1)
  if (lines.length > 0) await fillCarts(pool, buyers, [[...lines]])
  const { prefix } = config.cookies
  const expiresAt = Date.now() + 86_400_000
  const { token } = buyers[0]!
  return { cookie: `${prefix}access=${token}.${expiresAt}; ${prefix}refresh=refresh-${token}` }
}
