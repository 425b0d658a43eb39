/** The reply of an action that refused a form. Errors and values by property path. */
export type FormErrors = {
  message: string
  code: string
  errors: Record<string, string>
  values: Record<string, string[]>
}

/** Whether an action's result is such a reply rather than the page's own data. */
export const isFormErrors = (result: unknown): result is FormErrors =>
  typeof result === 'object' && result !== null && 'errors' in result && 'values' in result

/** Fields whose value is never sent back to a page nor stored. `pin` is an address's point on the map. */
export const SECRET_FIELD_NAME = /password|sandi|otp|one-time|token|secret/i
