import { readConfig, type Config } from '#server/config.ts'
import { ConfigError } from '#server/environment.ts'

/** The configuration of this process; a wrong environment ends it with the list of what is wrong. */
export function loadConfig(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
