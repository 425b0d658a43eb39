// A reporter for node:test that writes the run's counts and what failed, as JSON.
export default async function* counts(events) {
  const failures = []
  for await (const { type, data } of events) {
    if (type === 'test:fail') {
      const { error } = data.details
      // A file fails with its tests; told by itself only where all of those went well.
      if (error?.failureType !== 'subtestsFailed')
        failures.push(`${data.name} (${data.file}): ${wordsOf(error)}`)
    }
    // The summary without a file is the whole run's; each file has one of its own besides.
    if (type === 'test:summary' && data.file === undefined)
      yield JSON.stringify({ ...data.counts, failures })
  }
}

const wordsOf = (error) => {
  const cause = error?.cause ?? error
  return String(cause?.stack ?? cause).slice(0, 1500)
}
