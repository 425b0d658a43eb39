import type { CurrentPage, Dialogue } from '../track/dialogue.ts'
import type { RecognizeGoods } from '../words/recognize-goods.ts'

/** What a message is read in: what was said before, and the page that is open. */
export type MessageContext = {
  dialogue: Dialogue
  page: CurrentPage | null
  recognize: RecognizeGoods
}
