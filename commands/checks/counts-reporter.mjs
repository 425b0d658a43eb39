// A reporter for node:test that writes the run's counts and failures as JSON.
export default async function* counts(events) {
  const failures = []
  for await (const { type, data } of events) {
    if (type === 'test:fail') {
      const { error } = data.details
      // A file fails with its tests; reported only if all of them passed.
      if (error?.failureType !== 'subtestsFailed')
        failures.push(`${data.name} (${data.file}): ${describeError(error)}`)
    }
    // The summary without a file is that of the whole run; each file has its own too.
    if (type === 'test:summary' && data.file === undefined)
      yield JSON.stringify({ ...data.counts, failures })
  }
}

const describeError = (error) => {
  const cause = error?.cause ?? error
  return String(cause?.stack ?? cause).slice(0, 1500)
}
