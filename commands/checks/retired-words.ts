import fs from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'

/** Words that the code no longer uses, each with the field's own word (docs/GLOSSARY.md). */
const RETIRED: ReadonlyMap<string, string> = new Map([
  ['acted', 'ActionResult, runAction'],
  ['asker', 'caller, PriceContext'],
  ['carrier', 'transport (a carrier is a haulier here)'],
  ['desk', 'staff, admin, realm'],
  ['doubt', 'TokenError'],
  ['errand', 'OAuthFlow'],
  ['forget', 'clear, reset, erase'],
  ['gathered', 'mergeLines'],
  ['going', 'returnTo'],
  ['hears', 'connected'],
  ['hindrance', 'constraint'],
  ['keeper', 'cache, provider'],
  ['kept', 'cached, stored'],
  ['lasts', 'ttl'],
  ['letter', 'email'],
  ['loose', 'temporary'],
  ['lorry', 'vehicle'],
  ['misfit', 'unmatched money, discrepancy'],
  ['misses', 'zeroResults'],
  ['mine', 'listOwn…, buyer-service'],
  ['newcomer', 'NewAdmin'],
  ['packing', 'encoding'],
  ['patience', 'timeoutMs'],
  ['shelf', 'category, subCategory'],
  ['slips', 'typos'],
  ['somebody', 'user, buyer, caller'],
  ['steadily', 'withUniformDuration'],
  ['tale', 'scenario'],
  ['told', 'notified, tags'],
  ['tries', 'throttle'],
  ['upo', 'purchaseOrder'],
  ['wanted', 'query, request, input'],
  ['whoever', 'caller'],
])

/** `keptPages` → kept, pages: the words of a name, singular. */
const splitWords = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)

const findRetired = (name: string): string[] =>
  splitWords(name)
    .map((word) => (RETIRED.has(word) ? word : word.replace(/s$/, '')))
    .filter((word) => RETIRED.has(word))

/** Names that come from outside the code and keep their word: columns, fields of responses. */
const FIXED: ReadonlySet<string> = new Set([
  // zod's
  'looseObject',
  // The address /upo, its environment variables, its table and the columns that point to it.
  'upo',
  'upo_id',
  'UPO_URL',
  'UPO_ACCESS',
  'told_at',
  // A field of saved lists: whether the caller owns it.
  'mine',
  // Letters of the alphabet.
  'BrandLetter',
  'letter',
  'brandsByLetter',
  'letters',
  'listBrandsByLetter',
  'swapLetters',
])

/** Phrases that neither code nor prose has, each with what says it plainly. */
const RETIRED_PHRASES: ReadonlyMap<string, string> = new Map([
  ['for who', 'for buyers who …, for the caller'],
  ['is told', 'hears, gets a message, is reported'],
  ['to who', 'to buyers who …, to the caller'],
  ['whoever', 'the buyer, the caller, code that …: name it'],
])
const RETIRED_PHRASE = new RegExp(String.raw`\b(?:${[...RETIRED_PHRASES.keys()].join('|')})\b`, 'i')

/** `line: phrase (→ what to say instead)` for every line of a text with such a phrase. */
export const listRetiredPhrases = (text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    const phrase = RETIRED_PHRASE.exec(line)?.[0].toLowerCase()
    return phrase ? [`${index + 1}: ${phrase} (→ ${RETIRED_PHRASES.get(phrase)})`] : []
  })

/** The identifiers of a source that carry a retired word, each once. Throws when it does not parse. */
export function listRetiredIdentifiers(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]!.message}`)
  const names = new Set<string>()
  const collect = ({ name }: { name: string }) => void names.add(name)
  new Visitor({ Identifier: collect, JSXIdentifier: collect, PrivateIdentifier: collect }).visit(
    program,
  )
  return [...names].filter((name) => !FIXED.has(name) && findRetired(name).length > 0)
}

/** `file:line: phrase (→ what to say instead)` for every such line of the files. */
export const findRetiredPhrases = (files: readonly string[]): string[] =>
  files.flatMap((file) =>
    listRetiredPhrases(fs.readFileSync(file, 'utf8')).map((found) => `${file}:${found}`),
  )

/** `file: name (→ what to say instead)` for every retired word in a file's path or identifiers. */
export function findRetiredWords(files: readonly string[]): string[] {
  const say = (file: string, name: string) =>
    `${file}: ${name} (→ ${findRetired(name)
      .map((word) => RETIRED.get(word))
      .join('; ')})`
  return files.flatMap((file) => {
    // Others link to a decision: its file keeps its name.
    const mayNotChange = file.startsWith('docs/decisions/')
    const inPath = !mayNotChange && findRetired(file).length > 0 ? [say(file, file)] : []
    if (!/\.(ts|tsx|mjs)$/.test(file)) return inPath
    const names = listRetiredIdentifiers(file, fs.readFileSync(file, 'utf8'))
    return [...inPath, ...names.map((name) => say(file, name))]
  })
}
