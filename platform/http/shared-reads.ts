/**
 * What the calls of one request read once for all of them. It belongs to one caller, and is given up before the first
 * call that may change something, so that nothing is answered from before a write.
 */
export type SharedReads = ReturnType<typeof createSharedReads>

export function createSharedReads() {
  const values = new Map<string, Promise<unknown>>()
  return {
    /** What an earlier call has begun to read under this key, else what `read` returns. A failure is read again. */
    load<T>(key: string, read: () => Promise<T>): Promise<T> {
      const known = values.get(key) as Promise<T> | undefined
      if (known) return known
      const reading = read()
      values.set(key, reading)
      reading.catch(() => values.delete(key))
      return reading
    },
  }
}

/** Who reads, and through what: a transaction sees its own writes, so it shares nothing. */
type ReadScope = { db: { isTransaction: boolean }; reads?: SharedReads | undefined }

/**
 * Reads what several calls of a page need: once for a page whose calls only read, each time everywhere else. `key` names
 * what is read, with all that it depends on but the caller. The value must not be changed.
 */
export const shareRead = <T>(
  { db, reads }: ReadScope,
  key: string,
  read: () => Promise<T>,
): Promise<T> => (reads && !db.isTransaction ? reads.load(key, read) : read())
