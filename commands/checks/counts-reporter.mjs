// A reporter for node:test that writes only the run's counts, as JSON.
export default async function* counts(events) {
  for await (const { type, data } of events) {
    // The summary without a file is the whole run's; each file has one of its own besides.
    if (type === 'test:summary' && data.file === undefined) yield JSON.stringify(data.counts)
  }
}
