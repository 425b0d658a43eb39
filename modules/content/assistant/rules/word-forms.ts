/**
 * The word that a form of it stands for, where `isWord` knows it: `sajalah` is `saja`, and a letter that is held (`sipp`,
 * `cukuuup`) counts once. Undefined where there is none.
 */
export function findPlainForm(word: string, isWord: (word: string) => boolean): string | undefined {
  const forms = [word.replace(/lah$/u, ''), word.replaceAll(/(\p{L})\1+/gu, '$1')]
  return [...forms, forms[1]!.replace(/lah$/u, '')].find(
    (form) => form !== word && form.length > 1 && isWord(form),
  )
}
