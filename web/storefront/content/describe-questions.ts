import { createStructuredData, type StructuredData } from '#web/seo/structured-data.ts'

/** Questions with their answers in words. */
export const describeQuestions = (
  questions: readonly { heading: string; text: string }[],
): StructuredData =>
  createStructuredData(() => ({
    '@type': 'FAQPage',
    inLanguage: 'id',
    mainEntity: questions.map(({ heading, text }) => ({
      '@type': 'Question',
      name: heading,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  }))
