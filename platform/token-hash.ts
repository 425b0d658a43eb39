import { createHash } from 'node:crypto'

/**
 * The SHA-256 hash that the database stores in place of a token, so that a leaked table opens nothing.
 * The tokens that we issue have 122 random bits or more, so the hash needs no salt.
 */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
