/** The idempotency key of a form with `RepeatKey`; none before scripts run. */
export function readRepeatKey(form: FormData): { key?: string } {
  const key = form.get('key')
  return typeof key === 'string' && key ? { key } : {}
}
