import type { PageContent } from './page-content.ts'

/** The questions that contain every word of the search, in question or answer; all of them without one. */
export function findQuestions(
  sections: PageContent['sections'],
  search: string,
): PageContent['sections'] {
  const words = search.toLocaleLowerCase('id-ID').split(/\s+/).filter(Boolean)
  return sections
    .map((section) => ({
      ...section,
      parts: section.parts.filter(({ heading, text }) => {
        const whole = `${heading} ${text}`.toLocaleLowerCase('id-ID')
        return words.every((word) => whole.includes(word))
      }),
    }))
    .filter(({ parts }) => parts.length > 0)
}
