import type { Layers } from '../read/work/read-layers.ts'
import type { Work } from '../reply/estimate-work.ts'
import type { WorkKind } from '../reply/work-recipes.ts'
import type { Topic } from './topic.ts'

/** What a message says, one act for each thing that it says. */
export type Act =
  | {
      kind: 'person' | 'greet' | 'thank' | 'yes' | 'no' | 'done' | 'skip' | 'keep' | 'wait' | 'undo'
    }
  | { kind: 'name' | 'address'; text: string }
  | {
      kind: 'goods'
      words: string
      qty: number | null
      unit: string | null
      isTentative: boolean
      /** The variant, where it is certain already. */
      sku?: string | null
      /** The words where nothing has those. */
      retryWords?: string
      spacedCm?: number
      besideId?: number
    }
  | {
      kind: 'quantity'
      qty: number
      unit: string | null
      change: 'set' | 'add' | 'subtract'
      itemId: number | null
      /** Only asked about: `kalau 50 berapa?` */
      isTentative?: boolean
      /** Supposed, of goods that are on the list already: `kalau 50 harganya turun?` */
      isSupposed?: boolean
    }
  /** One quantity for each of several goods: `masing-masing 10`. */
  | { kind: 'each'; qty: number; unit: string | null }
  /** The quantity of an item as a multiple of what it is. */
  | { kind: 'scale'; factor: number; itemId: number }
  /** What is said of goods on the list, and was not understood. */
  | { kind: 'remark'; itemId: number; text: string }
  /** For how many rooms the goods of the message are. */
  | { kind: 'rooms'; count: number }
  /** The cheapest of what an item may be; `null` is the one that was spoken of last. */
  | { kind: 'cheapest'; itemId: number | null }
  /** Goods that a question is about. */
  | { kind: 'mention'; itemId: number }
  | { kind: 'specify'; words: string; replaced: string | null; itemId: number | null }
  | {
      kind: 'pick'
      index: number
      /** Any of them will do. */
      isAny?: true
    }
  | { kind: 'choose'; itemId: number; sku: string }
  | { kind: 'remove'; itemIds: number[] }
  /** Goods that were asked about before others are asked about again. */
  | { kind: 'return'; itemId: number }
  /** `compared`: values of which each is to be in the answer. */
  | { kind: 'ask'; about: Topic; text?: string; compared?: readonly string[] }
  | {
      kind: 'cover'
      areaM2: number
      wallsM?: number
      openingsM2?: number
      layers?: Layers
      isNet?: true
      /** The goods of the list that cover it, where the message says which. */
      itemId?: number
    }
  /** How far apart (cm) bars lie. */
  | { kind: 'space'; itemId: number; cm: number }
  /** What was asked about beside an item of the list takes its place. */
  | { kind: 'instead'; itemId: number }
  /** What the buyer wants to spend (Rp). */
  | { kind: 'budget'; amount: number }
  /** A wall of which only the length is known. */
  | { kind: 'wall'; lengthM: number }
  | { kind: 'work'; work: Work; areaM2?: number }
  /** Something that is built, of which nobody has named any goods; the area in m². */
  | { kind: 'project'; name: string; areaM2?: number }
  /** Work that is planned, of which nobody has said how large it is. */
  | { kind: 'plan'; work: WorkKind }
  | { kind: 'other'; text: string; isGoodsLike: boolean }
