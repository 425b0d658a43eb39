/**
 * A place in the primary's write-ahead log, as text: `16/B374D848` (PostgreSQL's `pg_lsn`). A standby that
 * has replayed up to it has everything that was committed before.
 */
export type WritePosition = string

/** Later than any real position: used for one that could not be read, so no standby covers it. */
export const BEYOND_EVERYTHING: WritePosition = 'FFFFFFFF/FFFFFFFF'

/** The position that a request names; undefined where it is none. */
export const readWritePosition = (text: string | undefined): WritePosition | undefined =>
  text && /^[\dA-F]{1,8}\/[\dA-F]{1,8}$/.test(text) ? text : undefined

/** A number that is compared: the log's byte. */
export function toLogByte(position: WritePosition): bigint {
  const [high = '0', low = '0'] = position.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}
