import type { PersonalPiece } from './cut-page.ts'
import type { GzipPart } from './gzip-part.ts'

/** Data of the reader that a page asks for: its source's name, and arguments that are the same for all readers. */
export type RequestedData = {
  name: string
  args: unknown
  /** By district, where readers of the same one share it. */
  byDistrict: Map<string, Promise<string>> | undefined
}

/** A page as everybody of one audience shares it, with places for what belongs to its reader. */
export type SharedPage = {
  readonly status: number
  /** Names and values in turn, without the policy. */
  readonly headers: readonly string[]
  /** The Content-Security-Policy with the nonce that the page was rendered with. */
  readonly policy: string
  readonly nonce: string
  readonly requested: readonly RequestedData[]
  readonly segments: readonly Segment[]
  /** What it shows, and until when it may be shown (ms). */
  readonly tags: ReadonlySet<string>
  readonly isCacheable: boolean
  readonly expiresAt: number
}

/**
 * A part of a page: the same for all readers, for one, or for those of one district. Only compressed text is held in
 * memory: a page has a hundred kilobytes. `requested` is a place in the page's list.
 */
export type Segment =
  | { readonly kind: 'shared'; readonly part: GzipPart }
  | { readonly kind: 'personal'; readonly piece: PersonalPiece }
  | {
      readonly kind: 'district'
      readonly requested: number
      /** All of its text, and in their order the lengths of its texts (bytes) and what stands between them. */
      readonly text: GzipPart
      readonly layout: readonly (number | PersonalPiece)[]
      /** Compressed once for each of the most frequent data. */
      readonly versions: Map<string, GzipPart>
    }
