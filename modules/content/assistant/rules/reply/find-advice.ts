import type { MaterialQuestion } from '#modules/catalogue/categories/rules/material-question.ts'
import { FILLER_WORDS, QUESTION_WORDS, splitWords } from '../words/word-sets.ts'

/** A kind of goods with what people ask about it. */
type AskedKind = {
  name: string
  aliases: readonly string[]
  questions: readonly MaterialQuestion[]
}

/** Words that a question shares with what was asked, at least; one alone is too little. */
const MIN_SHARED = 2
const MIN_WORD_LENGTH = 3

/**
 * The question of the catalogue that fits what a buyer asks about its goods; undefined where none does. What is compared
 * has to be in its answer.
 */
export function findAdvice(
  text: string,
  kinds: readonly AskedKind[],
  compared: readonly string[] = [],
): MaterialQuestion | undefined {
  const said = new Set(listWords(text))
  const named = kinds.filter(({ name, aliases }) =>
    [name, ...aliases].some((each) => listWords(each).some((word) => said.has(word))),
  )
  if (compared.length > 0)
    return named
      .flatMap(({ questions }) => questions)
      .find(({ answer }) => compared.every((value) => hasWords(answer, value)))
  const scored = named.flatMap(({ questions }) =>
    questions.map((each) => ({
      each,
      shared: new Set(listWords(`${each.question} ${each.answer}`).filter((word) => said.has(word)))
        .size,
    })),
  )
  const most = Math.max(0, ...scored.map(({ shared }) => shared))
  return most < MIN_SHARED ? undefined : scored.find(({ shared }) => shared === most)?.each
}

const hasWords = (answer: string, value: string): boolean => {
  const words = new Set(splitWords(answer.toLowerCase()))
  return splitWords(value).every((word) => words.has(word))
}

const listWords = (text: string): string[] =>
  splitWords(text.toLowerCase()).filter(
    (word) =>
      word.length >= MIN_WORD_LENGTH && !FILLER_WORDS.has(word) && !QUESTION_WORDS.has(word),
  )
