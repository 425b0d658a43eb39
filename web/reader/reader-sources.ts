import type { Api } from '#modules/client.ts'
import { isCallError } from '#platform/contract/call-error.ts'
import {
  readerDataContext,
  type DeliveryDistrict,
  type SessionUser,
  type PageContext,
} from '../context.ts'
import type { CartTotals, WaitingCounts } from '../shell.ts'
import { toReaderData, type ReaderData } from './reader-data.ts'

/** The person whom reader data is loaded for: signed in, a guest with a cart, or nobody known. */
export type Reader = {
  api: Api
  user: SessionUser | null
  loadCart(): Promise<CartTotals>
  countWaiting(): Promise<WaitingCounts>
  /** The district that freight is shown for. */
  findDistrict(): Promise<DeliveryDistrict | undefined>
}

/** A kind of reader data. `args` come from the page and are the same for all of its readers. */
export type ReaderDataSource<T = unknown, Args = never> = {
  readonly name: string
  load(reader: Reader, args: Args): Promise<T>
  /** What is shown where a call fails; without it the failure is the page's. */
  readonly fallback?: T
  /**
   * Whether readers who chose the same district share it. Then it may depend on nothing but the district, and on what
   * invalidates the page (docs/caching.md).
   */
  readonly isSharedByDistrict?: boolean
}

const sources = new Map<string, ReaderDataSource>()

/** Declares a kind of reader data. The server finds it by its name when it fills a shared page. */
export function defineReaderData<T, Args = void>(
  source: ReaderDataSource<T, Args>,
): ReaderDataSource<T, Args> {
  sources.set(source.name, source as ReaderDataSource)
  return source
}

/** Loads reader data in a loader: at once in a page of its own, when it is filled in a shared page. */
export const loadReaderData = <T, Args>(
  context: PageContext,
  source: ReaderDataSource<T, Args>,
  args: Args,
): Promise<ReaderData<T>> =>
  context.get(readerDataContext)(source as ReaderDataSource, args) as Promise<ReaderData<T>>

/** Loads reader data as JSON. `onFallback` is called where its fallback is returned. */
export async function loadFromSource(
  { load, fallback }: ReaderDataSource,
  reader: Reader,
  args: unknown,
  onFallback?: () => void,
): Promise<string> {
  try {
    return toReaderData(await load(reader, args as never))
  } catch (thrown) {
    const isFailedCall = isCallError(thrown) || thrown instanceof Response
    if (fallback === undefined || !isFailedCall) throw thrown
    onFallback?.()
    return toReaderData(fallback)
  }
}

/** The same by the name of the source, for the server. */
export const loadBySourceName = (
  name: string,
  ...rest: [reader: Reader, args: unknown, onFallback?: () => void]
): Promise<string> => loadFromSource(sources.get(name)!, ...rest)
