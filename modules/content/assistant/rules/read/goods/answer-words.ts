import { COLOUR } from '../../track/respecify.ts'

const NOT_THOSE =
  /(?<=\p{L}{3})(?:\s(?:ya|saja|dong|lho))*[\s,]+(?:bukan|jangan)\s(?:yang\s)?\p{L}{3,}(?:\s\p{L}{3,})?$/u

/** `bohlam ya bukan downlight`: what answers a choice, without what it is not. */
export const dropNotThose = (text: string): string => text.replace(NOT_THOSE, '')

/** `polos 10` of bars whose quantity is known: the sort and its size; behind a colour it is another quantity. */
export const isSortAndSize = (words: string): boolean =>
  /^\p{L}{3,}(?:\s\p{L}{3,})?\s\d{1,3}$/u.test(words) && !COLOUR.test(words)
