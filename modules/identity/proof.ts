import type { BuyerContext } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { isPassword } from './passwords.ts'
import { admitTry, countWrong } from './tries.ts'

/**
 * Makes sure that the password of who is signed in was typed. Throws 422 `password.wrong` at `field`,
 * 429 after too many wrong ones.
 */
export async function provePassword(
  ctx: BuyerContext,
  { password, hash, field }: { password: string; hash: string | null; field: string },
): Promise<void> {
  const { email } = ctx.buyer
  await admitTry(ctx, 'buyer', email)
  // Without a hash nothing is right.
  if (await isPassword(password, hash ?? undefined)) return
  await countWrong(ctx, 'buyer', email)
  const sentence = 'Kata sandi sekarang tidak cocok.'
  throw Refusal.field(field, 'password.wrong', sentence)
}
