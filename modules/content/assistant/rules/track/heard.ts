import type { Act } from './act.ts'
import type { Topic } from './topic.ts'
import type { Layers } from '../read/work/read-layers.ts'
import type { Work } from '../reply/estimate-work.ts'

/** What a message has changed, for the reply. */
export type Change =
  | { kind: 'added' | 'changed'; itemId: number }
  | { kind: 'removed'; words: string }
  | { kind: 'named' | 'addressed' }

/** What a message asked, beside what it changed. */
export type Heard = {
  changes: Change[]
  topics: Topic[]
  /** The question for advice, in the buyer's words. */
  adviceText: string | null
  /** What it compares. */
  compared: readonly string[]
  /** The area to cover (m²). */
  areaM2: number | null
  /** What was taken off it for doors and windows (m²). */
  openingsM2: number
  /** The goods of the list that cover it. */
  coverId: number | null
  /** How many times it is covered, where that is not once. */
  layers: Layers | null
  /** What is built, where its goods are asked for. */
  project: { name: string; areaM2: number | null } | null
  /** Nothing is counted for what is cut off. */
  isNet: boolean
  /** The work whose cement is asked for. */
  work: Work | null
  isGreeting: boolean
  isThanks: boolean
  isNo: boolean
  /** The buyer is not ready yet. */
  isWaiting: boolean
  /** The goods that a question is about. */
  askedIds: number[]
  /** How many of listed goods a question supposes. */
  supposed: { itemId: number; qty: number; unit: string | null } | null
  /** What was not understood. */
  other: { text: string; isGoodsLike: boolean } | null
  /** Everything of it. */
  others: string[]
  /** Goods of the list that stay as they were, because what was said of them was not understood. */
  misread: { itemId: number; words: string }[]
}

export const hearNothing = (acts: readonly Act[]): Heard => ({
  changes: [],
  topics: [],
  adviceText: null,
  compared: [],
  areaM2: null,
  openingsM2: 0,
  coverId: null,
  layers: null,
  project: null,
  isNet: false,
  work: null,
  isGreeting: false,
  isThanks: acts.some(({ kind }) => kind === 'thank'),
  isNo: false,
  isWaiting: false,
  askedIds: [],
  supposed: null,
  other: null,
  others: acts.flatMap((act) => (act.kind === 'other' ? [act.text] : [])),
  misread: [],
})
