/** What an action answers to a form it did not take. Errors and values by property path. */
export type FormErrors = {
  message: string
  code: string
  errors: Record<string, string>
  values: Record<string, string[]>
}

/** Whether an action's answer is such a reply (it may as well be a page's own data). */
export const isFormErrors = (result: unknown): result is FormErrors =>
  typeof result === 'object' && result !== null && 'errors' in result && 'values' in result
