/**
 * The word that a form of it stands for, where `isWord` knows it: `sajalah` is `saja`, and a letter that is held (`sipp`,
 * `cukuuup`) counts once; Makassar ends them too, `cukupmi`, `mauka`. Undefined where there is none.
 */
export function findPlainForm(word: string, isWord: (word: string) => boolean): string | undefined {
  const forms = [
    word.replace(/lah$/u, ''),
    word.replace(/(?<=\p{L}{3})(?:mi|ji|pi|ka|ki|ko)$/u, ''),
    word.replaceAll(/(\p{L})\1+/gu, '$1'),
  ]
  return [...forms, forms.at(-1)!.replace(/lah$/u, '')].find(
    (form) => form !== word && form.length > 1 && isWord(form),
  )
}

const CALLED_SUFFIXES = ['nipun', 'ipun', 'nyo', 'nye', 'ny', 'ne', 'na', 'e', 'x']

/** `semene`, `catna`, `besinyo`, `pakux`: goods that are called in Javanese, Sundanese, Minang or on a phone, as `semennya`. */
export function findCalledForm(
  word: string,
  isHead: (word: string) => boolean,
): string | undefined {
  if (isHead(word)) return undefined
  // `pipe`, `kace`: the last letter as Betawi has it.
  if (word.endsWith('e') && isHead(`${word.slice(0, -1)}a`)) return `${word.slice(0, -1)}a`
  const stem = CALLED_SUFFIXES.filter((suffix) => word.endsWith(suffix))
    .map((suffix) => word.slice(0, -suffix.length))
    .find((each) => each.length > 2 && isHead(each))
  return stem && `${stem}nya`
}
