import type { MoneyJson } from '#platform/money.ts'
import type { WorkKind } from '../reply/work-recipes.ts'
import type { Topic } from './topic.ts'

/** A variant of the catalogue as the assistant speaks of it. */
export type GoodsOption = {
  product_variant_id: string
  slug: string
  sku: string
  name: string
  variantName: string
  brand: string
  /** Its sub-category: `Semen Abu-abu`. */
  itemCategory: string
  picture: string
  unit: string
  /** Unit price at the minimum order, including PPN. */
  price: MoneyJson
  minOrder: number
  multiple: number
  stock: number
  leadDays: number
  /** How soon it can be had, where it is not in stock. */
  readiness: string | null
  /** In the selling unit, rounded to what can be ordered. */
  qty: number
  /** What was changed of the quantity, in a sentence. */
  note: string | null
  /** False where the quantity is below the least order, or its unit does not convert. */
  isCounted: boolean
}

/** What the catalogue knows of an item's words. */
type GoodsMatch = {
  options: GoodsOption[]
  /** Whether the first option is certainly what is meant. */
  isExact: boolean
  /** Whether the options have the item's words; otherwise they are only similar. */
  isLikely: boolean
  /** What the words leave open, in a sentence. */
  question: string | null
}

/** Goods that the buyer speaks of, in their words, and what the catalogue makes of them. */
export type DialogueItem = {
  id: number
  /** The goods without their quantity: `triplek 9mm`. */
  words: string
  /** The variant that the buyer has picked. */
  sku: string | null
  qty: number | null
  unit: string | null
  match: GoodsMatch | null
  /** The buyer wants the cheapest of what it may be. */
  isCheapest?: boolean
  /** The words without those that the buyer's last ones may replace, for where both together are nothing. */
  retryWords?: string
  /** What was offered before the buyer said more of it, and what they said: it stays where nothing has that. */
  offered?: { words: string; match: GoodsMatch; said: string }
  /** What they said that nothing has, for one reply. */
  lacking?: string
  /** Words that were passed over, because the shop does not know them; for one reply. */
  skippedWords?: readonly string[]
  /** The area (m²) that it has to cover, until its quantity is known. */
  coverM2?: number
  /** How many more, or less, than what covers it. */
  beyondCover?: number
  /** Nothing is counted for what is cut off or breaks. */
  isNet?: true
  /** Bars both ways, so far apart (cm), cover it. */
  spacedCm?: number
  /** The item of the list beside which these were only asked about, and which they may replace. */
  besideId?: number
}

/** What the assistant asked last, and of which item. */
export type Asked = {
  about: 'choice' | 'quantity' | 'least' | 'add' | 'wall' | 'more' | 'name' | 'address' | 'confirm'
  itemId?: number
  /** How often it was asked before, without an answer. */
  repeats?: number
  /** It was passed over once, and is asked in one line beside whether there is more. */
  isBrief?: true
  /** It is asked with the list that is to be confirmed, which a yes does without it. */
  isLast?: true
}

/** A question about goods, and how often the buyer went on without an answer to it. */
export type PassedQuestion = { itemId: number; times: number }

/** Goods that a calculation came to, or that a project takes, in no quantity yet. */
export type CalculatedGoods = {
  words: string
  qty: number | null
  unit: string | null
  /** The variant that was shown. */
  sku?: string
}

/** What is known after so many messages. */
export type Dialogue = {
  nextId: number
  /** The list, in the order in which it was said. */
  items: DialogueItem[]
  /** The list before its last change, which can be taken back. */
  previous: DialogueItem[] | null
  /** Other goods that the last reply numbered, beside those that they were asked for. */
  others: { itemId: number; skus: readonly string[] } | null
  /** Goods that were only asked about. */
  focus: DialogueItem | null
  /** The others of a question about several goods; the last one is the focus. */
  asides: DialogueItem[]
  /** Goods that were asked about before others, which a quantity still orders: `kanal 60, reng 90`. */
  left: DialogueItem[]
  /** The length (m) of a wall whose height is asked for, for one message. */
  wallLengthM: number | null
  /** An area (m²) for which nothing has been named yet. */
  openAreaM2: number | null
  /** The area (m²) that was last calculated for, for `besinya jarak 15`. */
  builtM2: number | null
  /** How many rooms the goods were counted for, for `hitung untuk 7 kamar`. */
  roomCount: number | null
  /** Work of which everything was asked for, and nobody has said how large it is. */
  openWork: WorkKind | null
  /** What the buyer wants to spend on the whole list (Rp). */
  budget: number | null
  /** What the last calculation came to, for `pasirnya juga`. */
  calculated: CalculatedGoods[]
  /** The last question about goods, which `kalau yang 10 cm?` repeats. */
  topic: Topic | null
  name: string | null
  address: string | null
  isNameSkipped: boolean
  isAddressSkipped: boolean
  /** Whether the last reply asked for a place, to tell what bringing the goods there costs. */
  isPlaceAsked: boolean
  /** Whether the buyer has said that the list is complete. */
  isListDone: boolean
  asked: Asked | null
  /** Questions about goods that the buyer has passed over. */
  passed: PassedQuestion[]
  /** How the conversation ended. */
  end: 'confirmed' | 'person' | null
}

export const emptyDialogue: Dialogue = {
  nextId: 1,
  items: [],
  previous: null,
  others: null,
  focus: null,
  asides: [],
  left: [],
  wallLengthM: null,
  openAreaM2: null,
  builtM2: null,
  roomCount: null,
  openWork: null,
  budget: null,
  calculated: [],
  topic: null,
  name: null,
  address: null,
  isPlaceAsked: false,
  isNameSkipped: false,
  isAddressSkipped: false,
  isListDone: false,
  asked: null,
  passed: [],
  end: null,
}

/** The page that the buyer has open. */
export type CurrentPage = {
  itemCategory?: string | undefined
  displayName?: string | undefined
  brandName?: string | undefined
  productSpecification?: string | undefined
}

/** The variant that an item certainly means; undefined while something is open. */
export const findChosen = ({ match }: DialogueItem): GoodsOption | undefined =>
  match?.isExact ? match.options[0] : undefined

/** Goods that were only asked about, the focus last. */
export const listAsked = ({ asides, focus }: Pick<Dialogue, 'asides' | 'focus'>): DialogueItem[] =>
  focus ? [...asides, focus] : asides

/** All goods that are spoken of: the list, and what was only asked about. */
export const listSpoken = (
  dialogue: Pick<Dialogue, 'items' | 'asides' | 'focus'>,
): DialogueItem[] => [...dialogue.items, ...listAsked(dialogue)]

/** Whether nothing of an item is left to ask. */
export const isComplete = (item: DialogueItem): boolean =>
  item.qty !== null && findChosen(item)?.isCounted === true
