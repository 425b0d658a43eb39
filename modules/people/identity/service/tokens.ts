import { randomBytes } from 'node:crypto'

/** 256 random bits for headers, cookies and links. */
export const createToken = (): string => randomBytes(32).toString('base64url')
