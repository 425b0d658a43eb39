/** What buyers say in English, in the words that the next stages know; in lower case. */
export const ENGLISH_PHRASES: readonly [RegExp, string][] = [
  [/(?<!\p{L})(?:please\s)?(?:make|change)\s(?:it|that)\s(?:to\s)?/gu, 'jadi '],
  [/(?<!\p{L})that'?s\s(?:all|it)(?!\p{L})/gu, 'itu saja'],
  [/(?<!\p{L})how\smuch(?:\s(?:is|are|for|the))*(?!\p{L})/gu, 'berapa harga'],
  [/(?<!\p{L})do\syou\s(?:have|sell)(?!\p{L})/gu, 'ada'],
  [/^dear\s(?:sir|madam|all|team|admin)(?:\s?(?:\/|or)\s?(?:sir|madam))?[\s,.]+/gu, ''],
]
