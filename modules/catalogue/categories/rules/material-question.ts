/** What buyers ask about a material, with the answer. */
export type MaterialQuestion = { question: string; answer: string }
