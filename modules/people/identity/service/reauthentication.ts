import type { BuyerContext } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { verifyPassword } from './password-hash.ts'
import { countGuess, resetGuesses, type Guess } from './login-throttle.ts'

/**
 * Checks the buyer's own password. The session has a count of its own, which strangers cannot fill. Throws
 * 422 `password.wrong` at `field`, 429 after too many wrong ones.
 */
export async function confirmPassword(
  ctx: BuyerContext,
  { password, hash, field }: { password: string; hash: string | null; field: string },
): Promise<void> {
  const { email, sessionId } = ctx.buyer
  const guess: Guess = { realm: 'buyer', email, source: `session ${sessionId}` }
  await countGuess(ctx, guess)
  // Without a hash no password is right.
  if (await verifyPassword(password, hash ?? undefined)) return resetGuesses(ctx, guess)
  const message = 'Kata sandi sekarang tidak cocok.'
  throw Refusal.field(field, 'password.wrong', message)
}
