import { timingSafeEqual } from 'node:crypto'
import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { countGuessesLeft, explainDeadCode } from '../rules/code-limits.ts'
import * as store from '../store/codes.ts'
import { findKey } from './code-keys.ts'
import { hashCode, type CodeBinding } from './hash-code.ts'

/**
 * Does what a code confirms, in the transaction that uses the code up: of many who send the right one at once, it happens
 * once. A wrong one counts as a try, also where the caller fails. Call it outside of transactions. Throws 422
 * `code.wrong`, `code.dead`, and what `work` throws, which leaves the code as it was.
 */
export async function confirmWithCode<T>(
  ctx: BuyerContext,
  binding: CodeBinding,
  code: string,
  work: (ctx: BuyerContext) => Promise<T>,
): Promise<T> {
  const outcome = await withTransaction(ctx, async (ctx) => {
    const refusal = await tryCode(ctx, binding, code)
    // Thrown only after the commit: the try has to count.
    return refusal ? { refusal } : { done: await work(ctx) }
  })
  if (outcome.refusal) throw outcome.refusal
  return outcome.done as T
}

/** Counts a try, and uses the code up where it is right. Returns why it is not. */
async function tryCode(
  ctx: BuyerContext,
  binding: CodeBinding,
  code: string,
): Promise<Refusal | undefined> {
  const { db, clock, buyer } = ctx
  const { accountId } = buyer
  const now = clock.now()
  const sent = await store.lockNewest(db, { ...binding, accountId })
  const dead = explainDeadCode(sent, now)
  if (!sent || dead) return refuse('code.dead', dead!, 0)
  const key = await findKey(ctx, sent.keyId)
  // Not counted as an attempt: without the key no code can be checked.
  if (!key) return refuse('code.dead', 'Kode ini sudah tidak berlaku. Minta kode baru.', 0)
  const phone = await store.findPhone(db, accountId)
  const hash = hashCode(key.secret, code, binding, { accountId, phone })
  if (timingSafeEqual(hash, sent.codeHash)) {
    await store.markUsed(db, sent.nr, now)
    return undefined
  }
  await store.countGuess(db, sent.nr)
  const guessesLeft = countGuessesLeft({ guesses: sent.guesses + 1 })
  return refuse(
    'code.wrong',
    guessesLeft > 0
      ? `Kode salah. Anda bisa mencoba ${guessesLeft} kali lagi.`
      : 'Kode salah lima kali, jadi tidak berlaku lagi. Minta kode baru.',
    guessesLeft,
  )
}

const refuse = (code: 'code.wrong' | 'code.dead', message: string, guessesLeft: number) =>
  Refusal.field('code', code, message, { guessesLeft })
