import { dozenWords, measureWords, unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act } from '../track/act.ts'
import { expandAbbreviations } from '../words/expand-abbreviations.ts'
import type { MessageContext } from './message-context.ts'
import {
  cleanAddress,
  cleanName,
  isNameless,
  isNoName,
  isSkipped,
  readDetails,
} from './details/read-details.ts'
import { isPlain as isMeaningful, normalizeMessage } from '../words/normalize-message.ts'
import { sayWhereTo } from '../words/dialects.ts'
import { dropStory } from '../words/drop-story.ts'
import { readOrderForm } from '../words/order-form.ts'
import { replacePhrases } from '../words/phrases.ts'
import { readCompany } from './details/read-company.ts'
import { readClosing } from './details/read-closing.ts'
import { continueAddress, dropOldPlace, readWholePlace } from './details/read-place.ts'
import { readNamedPlace, readWhoAndWhere } from './details/read-who-and-where.ts'
import { BARE_NAME, readBareName, readNameBefore } from './details/read-bare-name.ts'
import { readRetraction } from './changes/read-retraction.ts'
import type { RecognizeGoods } from '../words/recognize-goods.ts'
import { findCalledItem } from './goods/find-called.ts'
import { asksForPerson } from './asks-for-person.ts'
import { readPlannedWork } from './read-planned-work.ts'
import { readSaid } from './goods/read-said.ts'

/** The acts of a message, in the order in which they were said. */
export function readMessage(whole: string, context: MessageContext): Act[] {
  const { dialogue, recognize } = context
  const written = dropStory(whole, recognize)
  const message = nameAddressFirst(dropPhone(sayWhereTo(readOrderForm(written)))).replace(
    /(penerima|nama)\s*:?\s+(?:a\.n\.?|a\/n\.?|an\.)\s/giu,
    '$1 ',
  )
  const retraction = readRetraction(message, dialogue)
  if (retraction) return [retraction]
  const company = readCompany(message, dialogue)
  if (company) return [company]
  const work = readPlannedWork(message, context)
  if (work) return work
  const closing = readClosing(message, context, readMessage)
  if (closing) return closing
  const isKnown = (word: string) => recognize(word) !== 'none'
  const isGoods = (part: string) => /\d/.test(part) && isKnown(normalizeMessage(part))
  const isHead = (word: string) => recognize(word.toLowerCase()) === 'head'
  const found = readDetails(message.normalize('NFKC'), isGoods, isHead)
  const both = readWhoAndWhere(message, found, context)
  if (both) return both
  const details = { ...found, rest: dropOldPlace(found, dialogue.address) }
  const leading = readNameBefore(message, context)
  if (leading && details.address && !details.name)
    return [
      { kind: 'name', text: leading },
      { kind: 'address', text: details.address },
    ]
  const placeName = readWholePlace(message, details, context)
  if (placeName) return [{ kind: 'address', text: placeName }]
  const acts: Act[] = []
  if (details.name) acts.push({ kind: 'name', text: details.name })
  if (details.address) acts.push({ kind: 'address', text: details.address })
  const isOfNames = (word: string) => ['head', 'word'].includes(recognize(word))
  const text = normalizeMessage(spellOutNames(details.rest, recognize), isKnown, isHead, isOfNames)
  if (asksForPerson(normalizeMessage(message))) acts.push({ kind: 'person' })
  const about = dialogue.asked?.about
  const isFree = about === 'name' || about === 'address'
  // `besinya skip dulu` takes goods off the list, whatever was asked.
  const isOfGoods = /\p{L}{3}nya(?!\p{L})/u.test(text) && findCalledItem(text, dialogue.items)
  if (isFree && !isOfGoods && acts.every(({ kind }) => kind !== about) && isSkipped(message))
    return [...acts, { kind: 'skip' }]
  const said = readSaid(text, context)
  const place = cleanAddress(details.rest)
  if (
    dialogue.isPlaceAsked &&
    acts.length === 0 &&
    said.every(isNoGoods) &&
    /^\p{L}{3}/u.test(place)
  )
    return [
      { kind: 'address', text: place },
      { kind: 'ask', about: 'delivery' },
    ]
  const more =
    acts.length === 0
      ? continueAddress(details.rest, { isUnclear: said.every(isNoGoods) }, context)
      : undefined
  if (more) return [{ kind: 'address', text: more }]
  const placed = said.every(isNoGoods) ? readNamedPlace(details, context) : undefined
  if (placed) return [...acts, placed]
  // Sugeng is a name, and a greeting.
  const isNamed = about === 'name' && BARE_NAME.test(message)
  const isAnswer =
    isFree && said.every(({ kind }) => kind === 'other' || (isNamed && kind === 'greet'))
  // `Siti Aminah, kirim ke jl kenanga 8`: what is left is the answer to the question.
  if (isAnswer && !acts.some(({ kind }) => kind === about || kind === 'person')) {
    const answer = about === 'name' ? cleanName(details.rest) : cleanAddress(details.rest)
    // `kalau AC jual ga?` asks, and is nobody.
    const isAsking = /[?]\s*$/u.test(message)
    if (
      /\p{L}/u.test(answer) &&
      !isAsking &&
      !isNameless(answer) &&
      !(about === 'name' && isNoName(answer))
    )
      return [...acts, { kind: about, text: answer }]
  }
  // `pak Slamet ketua RT 04, Kampung Rawa`
  const [titled] = WITH_TITLE.exec(details.rest) ?? []
  if (about === 'name' && details.address && !details.name && titled && !COUNTED.test(titled))
    return [{ kind: 'name', text: cleanName(titled) }, ...acts]
  // `Bu Sari, jl Mawar 3`: who stands before where it goes.
  // Sugeng is a greeting, and Pak Sugeng somebody.
  const beside =
    details.address &&
    !details.name &&
    !dialogue.name &&
    said.every((act) => isNoGoods(act) || act.kind === 'greet')
  const person = beside ? ORGANISATION.exec(details.rest.replace(/[\s,.]+$/u, '').trim()) : null
  if (person) return [{ kind: 'name', text: cleanName(person[0]) }, ...acts]
  // `CV Karya Mandiri` names somebody, whatever was asked.
  if (!dialogue.name && acts.length === 0 && said.every(({ kind }) => kind === 'other')) {
    const name =
      ORGANISATION.exec(message.trim())?.[0] ??
      readBareName(message === written ? message : toCapitals(message), context)
    if (name) return [{ kind: 'name', text: cleanName(name) }]
  }
  return [...acts, ...(isAnswer && acts.length > 0 ? [] : dropEnding(said))]
}

/**
 * `belum, masih ada lagi`: who is not ready yet ends nothing, and who asks something in the same breath (`bentar, mending m8 apa
 * m6?`) waits for the answer. What is taken back is taken back once.
 */
const dropEnding = (said: readonly Act[]): Act[] => {
  const asks = said.some(({ kind }) => kind === 'ask')
  if (asks && said.some(({ kind }) => kind === 'wait'))
    return dropEnding(said.filter(({ kind }) => kind !== 'wait'))
  const isWaiting = said.some(({ kind }) => kind === 'wait')
  const undoneAt = said.findIndex(({ kind }) => kind === 'undo')
  return said.filter(
    ({ kind }, at) =>
      !(isWaiting && ['done', 'no', 'yes'].includes(kind)) && (kind !== 'undo' || at === undoneAt),
  )
}

/** `Budi 081234567890`, `no hp 0812-3456-7890`: the account has the number, and nothing of it is an amount. */
const PHONE =
  /[\s,/(]*(?:(?:no|nomor|nomer)\.?\s*)?(?:(?:hp|wa|telp|telepon|tlp|kontak|whatsapp)(?:nya)?\s*[:.]?\s*)?(?<![\d.,])(?:\+?62|0)8\d{1,2}[\s.-]?\d{3,4}[\s.-]?\d{3,5}\)?(?!\d)/giu
function dropPhone(message: string): string {
  const dropped = message.replaceAll(PHONE, ' ')
  return dropped === message ? message : dropped.trim()
}
/** `Perum Bumi Lestari F12, Bekasi. itu alamat saya ya mas`: what stands before it is the address. */
const nameAddressFirst = (message: string): string =>
  message.replace(
    /^([^\n]{8,}?)[\s.,]+(?:itu|ini)\s+alamat(?:nya)?(?:\s+(?:saya|sy|aku|kami|rumah|proyek))*(?:\s+(?:ya|kak|mas|mbak|pak|bu|min|bang))*[\s.]*$/iu,
    'alamat: $1',
  )

/** Beside a telephone number a name is one, however it is written. */
const toCapitals = (message: string): string =>
  message.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())

/** `psr psg 7 kubik`: what is written without vowels, by the names of the catalogue. */
const spellOutNames = (text: string, recognize: RecognizeGoods): string =>
  recognize.names
    ? expandAbbreviations(
        replacePhrases(text.toLowerCase()),
        recognize.names,
        (word) =>
          isMeaningful(word) || isUnitWord(word) || ['head', 'word'].includes(recognize(word)),
      )
    : text
const isUnitWord = (word: string): boolean =>
  unitWords.includes(word) || measureWords.includes(word) || dozenWords.includes(word)

const WITH_TITLE = /^\s*(?:pak|bpk|bapak|bu|ibu|mas|mbak|mbah|kang|haji|h\.)\s\p{L}[^,\n]*/iu
const COUNTED = new RegExp(String.raw`\d\s?(?:${unitWords.join('|')}|kg)(?!\p{L})`, 'iu')

const isNoGoods = ({ kind }: Act): boolean => kind === 'other'

const ORGANISATION =
  /^(?:(?:cv|pt|ud|tb|toko|pak|bpk|bp|bapak|bu|ibu|haji|hj|hajah|mbak|mba|mbah|eyang|mas|bang|kang|teh|cak|uda|uni|bli|om|tante|koh|ustad|mandor)\.?|(?:h|ir|dr|drs)\.)(?:\s+\p{L}[\p{L}.'-]*){1,4}$/iu
