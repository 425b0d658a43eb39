import type { BuyerContext } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { verifyPassword } from './password-hash.ts'
import { assertNotThrottled, recordFailure } from './login-throttle.ts'

/**
 * Checks the buyer's own password. Throws 422 `password.wrong` at `field`, 429 after too many wrong ones.
 */
export async function confirmPassword(
  ctx: BuyerContext,
  { password, hash, field }: { password: string; hash: string | null; field: string },
): Promise<void> {
  const { email } = ctx.buyer
  await assertNotThrottled(ctx, 'buyer', email)
  // Without a hash no password is right.
  if (await verifyPassword(password, hash ?? undefined)) return
  await recordFailure(ctx, 'buyer', email)
  const message = 'Kata sandi sekarang tidak cocok.'
  throw Refusal.field(field, 'password.wrong', message)
}
