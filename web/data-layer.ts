/** Adds an event to the analytics data layer. No name, phone number, NIK or token may be in it. */
export function pushToDataLayer(event: { event: string } & Record<string, unknown>): void {
  const page = window as unknown as { dataLayer?: object[] }
  page.dataLayer ??= []
  page.dataLayer.push(event)
}
