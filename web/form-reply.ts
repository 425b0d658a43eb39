/** What an action answers to a form it did not take. Errors and values by property path. */
export type FormReply = {
  message: string
  code: string
  errors: Record<string, string>
  values: Record<string, string[]>
}

/** Whether an action's answer is such a reply (it may as well be a page's own data). */
export const isFormReply = (answer: unknown): answer is FormReply =>
  typeof answer === 'object' && answer !== null && 'errors' in answer && 'values' in answer
