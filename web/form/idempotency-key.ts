/** The idempotency key of a form with `IdempotencyKey`; none before scripts run. */
export function readIdempotencyKey(form: FormData): { key?: string } {
  const key = form.get('key')
  return typeof key === 'string' && key ? { key } : {}
}
