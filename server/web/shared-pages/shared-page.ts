import type { Piece } from './cut-page.ts'

/** Data of the reader that a page asks for: its source's name, and arguments that are the same for all readers. */
export type WantedData = {
  name: string
  args: unknown
  /** By district, where readers of the same one share it. */
  byDistrict: Map<string, Promise<string>> | undefined
}

/**
 * A page as everybody of one audience shares it, with places for what belongs to its reader. The pieces of a segment
 * are personal by at most one of the wanted data.
 */
export type SharedPage = {
  readonly status: number
  /** Names and values in turn, without the policy. */
  readonly headers: readonly string[]
  /** The Content-Security-Policy with the nonce that the page was rendered with. */
  readonly policy: string
  readonly nonce: string
  readonly wanted: readonly WantedData[]
  readonly segments: readonly Segment[]
  /** What it shows, and until when it may be shown (ms). */
  readonly tags: ReadonlySet<string>
  readonly isCacheable: boolean
  readonly expiresAt: number
}

/** `wanted`: the place in the page's list of what its pieces show; undefined where all readers see the same. */
export type Segment = {
  readonly pieces: readonly Piece[]
  readonly wanted: number | undefined
  /** Its compressed bytes by the JSON of that data. */
  readonly compressed: Map<string, Buffer>
}
