/** The pages of text, by slug, with what staff call them. */
export const WRITTEN_PAGES = {
  faq: 'Tanya jawab',
  'hubungi-kami': 'Hubungi kami',
  'juragan-modal': 'Juragan modal',
  karir: 'Karier',
  'kebijakan-privasi': 'Kebijakan privasi',
  kemitraan: 'Kemitraan',
  'syarat-dan-ketentuan': 'Syarat dan ketentuan',
  'tentang-kami': 'Tentang kami',
} as const

export type WrittenPageSlug = keyof typeof WRITTEN_PAGES
export const writtenPageSlugs = Object.keys(WRITTEN_PAGES) as [
  WrittenPageSlug,
  ...WrittenPageSlug[],
]

/** A heading with the Markdown below it. */
export type TextPart = { heading: string; text: string }
type TextSection = TextPart & { parts: TextPart[] }

/** A text by its `##` headings, and each of those by its `###` headings. What stands before them is the intro. */
export function splitSections(markdown: string): { intro: string; sections: TextSection[] } {
  const [intro, ...sections] = splitAt(markdown, '## ')
  return {
    intro: intro!.text,
    sections: sections.map(({ heading, text }) => {
      const [own, ...parts] = splitAt(text, '### ')
      return { heading, text: own!.text, parts }
    }),
  }
}

/** The text before the first heading of this mark, without a heading, and then each heading with its text. */
function splitAt(markdown: string, mark: string): TextPart[] {
  const parts: TextPart[] = [{ heading: '', text: '' }]
  for (const line of markdown.split('\n'))
    if (line.startsWith(mark)) parts.push({ heading: line.slice(mark.length).trim(), text: '' })
    else parts.at(-1)!.text += `${line}\n`
  return parts.map(({ heading, text }) => ({ heading, text: text.trim() }))
}

/** A job that is open. */
export type Career = {
  title: string
  location: string
  kind: string
  /** The last day to apply, in words; empty where there is none. */
  closes: string
  text: string
}

const FACT = /^- (Lokasi|Jenis|Batas): *(.+)$/

/** The jobs of the careers page: sections that begin with `- Lokasi: …`, `- Jenis: …`, `- Batas: …`. */
export const readCareers = (sections: readonly TextSection[]): Career[] =>
  sections.flatMap(({ heading, text, parts }) => {
    const lines = [text, ...parts.map((part) => `### ${part.heading}\n\n${part.text}`)]
      .join('\n\n')
      .split('\n')
    const facts = new Map(
      lines.flatMap((line) => {
        const [, name, value] = FACT.exec(line) ?? []
        return name === undefined ? [] : [[name, value!.trim()] as const]
      }),
    )
    const location = facts.get('Lokasi')
    if (location === undefined) return []
    return [
      {
        title: heading,
        location,
        kind: facts.get('Jenis') ?? '',
        closes: facts.get('Batas') ?? '',
        text: lines
          .filter((line) => !FACT.test(line))
          .join('\n')
          .trim(),
      },
    ]
  })
