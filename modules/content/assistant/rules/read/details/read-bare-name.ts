import type { MessageContext } from '../message-context.ts'
import { isPlain as isMeaningful } from '../../words/normalize-message.ts'
import { splitWords } from '../../words/word-sets.ts'

/** `Niko, jl bambu kuning 17`: who it is for, before the street. */
const BEFORE_STREET =
  /^\s*(\p{L}{2,}(?:\s\p{L}{2,}){0,2})(?:\s*,\s*|(?<=^\s*\p{Lu}.*)\s+)(?:[Jj]l|[Jj]ln|[Jj]alan|[Gg]g|[Gg]ang|[Bb]tn|BTN|[Pp]erumnas|[Pp]erum|[Pp]erumahan|[Kk]omplek|[Kk]ompleks|[Aa]partemen|[Rr]uko|[Gg]riya|[Cc]luster|[Kk]ampung|[Kk]p|[Dd]usun|[Dd]esa)(?!\p{L})[^\n]*$/u
export function readNameBefore(
  message: string,
  { dialogue, recognize }: MessageContext,
): string | undefined {
  const [, name] = BEFORE_STREET.exec(message) ?? []
  const isFree = (word: string) =>
    !isMeaningful(word) && !['head', 'word'].includes(recognize(word))
  return name && !dialogue.name && splitWords(name.toLowerCase()).every(isFree) ? name : undefined
}

export const BARE_NAME = /^\s*\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,2}\s*$/u

/** A name by itself, where goods are on the list: words in capitals that mean nothing else. */
export function readBareName(
  message: string,
  { dialogue, recognize }: MessageContext,
): string | undefined {
  if (dialogue.items.length === 0 || !BARE_NAME.test(message)) return undefined
  const words = splitWords(message.toLowerCase())
  const isFree = (word: string) => recognize(word) === 'none' && !isMeaningful(word)
  return words.every(isFree) ? message.trim() : undefined
}
