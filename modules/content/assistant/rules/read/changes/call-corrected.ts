import type { DialogueItem } from '../../track/dialogue.ts'
import { splitWords } from '../../words/word-sets.ts'

const CORRECTION = /^((?:eh|oh|maaf|ralat|koreksi)[\s,]+)(\p{L}{3,})\s(?=yang\s)/u

/** `eh toren yang 550 saja`: goods of the list that a correction names again are called by it, and no others are ordered. */
export const callCorrected = (text: string, items: readonly DialogueItem[]): string =>
  text.replace(CORRECTION, (said, lead: string, name: string) => {
    const called = items.filter(({ words }) => splitWords(words.toLowerCase())[0] === name)
    return called.length === 1 ? `${lead}${name}nya ` : said
  })
