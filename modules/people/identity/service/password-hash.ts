import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

type HashCost = { memory: number; passes: number; parallelism: number }

/** About 50 ms on one core; memory in KiB. OWASP's password storage sheet asks for 19 MiB × 2 or more. */
const HASH_COST: HashCost = { memory: 32_768, passes: 2, parallelism: 1 }
const TAG_BYTES = 32
const deriveArgon2 = promisify(argon2)

/** Normalizes the password, so that every Unicode composition hashes alike. */
const deriveTag = (password: string, nonce: Buffer, { memory, passes, parallelism }: HashCost) =>
  deriveArgon2('argon2id', {
    message: password.normalize('NFKC'),
    nonce,
    parallelism,
    tagLength: TAG_BYTES,
    memory,
    passes,
  })

const formatHash = ({ memory, passes, parallelism }: HashCost, nonce: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toUnpaddedBase64(nonce)}$${toUnpaddedBase64(tag)}`
const toUnpaddedBase64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** The argon2id hash in PHC string format, which includes its cost and salt. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  return formatHash(HASH_COST, nonce, await deriveTag(password, nonce, HASH_COST))
}

const HASH_PATTERN = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** A hash that no password matches. */
const DUMMY_HASH = formatHash(HASH_COST, Buffer.alloc(16), Buffer.alloc(TAG_BYTES))

/**
 * Whether a password matches a hash. Without a hash it is false after the same time, so that the duration
 * does not reveal whether an account exists.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const parts = HASH_PATTERN.exec(hash ?? DUMMY_HASH)
  if (!parts) throw new Error('a password hash is not in argon2id format')
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number) as [number, number, number]
  const nonce = Buffer.from(parts[4]!, 'base64')
  const expected = Buffer.from(parts[5]!, 'base64')
  const tag = await deriveTag(password, nonce, { memory, passes, parallelism })
  return hash !== undefined && tag.length === expected.length && timingSafeEqual(tag, expected)
}
