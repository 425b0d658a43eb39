import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as they travel in headers, cookies and links. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a token: whoever reads it there cannot use it. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
