import type { z } from 'zod'

/** The environment is invalid. The message names every wrong variable and what is valid. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const SECRET_NAME = /_URL$|TOKEN|KEY|SECRET|PASSWORD/

/** Names each wrong variable, with its value unless that may be a secret. */
export function describeIssues(
  issues: readonly z.core.$ZodIssue[],
  variables: Record<string, string | undefined>,
): string {
  const lines = issues.map((issue) => {
    const name = String(issue.path[0])
    const value = SECRET_NAME.test(name) ? 'its value' : JSON.stringify(variables[name])
    return `  ${name}: ${value} does not do; ${issue.message}`
  })
  return ['The environment is not right:', ...new Set(lines)].join('\n')
}
