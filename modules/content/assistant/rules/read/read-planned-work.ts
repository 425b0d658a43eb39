import type { Act } from '../track/act.ts'
import { normalizeMessage } from '../words/normalize-message.ts'
import type { MessageContext } from './message-context.ts'
import { readSaid } from './goods/read-said.ts'
import { readWork } from './work/read-work.ts'

const TO = /(?<!\p{L})(?:kirim|antar|alamat|atas\snama|nama)(?!\p{L})/u

/** `ngecor jalan depan rumah, panjang 20 meter lebar 3 tebal 10 senti, berapa kubik?`: the street is built on, and is no address. */
export function readPlannedWork(message: string, context: MessageContext): Act[] | undefined {
  const text = normalizeMessage(message)
  const isAsked = /(?<!\p{L})berapa(?!\p{L})/u.test(text) && !TO.test(text)
  return isAsked && readWork(text) ? readSaid(text, context) : undefined
}
