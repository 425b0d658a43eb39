/**
 * What belongs to the reader of a page, as the JSON of a `T`. A page that many readers share is rendered with a
 * placeholder in its place, which the server fills for each of them (docs/caching.md).
 */
export type ReaderData<T> = string & { readonly readerData?: T }

/** Begins every placeholder. Its JSON is the text itself, so it stays as it is wherever data is written. */
export const PLACEHOLDER_PREFIX = 'reader-data:'

/** Only the server sees placeholders, so browsers get no code for them. */
const isPlaceholder = (data: string): boolean =>
  import.meta.env.SSR && data.startsWith(PLACEHOLDER_PREFIX)

/** Null is what JSON has for undefined. */
export const toReaderData = <T>(value: T): ReaderData<T> => JSON.stringify(value ?? null)

/** Reads reader data where there is any: not while a shared page is rendered. */
export const findReaderData = <T>(data: ReaderData<T> | undefined): T | undefined =>
  data === undefined || isPlaceholder(data) ? undefined : readReaderData(data)

/** Reads reader data. Throws in a shared page, where it may only be read inside a slot. */
export function readReaderData<T>(data: ReaderData<T>): T {
  if (isPlaceholder(data)) throw new Error('A shared page reads its reader outside of a slot.')
  return JSON.parse(data) as T
}
